import { ARRIVAL, CHECKIN, CROSSLOAD } from '../activity/activity-type.ts';
import type { PlanActivity } from '../plan/plan-row.ts';
import type { ActiveAlert, AlertFacts, AlertRule } from './alert.ts';
import { alertOf } from './found-alert.ts';

/** What a vehicle has to be there for. */
const NEEDS_THE_VEHICLE = [CROSSLOAD, 'loadin', 'loadout', 'other'];

/** `not-arrived`: a vehicle that has not arrived or checked in has to begin what comes next within the limit. One per vehicle. */
export const notArrivedAlerts: AlertRule = (facts, limit) =>
	[...comingVehicles(facts)].flatMap(([id, coming]) => notArrived(facts, limit, { id, ...coming }) ?? []);

/** The first of each in plan order. */
interface Coming {
	/** An arrival or a check-in. */
	awaited?: PlanActivity;
	/** What the vehicle has to be there for. */
	next?: PlanActivity;
}

/** What was forgotten is not what comes next: it happened, or it never will. */
function comingVehicles({ open }: AlertFacts): Map<number, Coming> {
	const vehicles = new Map<number, Coming>();
	for (const { related, estimate } of open) {
		const { activity } = related;
		const isAwaited = activity.typeId === ARRIVAL || activity.typeId === CHECKIN;
		const isNext = NEEDS_THE_VEHICLE.includes(activity.typeId) && activity.start === null;
		if (estimate.forgotten || !(isAwaited || isNext)) continue;
		for (const id of activity.vehicleIds) {
			const coming = vehicles.get(id) ?? {};
			vehicles.set(id, coming);
			if (isAwaited) coming.awaited ??= activity;
			else coming.next ??= activity;
		}
	}
	return vehicles;
}

function notArrived(
	{ relations, estimates, names, now }: AlertFacts,
	limit: number,
	{ id, awaited, next }: Coming & { readonly id: number },
): ActiveAlert | null {
	const latest = next && estimates.get(next.id)?.latest_start;
	if (!awaited || !next || typeof latest !== 'number' || latest >= now + limit) return null;
	const text = `${names.vehicle(id)} has not arrived: ${names.activity(next.id)} has to start by ${names.moment(latest)}.`;
	const ids = [awaited.id, next.id];
	return alertOf(relations.plan, 'not-arrived', { ids: [id], activities: ids, vehicleId: id, text });
}
