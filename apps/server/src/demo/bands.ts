import type { BandStatus } from '@crossload/domain';
import { ACT_CLASSES } from './act-classes.ts';
import { CREW } from './crew.ts';
import type { DemoActivity, DemoBand } from './demo-festival.ts';
import type { Random } from './random.ts';
import type { Act } from './running-order.ts';

const REMARKS = [
	'No strobe during the second song.',
	'Drummer arrives by train, pick-up with shuttle.',
	'Own monitor desk, FOH from the house.',
	'Merch is sold at the central stand.',
	'Drum riser 2 × 2 m, rolling.',
	'Needs two stagehands more at load-out.',
	'Guest list closes two hours before the show.',
	'Pyro cleared with the fire brigade, CO2 only.',
	'Photo pit: first three songs, no flash.',
	'In-ear frequencies are with the RF desk.',
	'Two hotel rooms, early check-out.',
	'Backline shared with the act before.',
	'Tour manager speaks German and French.',
	'Confetti at the end, the cleaners know.',
];

const PARTY_REMARKS = ['two with wheelchair access', 'one child', 'string section joins on site', 'one dog'];

const MISSING_NOTE = 'Tour manager does not answer the phone, last heard of on the motorway.';

/** Share of the acts that cancel, though they stand in the plan. */
const CANCELLED = 0.02;

/** Why an act does not come. */
export const CANCEL_REASON = 'Singer is ill';

/** Why an act is not there: nobody knows where it is, or it has said that it does not come. */
export type Absence = 'missing' | 'cancelled';

/** The acts that do not come, by band key: small ones on the smaller stages, one that is missing and those that cancelled. */
export function absentActs(acts: readonly Act[], random: Random): Map<number, Absence> {
	const candidates = [...acts.keys()].filter((key) => {
		const act = acts[key];
		return act !== undefined && act.stageKey > 0 && (act.actClass === 'opener' || act.actClass === 'mid');
	});
	const absent = random.shuffled(candidates).slice(0, 1 + Math.round(acts.length * CANCELLED));
	return new Map(absent.map((key, index) => [key, index === 0 ? 'missing' : 'cancelled']));
}

/** A band as the production office wrote it down, without status. */
export function bandOf(
	{ act, name, absence }: { act: Act; name: string; absence: Absence | undefined },
	random: Random,
): Omit<DemoBand, 'status' | 'productionKey'> {
	const party = random.between(...ACT_CLASSES[act.actClass].touringParty);
	const remark = random.chance(0.15) ? `, ${random.pick(PARTY_REMARKS)}` : '';
	return {
		name,
		stageKey: act.stageKey,
		touringParty: random.chance(0.92) ? `${party}${remark}` : null,
		notes: absence === 'missing' ? MISSING_NOTE : notesOf(random),
	};
}

function notesOf(random: Random): string | null {
	if (random.chance(0.3)) return null;
	const catering = `Catering: ${random.between(1, 5)} vegan, ${random.between(0, 2)} coeliac.`;
	return [catering, ...random.shuffled(REMARKS).slice(0, random.between(0, 3))].join('\n');
}

/** The festival's own crew as a band. */
export const CREW_BAND: DemoBand = {
	name: CREW,
	status: 'here',
	stageKey: 0,
	touringParty: null,
	notes: 'Our own shuttles. Radio channel 4.',
	productionKey: null,
};

/** The status that follows from what a band has done so far. */
export function statusAfter(activities: readonly DemoActivity[]): BandStatus {
	const of = (...typeIds: string[]) => activities.filter(({ typeId }) => typeIds.includes(typeId));
	if (of('departure').some(({ end }) => end !== null)) return 'gone';
	if (of('loadin').some(({ start, end }) => start !== null && end === null)) return 'load_in';
	const isHere = activities.some(({ typeId, start, end }) => typeId !== 'arrival' && (start ?? end) !== null);
	return isHere ? 'here' : 'not_here';
}
