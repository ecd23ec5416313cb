import type { Activity, BatchUpdate } from '@crossload/contract';
import {
	changesOfMoves,
	compareFindings,
	type DescribedFinding,
	describeFinding,
	type Finding,
	type FindingsIndex,
	faultsOfMoves,
	type PlanMove,
	ripple,
} from '@crossload/domain';
import type { PlanModel } from '../../api/plan/plan-model.ts';
import { type DelayLine, type DelayOptions, linesOf, moveOf } from './delay-line.ts';

/** What a delay does, before anything is written (RIP-10). */
export interface DelayPreview {
	/** Why the moves cannot be made, in words; null when they can. */
	readonly fault: string | null;
	readonly lines: readonly DelayLine[];
	/** What a delay reaches that has room enough, with the minutes that are left there. */
	readonly absorbed: readonly { readonly activity: Activity; readonly slack: number }[];
	/** How many findings the plan has now, and would have with what is taken. */
	readonly before: number;
	readonly after: number;
	/** Those that it would have and has not yet. */
	readonly findings: readonly Breakage[];
	/** The plan with what is taken, and its findings. */
	readonly index: FindingsIndex;
	/** What applying it writes. */
	readonly update: readonly BatchUpdate[];
}

/** A finding that a delay makes, and what it says. */
export interface Breakage {
	readonly finding: Finding;
	readonly said: DescribedFinding;
}

interface PreviewInput {
	readonly model: PlanModel;
	readonly activities: ReadonlyMap<number, Activity>;
	readonly moves: readonly PlanMove[];
	readonly options: DelayOptions;
}

/** Works out what moves push, which of it is taken, and what that does to the findings. */
export function previewDelay({ model, activities, moves, options }: PreviewInput): DelayPreview {
	const { index, relations } = model;
	const before = index.findings().length;
	const nothing = { lines: [], absorbed: [], before, after: before, findings: [], index, update: [] };
	const [fault] = faultsOfMoves(index.plan, moves);
	if (fault) return { ...nothing, fault: fault.message };
	if (moves.length === 0) return { ...nothing, fault: null };
	const { keepsShows, together } = options;
	const request = { moves, together, ...(keepsShows && { keep: ['show'] as const }) };
	const { changes, absorbed } = ripple(index, request, relations);
	const lines = linesOf(changes, activities, options);
	const taken = lines.filter(({ isTaken }) => isTaken);
	const after = index.copy();
	const { added, removed } = after.apply(changesOfMoves(index.plan, taken.map(moveOf)));
	return {
		fault: null,
		lines,
		absorbed: absorbed.flatMap(({ id, slack }) => {
			const activity = activities.get(id);
			return activity ? [{ activity, slack }] : [];
		}),
		before,
		after: before + added.length - removed.length,
		findings: added
			.toSorted(compareFindings)
			.map((finding) => ({ finding, said: describeFinding(finding, after.plan) })),
		index: after,
		update: taken.map((line) => ({ ...moveOf(line), version: line.activity.version })),
	};
}
