import type { Alert } from '@crossload/contract';

/** The id of the activity that Start, Done and Delay… of an alert are about; of a changeover, the show that leaves no room for it. */
export function activityToActOn({ kind, activities }: Pick<Alert, 'kind' | 'activities'>): number | undefined {
	return kind === 'changeover' ? activities.at(-1) : activities[0];
}
