import type { EntryBase, TargetRows } from './outbox-kind.ts';

/** What an entry's activity is called: `Load-in, Moth Parade`. */
export function activityTarget({ id }: EntryBase, { activities }: TargetRows): string {
	const activity = activities.find((each) => each.id === id);
	if (!activity) return `Activity ${id}`;
	return [activity.activityType.name, activity.band?.name].filter(Boolean).join(', ');
}
