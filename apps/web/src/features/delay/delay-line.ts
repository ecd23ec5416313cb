import type { Activity } from '@crossload/contract';
import {
	type FestivalTime,
	isShow,
	minutesOfTime,
	type PlanMove,
	type RippleBecause,
	type RippleChange,
} from '@crossload/domain';

/** What is chosen in the preview besides by how much. */
export interface DelayOptions {
	/** Shows that are no moves stay where they are. */
	readonly keepsShows: boolean;
	/** A show takes along what else its band has still to begin. */
	readonly together: boolean;
	/** Ids of the lines that are left out. */
	readonly left: ReadonlySet<number>;
	/** What is moved on top, to solve what the delay breaks. */
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
	/** It solves what the delay would break. */
	readonly isFix: boolean;
	/** Not left out. */
	readonly isTaken: boolean;
	/** What it waits for is left out. */
	readonly waitsForLeftOut: boolean;
}

/** What a delay moves, with what solves what it breaks: another time or position instead of the one it is pushed to. */
export function linesOf(
	changes: readonly RippleChange[],
	activities: ReadonlyMap<number, Activity>,
	{ left, fixes }: DelayOptions,
): DelayLine[] {
	const fixed = new Map(fixes.map((fix) => [fix.id, fix]));
	const isPushed = new Set(changes.map(({ id }) => id));
	const others = fixes.filter(({ id }) => !isPushed.has(id)).map((fix) => ({ ...fix, because: null }));
	return [...changes, ...others].flatMap(({ id, ...change }): DelayLine[] => {
		const activity = activities.get(id);
		if (!activity) return [];
		const fix = fixed.get(id);
		const { because } = change;
		const line = { planned_start: activity.planned_start, planned_end: activity.planned_end, ...change, ...fix };
		return [
			{
				...line,
				activity,
				by: minutesBetween(activity, line),
				isFix: fix !== undefined,
				isTaken: !left.has(id),
				waitsForLeftOut: because !== null && left.has(because.activityId),
			},
		];
	});
}

/** Band by band, in the order of their shows: each with all its lines together, in the order of the plan. */
export function byBand(lines: readonly DelayLine[]): DelayLine[] {
	const bands = new Map<number | null, DelayLine[]>();
	for (const line of lines) {
		const bandId = line.activity.band?.id ?? null;
		bands.set(bandId, [...(bands.get(bandId) ?? []), line]);
	}
	const begin = (band: readonly DelayLine[]) => {
		const { activity } = band.find((line) => isShow(line.activity.activityType)) ?? band[0] ?? {};
		return activity?.planned_start ?? activity?.planned_end ?? '';
	};
	return [...bands.values()].sort((a, b) => compareTexts(begin(a), begin(b))).flat();
}

const compareTexts = (a: string, b: string) => Number(a > b) - Number(a < b);

/**
 * Where what lies between two activities becomes less, by which the delay does so too: how many minutes lay between a line
 * and the one that it waits for, and will.
 */
export function takenUp(lines: readonly DelayLine[]) {
	const byId = new Map(lines.map((line) => [line.activity.id, line]));
	return lines.flatMap((line) => {
		const before = byId.get(line.because?.activityId ?? 0);
		if (!before || !line.isTaken || !WAITS.has(line.because?.relation ?? '')) return [];
		const between = (first: Times, second: Times) =>
			Number(minutesOfTime(second.planned_start ?? second.planned_end)) - Number(minutesOfTime(first.planned_end));
		const had = between(before.activity, line.activity);
		const keeps = between(before.isTaken ? before : before.activity, line);
		return had > keeps ? [{ line, before, minutes: had - keeps, had, keeps }] : [];
	});
}

/** In these an activity begins once another one is over. */
const WAITS: ReadonlySet<string> = new Set(['stage', 'vehicle', 'position', 'band']);

type Times = Pick<DelayLine, 'planned_start' | 'planned_end'>;

/** By how much its start goes later, or its end if the start stays. */
function minutesBetween(was: Times, is: Times): number {
	const later = (from: FestivalTime | null, to: FestivalTime | null) =>
		Number(minutesOfTime(to)) - Number(minutesOfTime(from));
	return later(was.planned_start, is.planned_start) || later(was.planned_end, is.planned_end);
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

/** Fixes with one more: an activity keeps what another one of its own says besides. */
export function withFix(fixes: readonly PlanMove[], fix: PlanMove): PlanMove[] {
	const before = fixes.find(({ id }) => id === fix.id);
	return [...fixes.filter(({ id }) => id !== fix.id), { ...before, ...fix }];
}
