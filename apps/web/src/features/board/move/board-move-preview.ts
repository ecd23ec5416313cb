import {
	changesOfMoves,
	compareFindings,
	type DescribedFinding,
	describeFinding,
	type Finding,
	type FindingsIndex,
	faultsOfMoves,
	type Instant,
	moveOfShift,
	type PlanMove,
	remediesOf,
	whatMoves,
} from '@crossload/domain';
import type { PlanModel } from '../../../api/plan/plan-model.ts';
import type { Moving } from './board-drag.ts';

/** What a move would do, before it is dropped (BRD-04, CHK-22). */
export interface MovePreview {
	/** Why it cannot be made, in words; null when it can. */
	readonly fault: string | null;
	/** What it would break, worst first. */
	readonly findings: readonly DescribedFinding[];
	/** How many findings it would solve. */
	readonly solved: number;
	/** How many other activities would be pushed. */
	readonly followers: number;
	/** Where it breaks nothing: the worst of what cannot be, and could not before, with what is moved; null without any. */
	readonly still: () => DescribedFinding | null;
	/** What would solve the worst of it, or what cannot be still, by moving one activity alone. */
	readonly remedies: (id: number, now: Instant) => readonly PlanMove[];
}

/** The moves that a drag makes; none as long as it is where the drag began. */
export function movesOfDrag({ held, by, lane }: Moving): PlanMove[] {
	const to = lane === held.lane ? null : { kind: held.kind, id: lane };
	return held.picked
		.map((activity) => moveOfShift(activity, { grip: held.grip, by, lane: to }))
		.filter((move) => Object.keys(move).length > 1);
}

/** What moves would break, solve and push. */
export function previewMoves({ index, relations }: PlanModel, moves: readonly PlanMove[]): MovePreview {
	const [fault] = faultsOfMoves(index.plan, moves);
	if (fault)
		return { fault: fault.message, findings: [], solved: 0, followers: 0, still: () => null, remedies: () => [] };
	const after = index.copy();
	const { added, changed, removed } = after.apply(changesOfMoves(index.plan, moves));
	const worstFirst = [...added, ...joinedBy(moves, changed, index)].toSorted(compareFindings);
	const still = () => (worstFirst.length > 0 ? undefined : stillOf(moves, after));
	const before = new Set([...removed, ...changed].map(({ key }) => key));
	return {
		fault: null,
		findings: worstFirst.map((finding) => describeFinding(finding, after.plan)),
		solved: removed.length,
		followers: whatMoves({ moves }, relations).changes.filter(({ because }) => because !== null).length,
		still: () => {
			const finding = still();
			return finding ? describeFinding(finding, after.plan) : null;
		},
		remedies: (onlyOf, now) => {
			const finding = worstFirst[0] ?? still();
			return finding ? remediesOf(after, finding, { now, onlyOf, before }).flatMap((remedy) => remedy.moves) : [];
		},
	};
}

/** What was wrong before too, and what is moved has come to it. */
function joinedBy(moves: readonly PlanMove[], changed: readonly Finding[], index: FindingsIndex): Finding[] {
	if (changed.length === 0) return [];
	const keys = new Set(changed.map(({ key }) => key));
	const before = index.findings().filter(({ key }) => keys.has(key));
	const known = new Map(before.map(({ key, activities }) => [key, activities]));
	return changed.filter(({ key, activities }) =>
		moves.some(({ id }) => activities.includes(id) && !known.get(key)?.includes(id)),
	);
}

/** What cannot be with what moves: findings come worst first. */
function stillOf(moves: readonly PlanMove[], after: FindingsIndex): Finding | undefined {
	const isMoved = (id: number) => moves.some((move) => move.id === id);
	return after.findings().find(({ severity, activities }) => severity === 'impossible' && activities.some(isMoved));
}
