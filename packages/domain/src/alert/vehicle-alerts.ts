import { ARRIVAL, CHECKIN, CROSSLOAD } from '../activity/activity-type.ts';
import type { PlanActivity } from '../plan/plan-row.ts';
import type { AlertFacts, AlertRule, StandingAlert } from './alert.ts';
import { alertOf } from './found-alert.ts';

/** What a vehicle has to be there for. */
const NEEDS_THE_VEHICLE = [CROSSLOAD, 'loadin', 'loadout', 'other'];

/** `not-arrived`: a vehicle that has not arrived or checked in has to begin what comes next within the limit. One per vehicle. */
export const notArrivedAlerts: AlertRule = (facts, limit) => {
	const vehicleIds = new Set(
		facts.open.flatMap(({ related: { activity } }) => (isAwaited(facts, activity) ? activity.vehicleIds : [])),
	);
	return [...vehicleIds].flatMap((id) => notArrived(facts, limit, id) ?? []);
};

function notArrived(facts: AlertFacts, limit: number, vehicleId: number): StandingAlert | null {
	const { relations, estimates, names, now } = facts;
	const activities = relations.activitiesOf('vehicle', vehicleId).map(({ activity }) => activity);
	const awaited = activities.find((activity) => isAwaited(facts, activity));
	// What was forgotten is not what comes next: it happened, or it never will.
	const next = activities.find(
		({ id, typeId, start }) =>
			NEEDS_THE_VEHICLE.includes(typeId) && start === null && estimates.get(id)?.forgotten === false,
	);
	const latest = next && estimates.get(next.id)?.latest_start;
	if (!awaited || !next || typeof latest !== 'number' || latest >= now + limit) return null;
	const text = `${names.vehicle(vehicleId)} has not arrived: ${names.activity(next.id)} has to start by ${names.moment(latest)}.`;
	const ids = [awaited.id, next.id];
	return alertOf(relations.plan, 'not-arrived', { ids: [vehicleId], activities: ids, vehicleId, text });
}

/** An arrival or a check-in that is open and not forgotten. */
function isAwaited({ estimates }: AlertFacts, { id, typeId }: PlanActivity): boolean {
	return (typeId === ARRIVAL || typeId === CHECKIN) && estimates.get(id)?.forgotten === false;
}
