import type { Activity } from '@crossload/contract';
import {
	type FestivalTime,
	groupBy,
	isShow,
	minutesOfTime,
	type PlanMove,
	type RippleBecause,
	type RippleChange,
} from '@crossload/domain';

/** What is chosen in the preview besides the delay itself. */
export interface DelayOptions {
	/** Shows keep their times, unless they are moved themselves. */
	readonly keepsShows: boolean;
	/** A show takes along what else its band has still to begin. */
	readonly together: boolean;
	/** Ids of the lines that are left out. */
	readonly leftOut: ReadonlySet<number>;
	/** Further moves that solve findings of the delay. */
	readonly fixes: readonly PlanMove[];
}

/** One activity that a delay moves. */
export interface DelayLine {
	readonly activity: Activity;
	readonly planned_start: FestivalTime | null;
	readonly planned_end: FestivalTime | null;
	/** Only if it goes to another position. */
	readonly positionId?: number | null;
	/** Only if it goes to another stage. */
	readonly stageId?: number | null;
	/** Minutes later. */
	readonly by: number;
	/** Null for what is moved itself. */
	readonly because: RippleBecause | null;
	/** It solves a finding of the delay. */
	readonly isFix: boolean;
	/** Not left out. */
	readonly isTaken: boolean;
	/** What it waits for is left out. */
	readonly waitsForLeftOut: boolean;
}

/** The lines of what a delay moves; a fix replaces the time or position that its activity is pushed to. */
export function linesOf(
	changes: readonly RippleChange[],
	activities: ReadonlyMap<number, Activity>,
	{ leftOut, fixes }: DelayOptions,
): DelayLine[] {
	const fixById = new Map(fixes.map((fix) => [fix.id, fix]));
	const pushedIds = new Set(changes.map(({ id }) => id));
	const others = fixes.filter(({ id }) => !pushedIds.has(id)).map((fix) => ({ ...fix, because: null }));
	return [...changes, ...others].flatMap(({ id, ...change }): DelayLine[] => {
		const activity = activities.get(id);
		if (!activity) return [];
		const fix = fixById.get(id);
		const { because } = change;
		const line = { planned_start: activity.planned_start, planned_end: activity.planned_end, ...change, ...fix };
		return [
			{
				...line,
				activity,
				by: shiftOf(activity, line),
				isFix: fix !== undefined,
				isTaken: !leftOut.has(id),
				waitsForLeftOut: because !== null && leftOut.has(because.activityId),
			},
		];
	});
}

/** Sorted by band, in the order of their shows; within a band the order stays. */
export function byBand(lines: readonly DelayLine[]): DelayLine[] {
	const bands = groupBy(lines, ({ activity }) => activity.band?.id ?? null);
	const startOf = (band: readonly DelayLine[]) => {
		const { activity } = band.find((line) => isShow(line.activity.activityType)) ?? band[0] ?? {};
		return activity?.planned_start ?? activity?.planned_end ?? '';
	};
	return [...bands.values()].sort((a, b) => compareTexts(startOf(a), startOf(b))).flat();
}

const compareTexts = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Gaps between a line and its predecessor that become shorter, by which they absorb part of the delay; all in minutes. */
export function shrunkGaps(lines: readonly DelayLine[]) {
	const byId = new Map(lines.map((line) => [line.activity.id, line]));
	return lines.flatMap((line) => {
		const predecessor = byId.get(line.because?.activityId ?? 0);
		if (!predecessor || !line.isTaken || !SEQUENTIAL_RELATIONS.has(line.because?.relation ?? '')) return [];
		const gap = (first: Times, second: Times) =>
			Number(minutesOfTime(second.planned_start ?? second.planned_end)) - Number(minutesOfTime(first.planned_end));
		const minutesBefore = gap(predecessor.activity, line.activity);
		const minutesAfter = gap(predecessor.isTaken ? predecessor : predecessor.activity, line);
		return minutesBefore > minutesAfter
			? [{ line, predecessor, minutes: minutesBefore - minutesAfter, minutesBefore, minutesAfter }]
			: [];
	});
}

/** Relations in which an activity begins once its predecessor is over. */
const SEQUENTIAL_RELATIONS: ReadonlySet<string> = new Set(['stage', 'vehicle', 'position', 'band']);

type Times = Pick<DelayLine, 'planned_start' | 'planned_end'>;

/** Minutes by which its start goes later, or its end if the start stays. */
function shiftOf(before: Times, after: Times): number {
	const minutesBetween = (from: FestivalTime | null, to: FestivalTime | null) =>
		Number(minutesOfTime(to)) - Number(minutesOfTime(from));
	return (
		minutesBetween(before.planned_start, after.planned_start) || minutesBetween(before.planned_end, after.planned_end)
	);
}

/** What changes of an activity; of a running one its end alone. */
export function moveOf({ activity, planned_start, planned_end, positionId, stageId }: DelayLine): PlanMove {
	return {
		id: activity.id,
		...(planned_start === activity.planned_start ? {} : { planned_start }),
		...(planned_end === activity.planned_end ? {} : { planned_end }),
		...(positionId === undefined ? {} : { positionId }),
		...(stageId === undefined ? {} : { stageId }),
	};
}

/** Adds a fix; it is merged over an earlier one of the same activity. */
export function withFix(fixes: readonly PlanMove[], fix: PlanMove): PlanMove[] {
	const before = fixes.find(({ id }) => id === fix.id);
	return [...fixes.filter(({ id }) => id !== fix.id), { ...before, ...fix }];
}
