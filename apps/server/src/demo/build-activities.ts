import { festivalTimeOf, type Instant } from '@crossload/domain';
import { type ActualTimes, actualTimesOf } from './actual-times.ts';
import { type Absence, CANCEL_REASON } from './bands.ts';
import type { ActivityTypeId, DemoActivity } from './demo-festival.ts';
import { Places } from './places.ts';
import type { Random } from './random.ts';
import type { Site } from './sites.ts';
import type { Step, Visit } from './visit.ts';

/** The visits as they are to become activities at a certain time. */
export interface ActivitySources {
	readonly visits: readonly Visit[];
	readonly sites: readonly Site[];
	/** The acts that do not come, by band key. */
	readonly absent: ReadonlyMap<number, Absence>;
	/** When those that cancelled have said so. */
	readonly cancelledAt: Instant;
	readonly now: Instant;
}

const INFOS: Partial<Record<ActivityTypeId, readonly string[]>> = {
	loadin: ['Forklift needed', 'Six stagehands', 'Ramp instead of lift', 'Risers first', 'Wait for the banksman'],
	loadout: ['Six stagehands', 'Merch cases last', 'Loads straight into the truck', 'Silence after 02:00'],
	crossload: ['By shuttle, four cases', 'Backline only', 'Two runs if it rains', 'Escort through the crowd'],
	checkin: ['Passes are at the gate', 'Ask for the parking permit', 'Two passes missing'],
	arrival: ['Comes from the airport', 'Comes by ferry, may be late'],
	show: ['Pyro', 'Live on the radio', 'Choir on stage for the last song', 'Hard curfew'],
	departure: ['Bus call at the artist village', 'Ferry at 06:30'],
};
const WITH_INFO = 0.12;

/** The activities of all visits in order of their plan, with positions, and with what has happened until now. */
export function buildActivities(
	{ visits, sites, absent, cancelledAt, now }: ActivitySources,
	random: Random,
): DemoActivity[] {
	const cancellation = { cancelled: festivalTimeOf(cancelledAt), cancel_reason: CANCEL_REASON };
	const places = new Places(sites);
	const planned = visits
		.flatMap((visit) => {
			const absence = absent.get(visit.bandKey);
			const actualTimes = actualTimesOf(visit, random);
			return visit.steps.map((step) => ({ visit, step, absence, actual: actualTimes.get(step) ?? null }));
		})
		.sort((a, b) => (a.step.from ?? a.step.to) - (b.step.from ?? b.step.to));
	return planned.map(({ visit, step, absence, actual }) => ({
		typeId: step.typeId,
		bandKey: visit.bandKey,
		stageKey: step.hasStage ? visit.act.stageKey : null,
		positionKey: positionOf(step, visit, places),
		vehicleKeys: step.vehicleKeys,
		planned_start: step.from === null ? null : festivalTimeOf(step.from),
		planned_end: festivalTimeOf(step.to),
		...until(absence ? null : actual, now),
		info: absence === 'missing' ? null : (step.info ?? infoOf(step, random)),
		...(absence === 'cancelled' ? cancellation : { cancelled: null, cancel_reason: null }),
	}));
}

function positionOf(step: Step, { act }: Visit, places: Places): number | null {
	if (step.siteKind === null) return null;
	return places.book({
		kind: step.siteKind,
		stageKey: act.stageKey,
		from: step.from ?? step.to,
		to: step.to,
		vehicles: step.vehicleKeys.length,
	});
}

/** What of the actual times lies in the past. */
function until(actual: ActualTimes | null, now: Instant): Pick<DemoActivity, 'start' | 'end'> {
	if (actual === null) return { start: null, end: null };
	const past = (instant: Instant | null) => (instant === null || instant > now ? null : festivalTimeOf(instant));
	return { start: past(actual.start), end: past(actual.end) };
}

function infoOf({ typeId }: Step, random: Random): string | null {
	const infos = INFOS[typeId];
	return infos && random.chance(WITH_INFO) ? random.pick(infos) : null;
}
