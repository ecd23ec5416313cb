import { CROSSLOAD, PARKING } from '../../activity/activity-type.ts';
import type { ActivityFacts, Check } from './check.ts';

const LOADS: readonly string[] = ['loadin', 'loadout', CROSSLOAD];

/** CHK-13: an open load-in, load-out or crossload names no vehicle though its band has some. */
export const missingVehicles: Check<ActivityFacts> = {
	kind: 'missing-vehicles',
	severity: 'missing',
	find: ({ activity, bandHasVehicles }) =>
		LOADS.includes(activity.typeId) && activity.vehicleIds.length === 0 && bandHasVehicles ? [itself(activity)] : [],
	text: (finding, names) => `${names.timed(finding)} has no vehicles.`,
};

/** CHK-13: an open load-in, load-out, crossload or parking has no position. */
export const missingPosition: Check<ActivityFacts> = {
	kind: 'missing-position',
	severity: 'missing',
	find: ({ activity }) =>
		[...LOADS, PARKING].includes(activity.typeId) && activity.positionId === null ? [itself(activity)] : [],
	text: (finding, names) => `${names.timed(finding)} has no position.`,
};

export const ACTIVITY_CHECKS = [missingVehicles, missingPosition];

function itself(activity: ActivityFacts['activity']) {
	return { ids: [activity.id], time: activity.span, activities: [activity] };
}
