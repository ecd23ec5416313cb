import { type Instant, instantOf, later, MINUTE, minutesBetween } from '@crossload/domain';
import type { DayEntry, DemoDay } from './day-entries.ts';
import type { DemoActivity } from './demo-festival.ts';
import type { Random } from './random.ts';

/** What is noted on any day, by the minutes since its morning. */
const EVERY_DAY: readonly (readonly [minutes: number, by: 'admin' | 'lead', text: string])[] = [
	[25, 'lead', 'Night shift handed over, nothing open at the docks.'],
	[130, 'lead', 'Forklift 2 is back from repair.'],
	[215, 'admin', 'Passes for the day are at the gate.'],
	[340, 'lead', 'Water truck fills up until 12:15, gate road is one lane.'],
	[455, 'lead', 'Wind 45 km/h: no work above 4 m until further notice.'],
	[530, 'lead', 'Wind has gone down, work above 4 m goes on.'],
	[640, 'admin', 'Parking permits have run out, new ones come by 18:00.'],
	[790, 'lead', 'Ambulance lane behind the stages stays free during changeovers.'],
	[960, 'lead', 'Quiet behind the stages from now on.'],
];

/** Minutes after its plan from which a check-in is asked for, and a show's late start is explained. */
const MISSED_AFTER = 20;
const LATE_SHOW = 6;

const REASONS = ['monitor desk had to be restarted', 'line check took longer', 'risers were late from the dock'];

/** What was noted in the course of a day: what any day has, and about what was late. */
export function dayNotes({ festival, from, now }: DemoDay, random: Random): DayEntry[] {
	const isPast = ({ at }: { readonly at: Instant }) => at > from && at <= now;
	const plain = EVERY_DAY.map(([minutes, by, text]) => {
		const at = later(from, minutes * MINUTE + random.between(0, 59) * 1000);
		return { at, by, kind: 'note', text } as const;
	});
	const ofLate = festival.activities.flatMap((activity) => {
		const name = festival.bands[activity.bandKey]?.name ?? '';
		return [...missedCheckin(activity, name), ...lateShow(activity, name, random)];
	});
	return [...plain, ...ofLate].filter(isPast);
}

function missedCheckin({ typeId, planned_end, end, bandKey }: DemoActivity, name: string): DayEntry[] {
	const at = later(instantOf(planned_end), MISSED_AFTER * MINUTE);
	const isMissed = typeId === 'checkin' && end !== null && instantOf(end) > at;
	if (!isMissed) return [];
	const text = `${name} not at the gate yet, driver called: expected around ${end.slice(11, 15)}0.`;
	return [{ at, by: 'lead', kind: 'note', text, bandKey }];
}

function lateShow(
	{ typeId, planned_start, start, stageKey, bandKey }: DemoActivity,
	name: string,
	random: Random,
): DayEntry[] {
	if (typeId !== 'show' || planned_start === null || start === null) return [];
	const minutes = minutesBetween(instantOf(planned_start), instantOf(start));
	if (minutes < LATE_SHOW) return [];
	const text = `${name} began ${minutes} min late: ${random.pick(REASONS)}.`;
	return [{ at: later(instantOf(start), 4 * MINUTE), by: 'lead', kind: 'note', text, stageKey, bandKey }];
}
