import { compareByPlannedTimes } from '../plan-order.ts';
import type { Plan, PlanActivity } from '../plan-row.ts';
import { plannedSpan, type RelationKind } from '../relation.ts';
import type { MovedActivity } from '../ripple-moves.ts';
import type { Span } from '../span.ts';
import { isOpen, isRunning, overlaps } from '../span.ts';

/**
 * Relations and delays as PLAN.md's section RIP says them, word by word and as slowly as that is: what the indexes are
 * compared with.
 */
interface ReferenceRelation {
	readonly kind: RelationKind;
	readonly first: PlanActivity;
	readonly second: PlanActivity;
	readonly gap: number;
}

const BEFORE: Readonly<Record<string, readonly string[]>> = {
	arrival: ['crossload', 'loadin'],
	checkin: ['crossload', 'loadin'],
	crossload: ['loadin'],
	loadin: ['soundcheck', 'show'],
	soundcheck: ['show'],
	show: ['loadout'],
	loadout: ['crossload', 'departure'],
};
const OF_VEHICLES = ['arrival', 'checkin', 'departure'];

/** RIP-01 and RIP-02. */
export function referenceRelations({ activities, stages, positions, vehicles, settings }: Plan): ReferenceRelation[] {
	const timed = inPlanOrder(activities);
	const successive = (isMeant: (activity: PlanActivity) => boolean) => {
		const meant = timed.filter(isMeant);
		return meant.slice(1).flatMap((second, place) => pairOf(meant[place], second));
	};
	return [
		...stages.flatMap(({ id, changeover }) =>
			successive(({ typeId, stageId }) => typeId === 'show' && stageId === id).flatMap(
				relate('stage', () => changeover),
			),
		),
		...vehicles.flatMap(({ id }) =>
			successive(({ typeId, vehicleIds }) => typeId !== 'parking' && vehicleIds.includes(id)).flatMap(
				relate('vehicle', ({ positionId: from }, { positionId: to }) =>
					from !== null && to !== null && from !== to ? settings.turnaround : 0,
				),
			),
		),
		...positions
			.filter(({ capacity }) => capacity === 1)
			.flatMap(({ id }) =>
				successive(({ timeMode, positionId }) => timeMode === 'range' && positionId === id).flatMap(
					relate('position', () => 0),
				),
			),
		...timed
			.flatMap((first, place) => timed.slice(place + 1).flatMap((second) => pairOf(first, second)))
			.filter(isOfBand)
			.flatMap(relate('band', () => 0)),
	];
}

type Pair = readonly [PlanActivity, PlanActivity];

function pairOf(first: PlanActivity | undefined, second: PlanActivity): Pair[] {
	return first ? [[first, second]] : [];
}

function isOfBand([first, second]: Pair): boolean {
	if (first.bandId === null || first.bandId !== second.bandId) return false;
	if (!BEFORE[first.typeId]?.includes(second.typeId) || spanIn(first).to > spanIn(second).from) return false;
	const isOfVehicles = [first, second].some(({ typeId }) => OF_VEHICLES.includes(typeId));
	const [one, other] = [first.vehicleIds, second.vehicleIds];
	return !isOfVehicles || one.length === 0 || other.length === 0 || one.some((id) => other.includes(id));
}

function relate(kind: RelationKind, asked: (...pair: Pair) => number) {
	return ([first, second]: Pair): ReferenceRelation[] => {
		const [before, after] = [spanIn(first), spanIn(second)];
		if (overlaps(before, after)) return [];
		return [{ kind, first, second, gap: Math.min(asked(first, second), after.from - before.to) }];
	};
}

/** RIP-03 to RIP-05: when everything is planned after moves, by its id; over and over until nothing more changes. */
export function referenceDelays(plan: Plan, moved: ReadonlyMap<number, MovedActivity>, keepsShows: boolean) {
	const timed = inPlanOrder(plan.activities);
	const relations = referenceRelations(plan).filter(({ kind, first, second }) => {
		const place = ({ stage: 'stageId', position: 'positionId', vehicle: 'id', band: 'id' } as const)[kind];
		return [first, second].every(({ id }) => moved.get(id)?.before[place] === moved.get(id)?.after[place]);
	});
	const spans = new Map(timed.map((row) => [row.id, spanIn(moved.get(row.id)?.after ?? row)]));
	const spanNow = (row: PlanActivity) => spans.get(row.id) ?? spanIn(row);
	const pushed = (row: PlanActivity): Span => {
		const { from, to } = spanIn(row);
		if (isRunning(row) || (keepsShows && row.typeId === 'show')) return { from, to };
		const asked = relations.filter(({ second }) => second === row).map(({ first, gap }) => spanNow(first).to + gap);
		const start = Math.max(from, ...asked);
		return { from: start, to: start + to - from };
	};
	const stretched = (row: PlanActivity): number => {
		const { to } = spanIn(row);
		const until = timed.find((other) => other !== row && spanIn(other).from >= to && sharesVehicle(other, row));
		if (row.typeId !== 'parking' || !until || spanIn(until).from - to > 15) return to;
		return to + spanNow(until).from - spanIn(until).from;
	};
	for (let changes = true; changes; ) {
		changes = false;
		for (const row of timed.filter((each) => isOpen(each) && !moved.has(each.id))) {
			const { from, to } = pushed(row);
			const next = { from, to: Math.max(to, stretched(row)) };
			changes ||= next.from !== spanNow(row).from || next.to !== spanNow(row).to;
			spans.set(row.id, next);
		}
	}
	return spans;
}

function sharesVehicle(one: PlanActivity, other: PlanActivity): boolean {
	return one.vehicleIds.some((id) => other.vehicleIds.includes(id));
}

function inPlanOrder(activities: readonly PlanActivity[]): PlanActivity[] {
	return activities.filter((row) => !row.cancelled && plannedSpan(row)).toSorted(compareByPlannedTimes);
}

function spanIn(row: PlanActivity): Span {
	const span = plannedSpan(row);
	if (!span) throw new RangeError(`Activity ${row.id} has no planned time`);
	return span;
}
