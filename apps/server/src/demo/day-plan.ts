import { festivalTimeOf, HOUR, type Instant, instantOf, later, MINUTE, toInstant } from '@crossload/domain';
import type { ActivityChange, DayEntries, DayEntry, DemoDay } from './day-entries.ts';
import type { ActivityTypeId, DemoActivity, DemoFestival, DemoTeamFunction } from './demo-festival.ts';
import { inFives, type Random } from './random.ts';

/** Hours ahead of now in which the plan of an activity may have been changed already. */
const AHEAD = 4 * HOUR;
/** Minutes before it was to begin. */
const BEFORE = [40, 150] as const;

/** One of so many activities is planned again, and of those with another place or a remark. */
const ONE_IN = 6;

const WORK: readonly ActivityTypeId[] = ['loadin', 'loadout', 'crossload', 'soundcheck'];

/** What the plan was in the morning, and how it was changed: times, places and remarks, and who is in charge. */
export function replannedDay(day: DemoDay, random: Random): DayEntries {
	const { festival } = day;
	const former = new Map<number, ActivityChange>();
	const entries: DayEntry[] = [];
	for (const [activityKey, activity] of festival.activities.entries()) {
		const at = changedAt(activity, day, random);
		const was = at === null ? null : formerly(activity, festival, random);
		if (at === null || was === null) continue;
		former.set(activityKey, was);
		const change = Object.fromEntries(Object.keys(was).map((field) => [field, activity[field as keyof DemoActivity]]));
		entries.push({ at, by: 'lead', kind: 'change', activityKey, change });
	}
	const shifts = reinforcedShifts(day, random);
	const before = {
		...festival,
		activities: festival.activities.map((activity, key) => ({ ...activity, ...former.get(key) })),
		teamFunctions: festival.teamFunctions.map((each, key) => ({ ...each, ...shifts.former.get(key) })),
	};
	return { before, entries: [...entries, ...shifts.entries] };
}

/** When the plan of an activity was changed: before it began, in the course of the day; null where it was not. */
function changedAt(
	{ planned_start, start, cancelled }: DemoActivity,
	{ from, now }: DemoDay,
	random: Random,
): Instant | null {
	const chosen = random.between(1, ONE_IN) === 1;
	const minutes = random.between(...BEFORE);
	if (!chosen || cancelled !== null || planned_start === null || instantOf(planned_start) > now + AHEAD) return null;
	const begins = Math.min(instantOf(planned_start), start === null ? Number.POSITIVE_INFINITY : instantOf(start));
	const at = toInstant(Math.min(begins, now) - minutes * MINUTE);
	return at > from ? at : null;
}

/** What was planned before; null where nothing else would have done. */
function formerly(activity: DemoActivity, { positions }: DemoFestival, random: Random): ActivityChange | null {
	const { typeId, planned_start, planned_end, positionKey, info } = activity;
	if (info !== null && random.chance(0.6)) return { info: null };
	if (typeId === 'parking' && positionKey !== null) {
		const tag = positions[positionKey]?.tag;
		const others = [...positions.keys()].filter((key) => key !== positionKey && positions[key]?.tag === tag);
		return others.length > 0 ? { positionKey: random.pick(others) } : null;
	}
	if (!WORK.includes(typeId) || planned_start === null) return null;
	const earlier = -inFives(random, 5, 20) * MINUTE;
	const moved = (time: typeof planned_end) => festivalTimeOf(later(instantOf(time), earlier));
	return { planned_start: moved(planned_start), planned_end: moved(planned_end) };
}

/** Who came to help in the course of the day, where two are in charge. */
function reinforcedShifts({ festival: { teamFunctions }, from, now }: DemoDay, random: Random) {
	const former = new Map<number, Pick<DemoTeamFunction, 'memberKeys'>>();
	const entries: DayEntry[] = [];
	for (const [functionKey, { memberKeys: members }] of teamFunctions.entries()) {
		const at = later(from, random.between(60, 600) * MINUTE);
		if (members.length < 2 || at > now) continue;
		former.set(functionKey, { memberKeys: members.slice(0, -1) });
		entries.push({ at, by: 'admin', kind: 'members', functionKey, members });
	}
	return { former, entries };
}
