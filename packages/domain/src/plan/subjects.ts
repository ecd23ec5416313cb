import { SHOW } from '../activity/activity-type.ts';
import { ACTIVITY_CHECKS } from './checks/activity-checks.ts';
import { BAND_CHECKS } from './checks/band-checks.ts';
import { runChecks } from './checks/check.ts';
import { POSITION_CHECKS } from './checks/position-checks.ts';
import { STAGE_CHECKS } from './checks/stage-checks.ts';
import { VEHICLE_CHECKS } from './checks/vehicle-checks.ts';
import type { Finding } from './finding.ts';
import type { PlanEntity, PlanIndex } from './plan-index.ts';
import { hasTime, type PlanActivity, type TimedActivity } from './plan-row.ts';
import { isOpen } from './span.ts';
import { type Standing, standingsOf, standingWithoutVehicle } from './standing.ts';

/**
 * What is checked on its own, and the findings about it. Every finding is about exactly one of these, so that after a
 * change only those that it touches are looked at again.
 */
export const CHECKS_OF: Record<PlanEntity, (plan: PlanIndex, id: number) => readonly Finding[]> = {
	stage: checkStage,
	vehicle: checkVehicle,
	position: checkPosition,
	band: checkBand,
	activity: checkActivity,
};

function checkStage(plan: PlanIndex, id: number): readonly Finding[] {
	const stage = plan.row('stage', id);
	return stage ? runChecks(STAGE_CHECKS, { stage, shows: timedOpen(plan.activitiesOf('stage', id)) }) : [];
}

function checkVehicle(plan: PlanIndex, id: number): readonly Finding[] {
	const vehicle = plan.row('vehicle', id);
	if (!vehicle) return [];
	const activities = plan.activitiesOf('vehicle', id);
	const { turnaround } = plan.settings;
	return runChecks(VEHICLE_CHECKS, { vehicle, activities, open: timedOpen(activities), turnaround });
}

function checkPosition(plan: PlanIndex, id: number): readonly Finding[] {
	const position = plan.row('position', id);
	if (!position || position.capacity === null) return [];
	return runChecks(POSITION_CHECKS, { position, standings: standingsAt(plan, id) });
}

function checkBand(plan: PlanIndex, id: number): readonly Finding[] {
	const band = plan.row('band', id);
	if (!band) return [];
	const activities = plan.activitiesOf('band', id);
	return runChecks(BAND_CHECKS, {
		band,
		activities,
		shows: activities.filter((activity) => isOpen(activity) && activity.typeId === SHOW),
		hasVehicles: plan.hasVehicles(id),
		hasCancelledShow: plan.activitiesOf('cancelledShow', id).length > 0,
	});
}

function checkActivity(plan: PlanIndex, id: number): readonly Finding[] {
	const activity = plan.row('activity', id);
	if (!activity || activity.cancelled || !isOpen(activity)) return [];
	const bandHasVehicles = activity.bandId !== null && plan.hasVehicles(activity.bandId);
	return runChecks(ACTIVITY_CHECKS, { activity, bandHasVehicles });
}

/** What stands at a position, the vehicles in `leftOut` aside; vehicles in the order of their first activity there. */
export function standingsAt(plan: PlanIndex, positionId: number, leftOut?: ReadonlySet<number>): Standing[] {
	const here = timedOpen(plan.activitiesOf('position', positionId));
	const vehicleIds = new Set(here.flatMap((activity) => activity.vehicleIds.filter((id) => !leftOut?.has(id))));
	return [
		...here.flatMap((activity) => standingWithoutVehicle(activity) ?? []),
		...[...vehicleIds].flatMap((id) =>
			standingsOfVehicle(plan, id).filter((standing) => standing.positionId === positionId),
		),
	];
}

/** Where a vehicle stands, in order of time. */
export function standingsOfVehicle(plan: PlanIndex, vehicleId: number): Standing[] {
	return standingsOf(timedOpen(plan.activitiesOf('vehicle', vehicleId)));
}

function timedOpen(activities: readonly PlanActivity[]): TimedActivity[] {
	return activities.filter((activity): activity is TimedActivity => isOpen(activity) && hasTime(activity));
}
