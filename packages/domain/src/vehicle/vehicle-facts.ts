import { nextActivity } from '../activity/next-activity.ts';
import { type Placing, type Whereabouts, whereabouts } from '../activity/whereabouts.ts';
import { compareNames } from '../names.ts';

/** What follows for a vehicle from its activities (SPEC.md section 3, CHECKLIST API-18). */
export function vehicleFacts<T extends Placing>(
	activities: readonly T[],
): Whereabouts & { readonly next_activity: T | null } {
	return { ...whereabouts(activities), next_activity: nextActivity(activities) };
}

interface ListedVehicle {
	readonly id: number;
	readonly name: string;
	readonly band: { readonly name: string };
}

/** Order of vehicle lists: by band, then name; then by id so that it never wavers (CHECKLIST VEH-01). */
export function compareVehicles(a: ListedVehicle, b: ListedVehicle): number {
	return compareNames(a.band.name, b.band.name) || compareNames(a.name, b.name) || a.id - b.id;
}
