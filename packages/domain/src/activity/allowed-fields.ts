import type { ActivityField } from './activity-type.ts';

/** The four references of an activity, as ids. */
export interface ActivityReferences {
	readonly bandId: number | null;
	readonly stageId: number | null;
	readonly positionId: number | null;
	readonly vehicleIds: readonly number[];
}

/** Clears the references that the type does not allow (SPEC.md section 4, CHECKLIST API-17). */
export function clearDisallowed<T extends ActivityReferences>(activity: T, allowed: readonly ActivityField[]): T {
	return {
		...activity,
		bandId: allowed.includes('band') ? activity.bandId : null,
		stageId: allowed.includes('stage') ? activity.stageId : null,
		positionId: allowed.includes('position') ? activity.positionId : null,
		vehicleIds: allowed.includes('vehicles') ? activity.vehicleIds : [],
	};
}
