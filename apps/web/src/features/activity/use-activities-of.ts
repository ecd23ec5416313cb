import type { Activity } from '@crossload/contract';
import { useCallback } from 'react';
import { useActivities } from '../../api/activities.ts';
import { type ListPart, useListPart } from '../../lib/use-list-part.ts';

/** What activities are shown of. */
export type ActivityOwner = 'band' | 'position' | 'vehicle';

const IS_OF: Readonly<Record<ActivityOwner, (activity: Activity, id: number) => boolean>> = {
	band: ({ band }, id) => band?.id === id,
	position: ({ position }, id) => position?.id === id,
	vehicle: ({ vehicles }, id) => vehicles.some((vehicle) => vehicle.id === id),
};

/** The activities of a band, a position or a vehicle, in order. */
export function useActivitiesOf(owner: ActivityOwner, id: number): ListPart<Activity> {
	const isOwn = useCallback((activity: Activity) => IS_OF[owner](activity, id), [owner, id]);
	return useListPart('The activities', useActivities(), isOwn);
}
