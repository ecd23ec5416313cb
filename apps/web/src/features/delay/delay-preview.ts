import type { Activity, BatchUpdate } from '@crossload/contract';
import {
	changesOfMoves,
	compareFindings,
	type DescribedFinding,
	describeFinding,
	type Finding,
	type FindingsDifference,
	type FindingsIndex,
	faultsOfMoves,
	type PlanMove,
	type Pushed,
	whatMoves,
} from '@crossload/domain';
import type { PlanModel } from '../../api/plan/plan-model.ts';
import { byBand, type DelayLine, type DelayOptions, linesOf, moveOf } from './delay-line.ts';

/** What a delay does, before anything is written (RIP-10). */
export interface DelayPreview {
	/** Why the moves cannot be made, in words; null when they can. */
	readonly fault: string | null;
	readonly lines: readonly DelayLine[];
	/** Activities that need not move, with the minutes of room that are left. */
	readonly absorbed: readonly ReachedActivity[];
	/** Activities that would have to move and cannot, with the minutes that are missing as a negative slack. */
	readonly held: readonly ReachedActivity[];
	/** How many findings the plan has now, and would have with the lines that are taken. */
	readonly before: number;
	readonly after: number;
	/** Findings that it would have and has not yet, or has for another length of time. */
	readonly findings: readonly DelayFinding[];
	/** The plan with the lines that are taken, and its findings. */
	readonly index: FindingsIndex;
	/** What applying it writes. */
	readonly update: readonly BatchUpdate[];
}

/** A finding that a delay makes or changes, and what it says. */
export interface DelayFinding {
	readonly finding: Finding;
	readonly described: DescribedFinding;
	/** The plan has it now, for another length of time. */
	readonly existedBefore: boolean;
}

/** An activity that a delay reaches and does not move. */
interface ReachedActivity {
	readonly activity: Activity;
	/** Minutes. */
	readonly slack: number;
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
	const { length: before } = index.findings();
	const unchanged = { lines: [], absorbed: [], held: [], before, after: before, findings: [], index, update: [] };
	const [fault] = faultsOfMoves(index.plan, moves);
	if (fault) return { ...unchanged, fault: fault.message };
	if (moves.length === 0) return { ...unchanged, fault: null };
	const { keepsShows, together } = options;
	const request = { moves, together, ...(keepsShows && { keep: ['show'] as const }) };
	const { changes, absorbed, held } = whatMoves(request, relations);
	const lines = byBand(linesOf(changes, activities, options));
	const taken = lines.filter(({ isTaken }) => isTaken);
	const after = index.copy();
	const { added, changed, removed } = after.apply(changesOfMoves(index.plan, taken.map(moveOf)));
	// By key: a finding that merely moves with its activities keeps its length, and is no worse than before.
	const lengths = new Map(index.findings().map((finding) => [finding.key, lengthOf(finding)]));
	return {
		fault: null,
		lines,
		absorbed: reachedActivities(absorbed, activities),
		held: reachedActivities(held, activities),
		before,
		after: before + added.length - removed.length,
		findings: delayFindings(after, {
			added,
			changed: changed.filter((finding) => lengths.get(finding.key) !== lengthOf(finding)),
		}),
		index: after,
		update: taken.map((line) => ({ ...moveOf(line), version: line.activity.version })),
	};
}

function reachedActivities(pushed: Pushed['held'], activities: ReadonlyMap<number, Activity>): ReachedActivity[] {
	return pushed.flatMap(({ id, slack }) => {
		const activity = activities.get(id);
		return activity ? [{ activity, slack }] : [];
	});
}

function delayFindings(
	{ plan }: FindingsIndex,
	{ added, changed }: Pick<FindingsDifference, 'added' | 'changed'>,
): DelayFinding[] {
	const existing = new Set(changed);
	return [...added, ...changed].sort(compareFindings).map((finding) => {
		return { finding, described: describeFinding(finding, plan), existedBefore: existing.has(finding) };
	});
}

const lengthOf = ({ from, to }: Finding) => Number(to) - Number(from);
