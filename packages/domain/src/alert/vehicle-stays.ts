import { DEPARTURE } from '../activity/activity-type.ts';
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

/** A vehicle's real stays in order of time; what has not begun by `now`, or has no position, moves it nowhere. */
function staysOfVehicle(plan: PlanIndex, vehicleId: number, now: Minutes): VehicleStay[] {
	const begun = plan
		.activitiesOf('vehicle', vehicleId)
		.flatMap((activity) => {
			const at = begunAt(activity);
			return at === null || at > now ? [] : [{ at, positionId: goesTo(activity) }];
		})
		.sort((a, b) => a.at - b.at);
	const stays: { vehicleId: number; positionId: number; from: Minutes; to: Minutes | null }[] = [];
	for (const { at, positionId } of begun) {
		const last = stays.at(-1);
		const here = last?.to === null ? last : null;
		if (positionId === undefined || here?.positionId === positionId) continue;
		if (here) here.to = at;
		if (positionId !== null) stays.push({ vehicleId, positionId, from: at, to: null });
	}
	return stays;
}

/** Every vehicle's real stays, each worked out when it is first asked for. */
export function staysOfVehicles(plan: PlanIndex, now: Minutes): (vehicleId: number) => readonly VehicleStay[] {
	const known = new Map<number, readonly VehicleStay[]>();
	return (vehicleId) => {
		const before = known.get(vehicleId);
		if (before) return before;
		const stays = staysOfVehicle(plan, vehicleId, now);
		known.set(vehicleId, stays);
		return stays;
	};
}

/** Where a vehicle with these stays stands at present; null where it is gone or nobody can say. */
export function standsAt(stays: readonly VehicleStay[]): number | null {
	const last = stays.at(-1);
	return last?.to === null ? last.positionId : null;
}

function begunAt({ start, end }: PlanActivity): Minutes | null {
	return start ?? end;
}

/** Null: it leaves the site; undefined: it stays where it is. */
function goesTo({ typeId, positionId }: PlanActivity): number | null | undefined {
	if (typeId === DEPARTURE) return null;
	return positionId ?? undefined;
}
