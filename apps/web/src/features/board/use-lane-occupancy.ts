import { type LaneKind, type OccupancyStep, occupancySteps, type PlanRows, standingsAt } from '@crossload/domain';
import { useDeferredValue, useMemo } from 'react';
import { planModelOf } from '../../api/plan/plan-model.ts';

/** How full a position is planned to be, in what is not done yet. */
export interface LaneOccupancy {
	/** Vehicles at once; null without a limit. */
	readonly capacity: number | null;
	readonly steps: readonly OccupancyStep[];
}

/** How many more stand there than may. */
export function tooManyIn({ count }: OccupancyStep, capacity: number | null): number {
	return capacity === null ? 0 : Math.max(0, count - capacity);
}

/** Whether as many stand there as may, or more. */
export function isFull({ count }: OccupancyStep, capacity: number | null): boolean {
	return capacity !== null && count >= capacity;
}

/** The occupancy of positions, each computed when it is first read: only a few of hundreds are in sight. */
export interface OccupancyLookup {
	get(positionId: number): LaneOccupancy | undefined;
}

const NOTHING: OccupancyLookup = { get: () => undefined };

/** The occupancy of each position that anything is planned at; for lanes of other kinds there is none (BRD-01). */
export function useLaneOccupancy(plan: PlanRows | null, kind: LaneKind): OccupancyLookup {
	const rows = useDeferredValue(plan, null);
	return useMemo(() => (rows === null || kind !== 'position' ? NOTHING : lookupIn(rows)), [rows, kind]);
}

function lookupIn(rows: PlanRows): OccupancyLookup {
	const model = planModelOf(rows);
	const capacities = new Map(rows.positions.map(({ id, capacity = null }) => [id, capacity]));
	const known = new Map<number, LaneOccupancy>();
	return {
		get(positionId) {
			const capacity = capacities.get(positionId);
			if (capacity === undefined) return undefined;
			const occupancy = known.get(positionId) ?? {
				capacity,
				steps: occupancySteps(standingsAt(model.index.plan, positionId)),
			};
			known.set(positionId, occupancy);
			return occupancy;
		},
	};
}
