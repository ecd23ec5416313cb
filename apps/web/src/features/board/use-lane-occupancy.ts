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

const NOTHING: ReadonlyMap<number, LaneOccupancy> = new Map();

/** The occupancy of each position that anything is planned at; for lanes of other kinds there is none (BRD-01). */
export function useLaneOccupancy(plan: PlanRows | null, kind: LaneKind): ReadonlyMap<number, LaneOccupancy> {
	const rows = useDeferredValue(plan, null);
	return useMemo(() => {
		if (rows === null || kind !== 'position') return NOTHING;
		const { plan } = planModelOf(rows).index;
		return new Map(
			rows.positions.map(({ id, capacity = null }) => [id, { capacity, steps: occupancySteps(standingsAt(plan, id)) }]),
		);
	}, [rows, kind]);
}
