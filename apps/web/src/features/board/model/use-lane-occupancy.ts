import {
	type Estimate,
	type LaneKind,
	type OccupancyStep,
	occupancyStandings,
	occupancySteps,
	type PlanRows,
	type Standing,
} from '@crossload/domain';
import { useDeferredValue, useMemo } from 'react';
import { planModelOf } from '../../../api/plan/plan-model.ts';
import { useEstimatesIf } from '../../../entities/activity/expected-context.ts';

/** How full a position is expected to be, in what is not done yet. */
export interface LaneOccupancy {
	/** Vehicles at once; null without a limit. */
	readonly capacity: number | null;
	readonly steps: readonly OccupancyStep[];
	/** Who is counted in the steps. */
	readonly standings: readonly Standing[];
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

/** The occupancy of each position as one expects it now; for lanes of other kinds there is none (BRD-01). */
export function useLaneOccupancy(plan: PlanRows | null, kind: LaneKind): OccupancyLookup {
	const estimates = useEstimatesIf(kind === 'position');
	const expected = useMemo(() => (plan === null || estimates === null ? null : { plan, estimates }), [plan, estimates]);
	// What has changed is drawn first.
	const latest = useDeferredValue(expected, null);
	return useMemo(
		() => (latest === null || kind !== 'position' ? NOTHING : occupancyLookup(latest.plan, latest.estimates)),
		[latest, kind],
	);
}

/** By the estimates of the open activities, by id. */
export function occupancyLookup(rows: PlanRows, estimates: ReadonlyMap<number, Estimate>): OccupancyLookup {
	const model = planModelOf(rows);
	const capacities = new Map(rows.positions.map(({ id, capacity = null }) => [id, capacity]));
	const known = new Map<number, LaneOccupancy>();
	return {
		get(positionId) {
			const capacity = capacities.get(positionId);
			if (capacity === undefined) return undefined;
			const before = known.get(positionId);
			if (before) return before;
			const standings = occupancyStandings(model.index.plan, estimates, { positionId });
			const occupancy = { capacity, standings, steps: occupancySteps(standings) };
			known.set(positionId, occupancy);
			return occupancy;
		},
	};
}
