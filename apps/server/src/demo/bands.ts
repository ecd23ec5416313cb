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
	'Confetti at the end, cleaning is told.',
];

const PARTY_REMARKS = ['two with wheelchair access', 'one child', 'string section joins on site', 'one dog'];

/** Share of the acts that cancel, though they stand in the plan. */
const CANCELLED = 0.02;

/** What is written where something was cancelled. */
export const CANCELLED_INFO = 'Cancelled';

/** The acts that cancel: small ones on the smaller stages, whose place stays empty. */
export function cancelledActs(acts: readonly Act[], random: Random): Set<number> {
	const candidates = [...acts.keys()].filter((key) => {
		const act = acts[key];
		return act !== undefined && act.stageKey > 0 && (act.actClass === 'opener' || act.actClass === 'mid');
	});
	return new Set(random.shuffled(candidates).slice(0, Math.round(acts.length * CANCELLED)));
}

/** A band as the production office wrote it down, without status. */
export function bandOf(
	{ act, name, isCancelled }: { act: Act; name: string; isCancelled: boolean },
	random: Random,
): Omit<DemoBand, 'status' | 'productionKey'> {
	const party = random.between(...ACT_CLASSES[act.actClass].touringParty);
	const remark = random.chance(0.15) ? `, ${random.pick(PARTY_REMARKS)}` : '';
	return {
		name,
		stageKey: act.stageKey,
		touringParty: random.chance(0.92) ? `${party}${remark}` : null,
		notes: notesOf({ isCancelled }, random),
	};
}

function notesOf({ isCancelled }: { isCancelled: boolean }, random: Random): string | null {
	if (isCancelled) return 'Cancelled: the singer is ill. The changeover music plays on.';
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
