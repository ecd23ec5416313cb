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
	/** What a delay reaches that has room enough, with the minutes that are left there. */
	readonly absorbed: readonly ReachedActivity[];
	/** What it would push and cannot, with the minutes lacking there as less than 0. */
	readonly held: readonly ReachedActivity[];
	/** How many findings the plan has now, and would have with what is taken. */
	readonly before: number;
	readonly after: number;
	/** Those that it would have and has not yet, or has for another length of time. */
	readonly findings: readonly Breakage[];
	/** The plan with what is taken, and its findings. */
	readonly index: FindingsIndex;
	/** What applying it writes. */
	readonly update: readonly BatchUpdate[];
}

/** A finding that a delay makes or changes, and what it says. */
export interface Breakage {
	readonly finding: Finding;
	readonly described: DescribedFinding;
	/** The plan has it now, for another length of time. */
	readonly isThereBefore: boolean;
}

/** An activity that a delay reaches and does not move. */
interface ReachedActivity {
	readonly activity: Activity;
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
	const nothing = { lines: [], absorbed: [], held: [], before, after: before, findings: [], index, update: [] };
	const [fault] = faultsOfMoves(index.plan, moves);
	if (fault) return { ...nothing, fault: fault.message };
	if (moves.length === 0) return { ...nothing, fault: null };
	const { keepsShows, together } = options;
	const request = { moves, together, ...(keepsShows && { keep: ['show'] as const }) };
	const { changes, absorbed, held } = whatMoves(request, relations);
	const lines = byBand(linesOf(changes, activities, options));
	const taken = lines.filter(({ isTaken }) => isTaken);
	const after = index.copy();
	const { added, changed, removed } = after.apply(changesOfMoves(index.plan, taken.map(moveOf)));
	// By key: a finding that only goes along with what it is about is as long as it was, and no worse.
	const lengths = new Map(index.findings().map((finding) => [finding.key, lengthOf(finding)]));
	return {
		fault: null,
		lines,
		absorbed: reached(absorbed, activities),
		held: reached(held, activities),
		before,
		after: before + added.length - removed.length,
		findings: breakages(after, {
			added,
			changed: changed.filter((finding) => lengths.get(finding.key) !== lengthOf(finding)),
		}),
		index: after,
		update: taken.map((line) => ({ ...moveOf(line), version: line.activity.version })),
	};
}

function reached(some: Pushed['held'], activities: ReadonlyMap<number, Activity>): ReachedActivity[] {
	return some.flatMap(({ id, slack }) => {
		const activity = activities.get(id);
		return activity ? [{ activity, slack }] : [];
	});
}

function breakages(
	{ plan }: FindingsIndex,
	{ added, changed }: Pick<FindingsDifference, 'added' | 'changed'>,
): Breakage[] {
	const wasThere = new Set(changed);
	return [...added, ...changed].sort(compareFindings).map((finding) => {
		return { finding, described: describeFinding(finding, plan), isThereBefore: wasThere.has(finding) };
	});
}

const lengthOf = ({ from, to }: Finding) => Number(to) - Number(from);
