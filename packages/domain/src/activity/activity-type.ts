/** How an activity type takes its time: from–to, or one moment (SPEC.md section 3). */
export type TimeMode = 'range' | 'point';

/** What of the four an activity of a type may name. */
export const ACTIVITY_FIELDS = ['band', 'stage', 'position', 'vehicles'] as const;
export type ActivityField = (typeof ACTIVITY_FIELDS)[number];

/** The facts of a type that rules ask for. */
export interface ActivityTypeFacts {
	readonly id: string;
	readonly name: string;
}

export const SHOW = 'show';
export const ARRIVAL = 'arrival';
export const CHECKIN = 'checkin';
export const CROSSLOAD = 'crossload';
export const DEPARTURE = 'departure';
export const PARKING = 'parking';

/** SPEC.md section 3 knows the departure by its id and by its name; either makes one. */
export function isDeparture(type: ActivityTypeFacts): boolean {
	return type.id === DEPARTURE || type.name === 'Departure';
}

/** Whether it brings a vehicle onto the site: an arrival or a check-in. */
export function isComing(type: ActivityTypeFacts): boolean {
	return type.id === ARRIVAL || type.id === CHECKIN;
}

export function isShow(type: ActivityTypeFacts): boolean {
	return type.id === SHOW;
}

export function isCrossload(type: ActivityTypeFacts): boolean {
	return type.id === CROSSLOAD;
}
