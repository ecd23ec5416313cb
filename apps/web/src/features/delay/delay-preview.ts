import type { Activity, BatchUpdate } from '@crossload/contract';
import {
	changesOfMoves,
	type DescribedFinding,
	describeFinding,
	faultsOfMoves,
	type PlanMove,
	type RippleChange,
	ripple,
	whatWouldBreak,
} from '@crossload/domain';
import type { PlanModel } from '../../api/plan/plan-model.ts';

/** One activity that a delay moves. */
export interface DelayLine {
	readonly activity: Activity;
	readonly change: RippleChange;
	/** Not left out. */
	readonly isTaken: boolean;
	/** What it waits for is left out. */
	readonly waitsForLeftOut: boolean;
}

/** What a delay does, before anything is written (RIP-10). */
export interface DelayPreview {
	/** Why the moves cannot be made, in words; null when they can. */
	readonly fault: string | null;
	readonly lines: readonly DelayLine[];
	/** How many activities a delay reaches that have room enough. */
	readonly absorbed: number;
	/** How many findings the plan has now, and would have with what is taken. */
	readonly before: number;
	readonly after: number;
	/** Those that it would have and has not yet. */
	readonly findings: readonly DescribedFinding[];
	/** What applying it writes. */
	readonly update: readonly BatchUpdate[];
}

interface PreviewInput {
	readonly model: PlanModel;
	readonly activities: ReadonlyMap<number, Activity>;
	readonly moves: readonly PlanMove[];
	readonly keepsShows: boolean;
	/** Ids of the lines that are left out. */
	readonly left: ReadonlySet<number>;
}

/** Works out what moves push, which of it is taken, and what that does to the findings. */
export function previewDelay({ model, activities, moves, keepsShows, left }: PreviewInput): DelayPreview {
	const { index, relations } = model;
	const before = index.findings().length;
	const nothing = { lines: [], absorbed: 0, before, after: before, findings: [], update: [] };
	const [fault] = faultsOfMoves(index.plan, moves);
	if (fault) return { ...nothing, fault: fault.message };
	if (moves.length === 0) return { ...nothing, fault: null };
	const { changes, absorbed } = ripple(index, { moves, ...(keepsShows && { keep: ['show'] }) }, relations);
	const lines = changes.flatMap((change): DelayLine[] => {
		const activity = activities.get(change.id);
		const waitsForLeftOut = change.because !== null && left.has(change.because.activityId);
		return activity ? [{ activity, change, isTaken: !left.has(change.id), waitsForLeftOut }] : [];
	});
	const taken = lines.filter(({ isTaken }) => isTaken);
	const rows = changesOfMoves(index.plan, taken.map(moveOf));
	const { findings, solved } = whatWouldBreak(index, rows);
	const planAfter = index.plan.copy();
	for (const row of rows) planAfter.apply(row);
	return {
		fault: null,
		lines,
		absorbed: absorbed.length,
		before,
		after: before + findings.length - solved.length,
		findings: findings.map((finding) => describeFinding(finding, planAfter)),
		update: taken.map(({ activity, change }) => ({ ...moveOf({ activity, change }), version: activity.version })),
	};
}

/** What changes of an activity; of a running one its end alone. */
function moveOf({ activity, change }: Pick<DelayLine, 'activity' | 'change'>) {
	const { id, planned_start, planned_end } = change;
	return {
		id,
		...(planned_start === activity.planned_start ? {} : { planned_start }),
		...(planned_end === activity.planned_end ? {} : { planned_end }),
	};
}
