import type { Activity } from '@crossload/contract';

/** `Crossload, Mira Solberg` */
export function activityName({ activityType, band }: Pick<Activity, 'activityType' | 'band'>): string {
	return band === null ? activityType.name : `${activityType.name}, ${band.name}`;
}
