import type { Activity } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { activityListQuery, activityQuery } from '../../api/activities.ts';

/** An activity as it is now, or why it cannot be shown. */
interface FoundActivity {
	readonly activity: Activity | undefined;
	readonly error: Error | null;
}

/** Takes the activity from the list, where changes show at once; while the list lacks it, asks for it alone. */
export function useActivity(id: number, isWanted: boolean): FoundActivity {
	const listed = useQuery({
		...activityListQuery,
		enabled: isWanted,
		select: (activities) => activities.find((activity) => activity.id === id),
	}).data;
	const asked = useQuery({ ...activityQuery(id), enabled: isWanted && listed === undefined });
	return { activity: listed ?? asked.data, error: listed ? null : asked.error };
}
