import type { Position } from '@crossload/contract';
import {
	type Estimate,
	occupancyStandings,
	occupancySteps,
	overlaps,
	type PlanIndex,
	type TimedActivity,
} from '@crossload/domain';
import { groupOf } from '../model/board-rows.ts';

/** A position that something can be moved to. */
export interface Place {
	readonly value: string;
	readonly label: string;
	/** How many others stand there at most meanwhile. */
	readonly there: number;
	/** Null without a limit. */
	readonly capacity: number | null;
}

type Mover = Pick<TimedActivity, 'id' | 'span' | 'vehicleIds'>;

/** What is expected of a plan: estimates of its open activities by id. */
interface ExpectedPlan {
	readonly plan: PlanIndex;
	readonly estimates: ReadonlyMap<number, Estimate>;
}

/** The positions in their groups as on the board, docks first, each with how many others are expected there at the mover's time. */
export function placesToGo(
	positions: readonly Position[],
	{ plan, estimates }: ExpectedPlan,
	{ id: moverId, span, vehicleIds }: Mover,
) {
	const time = { from: span.from, to: Math.max(span.to, span.from + 1) };
	const ownVehicles = new Set(vehicleIds);
	const placeOf = ({ id, name, capacity = null }: Position): Place => {
		// An activity without vehicles counts as standing there itself.
		const standings = occupancyStandings(plan, estimates, { positionId: id, leftOut: ownVehicles });
		const others = standings.filter(({ activities }) => activities.some((one) => one.id !== moverId));
		const meanwhile = occupancySteps(others).filter((step) => overlaps(step, time));
		return { value: `${id}`, label: name, there: Math.max(0, ...meanwhile.map(({ count }) => count)), capacity };
	};
	const docksFirst = [...positions].sort((a, b) => Number(!a.stage) - Number(!b.stage));
	const groups = [...new Set(docksFirst.map(groupOf))];
	return groups.map((group) => ({
		group,
		items: docksFirst.filter((position) => groupOf(position) === group).map(placeOf),
	}));
}
