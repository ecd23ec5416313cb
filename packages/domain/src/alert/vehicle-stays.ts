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
export function staysOfVehicle(plan: PlanIndex, vehicleId: number, now: Minutes): VehicleStay[] {
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

/** Where a vehicle stands at present; null where it is gone or nobody can say. */
export function standsAt(plan: PlanIndex, vehicleId: number, now: Minutes): number | null {
	const last = staysOfVehicle(plan, vehicleId, now).at(-1);
	return last?.to === null ? last.positionId : null;
}

/** The real stays at a position. */
export function staysAtPosition(plan: PlanIndex, positionId: number, now: Minutes): VehicleStay[] {
	const vehicleIds = new Set(plan.activitiesOf('position', positionId).flatMap((activity) => activity.vehicleIds));
	return [...vehicleIds].flatMap((id) =>
		staysOfVehicle(plan, id, now).filter((stay) => stay.positionId === positionId),
	);
}

function begunAt({ start, end }: PlanActivity): Minutes | null {
	return start ?? end;
}

/** Null: it leaves the site; undefined: it stays where it is. */
function goesTo({ typeId, positionId }: PlanActivity): number | null | undefined {
	if (typeId === DEPARTURE) return null;
	return positionId ?? undefined;
}
