import { DEPARTURE } from '../activity/activity-type.ts';
import { groupBy } from '../group-by.ts';
import type { Minutes } from '../plan/minutes.ts';
import type { PlanIndex } from '../plan/plan-index.ts';
import type { PlanActivity } from '../plan/plan-row.ts';

/** Where a vehicle really stood or stands, by what was marked: from its first activity there until it began one elsewhere. */
export interface VehicleStay {
	readonly vehicleId: number;
	readonly positionId: number;
	readonly from: Minutes;
	/** Null as long as it stands there. */
	readonly to: Minutes | null;
}

interface KnownStays {
	/** When the last of what is marked happens: from then on they stay as they are. */
	readonly from: Minutes;
	readonly stays: readonly VehicleStay[];
}

/** They follow from a vehicle's activities alone, so they are worked out once for each list of them. */
const KNOWN = new WeakMap<readonly PlanActivity[], KnownStays>();

/** A vehicle's real stays in order of time; what has not begun by `now`, or has no position, moves it nowhere. */
export function staysOfVehicle(plan: PlanIndex, vehicleId: number, now: Minutes): readonly VehicleStay[] {
	const activities = plan.activitiesOf('vehicle', vehicleId);
	const known = KNOWN.get(activities);
	if (known && known.from <= now) return known.stays;
	const moves = activities.flatMap((activity) => {
		const at = activity.start ?? activity.end;
		return at === null ? [] : [{ at, positionId: goesTo(activity) }];
	});
	const past = moves.filter(({ at }) => at <= now);
	const stays = staysAfter(past, vehicleId);
	if (past.length === moves.length) KNOWN.set(activities, { from: Math.max(...past.map(({ at }) => at)), stays });
	return stays;
}

interface Move {
	readonly at: Minutes;
	/** Null: it leaves the site; undefined: it stays where it is. */
	readonly positionId: number | null | undefined;
}

function staysAfter(moves: readonly Move[], vehicleId: number): VehicleStay[] {
	const stays: { vehicleId: number; positionId: number; from: Minutes; to: Minutes | null }[] = [];
	for (const { at, positionId } of moves.toSorted((a, b) => a.at - b.at)) {
		const last = stays.at(-1);
		const here = last?.to === null ? last : null;
		if (positionId === undefined || here?.positionId === positionId) continue;
		if (here) here.to = at;
		if (positionId !== null) stays.push({ vehicleId, positionId, from: at, to: null });
	}
	return stays;
}

/** The real stays at each position, of all vehicles; worked out when first asked for. */
export function staysAtPositions(plan: PlanIndex, now: Minutes): (positionId: number) => readonly VehicleStay[] {
	let known: Map<number, VehicleStay[]> | undefined;
	return (positionId) => {
		known ??= groupBy(
			[...plan.ids('vehicle')].flatMap((vehicleId) => staysOfVehicle(plan, vehicleId, now)),
			(stay) => stay.positionId,
		);
		return known.get(positionId) ?? [];
	};
}

/** Where a vehicle with these stays stands at present; null where it is gone or nobody can say. */
export function standsAt(stays: readonly VehicleStay[]): number | null {
	const last = stays.at(-1);
	return last?.to === null ? last.positionId : null;
}

function goesTo({ typeId, positionId }: PlanActivity): Move['positionId'] {
	if (typeId === DEPARTURE) return null;
	return positionId ?? undefined;
}
