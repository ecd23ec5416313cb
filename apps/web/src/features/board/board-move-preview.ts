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
import type { PlanModel } from '../../api/plan/plan-model.ts';
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
	/** What would solve the worst of it by moving one activity alone. */
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
	if (fault) return { fault: fault.message, findings: [], solved: 0, followers: 0, remedies: () => [] };
	const after = index.copy();
	const { added, changed, removed } = after.apply(changesOfMoves(index.plan, moves));
	const worstFirst = [...added, ...joinedBy(moves, changed, index)].toSorted(compareFindings);
	const [worst] = worstFirst;
	const before = new Set([...removed, ...changed].map(({ key }) => key));
	return {
		fault: null,
		findings: worstFirst.map((finding) => describeFinding(finding, after.plan)),
		solved: removed.length,
		followers: whatMoves({ moves }, relations).changes.filter(({ because }) => because !== null).length,
		remedies: (onlyOf, now) =>
			worst ? remediesOf(after, worst, { now, onlyOf, before }).flatMap((remedy) => remedy.moves) : [],
	};
}

/** What was wrong before too, and what is moved has come to it. */
function joinedBy(moves: readonly PlanMove[], changed: readonly Finding[], index: FindingsIndex): Finding[] {
	if (changed.length === 0) return [];
	const known = new Map(index.findings().map(({ key, activities }) => [key, activities]));
	return changed.filter(({ key, activities }) =>
		moves.some(({ id }) => activities.includes(id) && !known.get(key)?.includes(id)),
	);
}
