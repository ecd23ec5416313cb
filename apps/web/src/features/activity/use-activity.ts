import type { Activity } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { activityQuery, useActivities } from '../../api/activities.ts';
import { ApiError } from '../../api/errors.ts';

/** An activity as it is now, or why it cannot be shown. */
interface FoundActivity {
	readonly activity: Activity | undefined;
	readonly error: Error | null;
	/** The server knows no such activity. */
	readonly isGone: boolean;
}

/** Takes the activity from the list, where changes show at once; while the list lacks it, it is fetched alone. */
export function useActivity(id: number, isWanted: boolean): FoundActivity {
	const pick = useCallback((activities: Activity[]) => activities.find((activity) => activity.id === id), [id]);
	const listed = useActivities(pick, isWanted).data;
	const asked = useQuery({ ...activityQuery(id), enabled: isWanted && listed === undefined });
	const error = listed ? null : asked.error;
	return { activity: listed ?? asked.data, error, isGone: error instanceof ApiError && error.statusCode === 404 };
}
