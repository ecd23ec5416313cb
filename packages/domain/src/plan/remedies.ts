import { SHOW } from '../activity/activity-type.ts';
import type { Instant } from '../time.ts';
import { hasRoom } from './dock-with-room.ts';
import type { Finding, FindingKind } from './finding.ts';
import { FindingNames } from './finding-names.ts';
import type { FindingsIndex } from './findings-index.ts';
import { possibleStarts } from './free-times.ts';
import { type Minutes, minutesOf, timeOfMinutes } from './minutes.ts';
import type { PlanIndex } from './plan-index.ts';
import { hasTime, type TimedActivity } from './plan-row.ts';
import { positionsLike } from './positions-like.ts';
import { isOpen, isRunning } from './span.ts';
import { changesOfMoves, type PlanMove } from './what-would-break.ts';

/** A way to solve a finding that breaks nothing else. */
export interface Remedy {
	/** Another position, another time, or less time: its end alone. */
	readonly kind: 'position' | 'time' | 'shorter';
	/** 'Load-in Wolf Ink to Dock B', 'Load-in Wolf Ink at Sa 18:40', 'Show Wolf Ink 5 min shorter'. */
	readonly label: string;
	readonly moves: readonly PlanMove[];
}

/** Findings that another position can solve. */
const SOLVED_BY_POSITION: readonly FindingKind[] = ['position-full', 'vehicle-turnaround', 'missing-position'];

/** Findings that only an earlier time can solve; all others are tried with later ones. */
const SOLVED_BY_EARLIER: readonly FindingKind[] = ['loadin-late', 'soundcheck-late', 'checkin-late', 'curfew'];

/** A show is not shortened to less than these minutes. */
const MIN_SHOW_MINUTES = 5;

/** How many of a finding's activities are tried to be moved: a crowded position may have many. */
const MAX_ACTIVITIES = 4;

/** Of each activity: how many positions are looked at for room, how many with room are tried, how many are proposed. */
const MAX_POSITIONS_LOOKED_AT = 24;
const MAX_POSITIONS_TRIED = 12;
const MAX_POSITIONS_PROPOSED = 2;

/**
 * What can be done about a finding (CHK-21): for each of its activities that has not begun, a position of the same tag
 * or stage that is free at that time, and the next time that is free and not over by `now`; a show past the curfew can be
 * shortened too. Only what solves the finding and makes no new one is proposed. In an index with an activity that is not
 * saved yet, its moves say what to fill in. With `onlyOf`, what can be done by moving that activity alone (CHK-22): then
 * what was wrong `before` it came, by key, may be wrong again without it.
 */
export function remediesOf(
	index: FindingsIndex,
	finding: Finding,
	{ now, onlyOf, before = NOTHING }: { now: Instant; onlyOf?: number; before?: ReadonlySet<string> },
): Remedy[] {
	const movable = movableActivities(index.plan, finding, onlyOf);
	return [...eachRemedy({ index, finding, now: minutesOf(now), before }, movable)];
}

/** The first `max` of {@link remediesOf}, those aside that move the activity `exceptId`; what comes after them is not tried. */
export function firstRemediesOf(
	index: FindingsIndex,
	finding: Finding,
	{ now, max, exceptId }: { now: Instant; max: number; exceptId?: number },
): Remedy[] {
	const first: Remedy[] = [];
	const movable = movableActivities(index.plan, finding).filter(({ id }) => id !== exceptId);
	for (const remedy of eachRemedy({ index, finding, now: minutesOf(now), before: NOTHING }, movable)) {
		first.push(remedy);
		if (first.length === max) break;
	}
	return first;
}

interface Problem {
	readonly index: FindingsIndex;
	readonly finding: Finding;
	readonly now: Minutes;
	/** Keys of what was wrong before. */
	readonly before: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

interface MoveProblem extends Problem {
	readonly activity: TimedActivity;
}

function* eachRemedy(problem: Problem, movable: readonly TimedActivity[]): Generator<Remedy> {
	for (const activity of movable) yield* positionRemedies({ ...problem, activity });
	for (const propose of [timeRemedy, shorterRemedy]) {
		for (const activity of movable) {
			const remedy = propose({ ...problem, activity });
			if (remedy) yield remedy;
		}
	}
}

/** The last one first, as it has the most room after it. Shows stay where only another activity is in the way. */
function movableActivities(plan: PlanIndex, { activities }: Finding, onlyOf?: number): TimedActivity[] {
	const notBegun = activities
		.filter((id) => onlyOf === undefined || id === onlyOf)
		.flatMap((id) => plan.row('activity', id) ?? [])
		.filter((activity) => isOpen(activity) && !isRunning(activity))
		.filter(hasTime);
	const others = notBegun.filter((activity) => activity.typeId !== SHOW);
	return (others.length > 0 ? others : notBegun).slice(-MAX_ACTIVITIES).reverse();
}

function* positionRemedies(problem: MoveProblem): Generator<Remedy> {
	const { index, finding, activity } = problem;
	if (!SOLVED_BY_POSITION.includes(finding.kind)) return;
	const name = new FindingNames(index.plan).activity(activity.id);
	let count = 0;
	const likely = positionsLike(index.plan, activity).slice(0, MAX_POSITIONS_LOOKED_AT);
	const free = likely.filter((position) => hasRoom(index.plan, position, activity));
	for (const position of free.slice(0, MAX_POSITIONS_TRIED)) {
		const moves = [{ id: activity.id, positionId: position.id }];
		if (!solves(problem, moves)) continue;
		yield { kind: 'position', label: `${name} to ${position.name}`, moves };
		count += 1;
		if (count === MAX_POSITIONS_PROPOSED) return;
	}
}

function timeRemedy(problem: MoveProblem): Remedy | null {
	const { index, finding, activity, now } = problem;
	const direction = SOLVED_BY_EARLIER.includes(finding.kind) ? 'earlier' : 'later';
	const names = new FindingNames(index.plan);
	const possible = possibleStarts(index.plan, activity, { direction, earliest: now });
	const forCurfew = startsForCurfew(finding, activity).filter((start) => start >= now);
	for (const start of [...forCurfew, ...possible]) {
		const moves = [moveTo(start, activity)];
		const label = `${names.activity(activity.id)} at ${names.moment(start)}`;
		if (solves(problem, moves)) return { kind: 'time', label, moves };
	}
	return null;
}

/** The start with which a show that ends past the curfew would end at it. */
function startsForCurfew({ kind, from }: Finding, { span }: TimedActivity): number[] {
	return kind === 'curfew' && from !== null ? [span.from - (span.to - from)] : [];
}

/** A show that ends past the curfew ends at it instead. */
function shorterRemedy(problem: MoveProblem): Remedy | null {
	const { index, finding, activity, now } = problem;
	const { id, span } = activity;
	if (finding.kind !== 'curfew' || finding.from === null || finding.from <= now) return null;
	if (finding.from - span.from < MIN_SHOW_MINUTES) return null;
	const moves = [{ id, planned_end: timeOfMinutes(finding.from) }];
	const label = `${new FindingNames(index.plan).activity(id)} ${span.to - finding.from} min shorter`;
	return solves(problem, moves) ? { kind: 'shorter', label, moves } : null;
}

/** Both planned times by as much as the start moves; one that is absent stays so. */
function moveTo(start: number, { id, span, planned_start, planned_end }: TimedActivity): PlanMove {
	const by = start - span.from;
	return {
		id,
		planned_start: timeOfMinutes(planned_start === null ? null : planned_start + by),
		planned_end: timeOfMinutes(planned_end === null ? null : planned_end + by),
	};
}

/** Whether the finding would be gone and nothing new be wrong; of what was wrong before, whether the moved ones have no part. */
function solves({ index, finding, before }: Problem, moves: readonly PlanMove[]): boolean {
	const { added, changed, removed } = index.copy().apply(changesOfMoves(index.plan, moves));
	const isFreeOf = ({ activities }: Finding) => !moves.some(({ id }) => activities.includes(id));
	if (!added.every((one) => before.has(one.key) && isFreeOf(one))) return false;
	if (removed.some(({ key }) => key === finding.key)) return true;
	return before.has(finding.key) && changed.some((one) => one.key === finding.key && isFreeOf(one));
}
