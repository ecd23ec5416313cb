import type { Activity, Band } from '@crossload/contract';
import { reshow } from '../live/apply-changes.ts';
import { queryClient } from '../query-client.ts';
import { entityOf, type UnsentAction, withoutUnsent, withUnsent } from './unsent-action.ts';

/** The row that an action is done to, as it is cached. */
export function rowOf(action: UnsentAction): Activity | Band | undefined {
	const key = entityOf(action) === 'activity' ? 'activities' : 'bands';
	return queryClient.getQueryData<(Activity | Band)[]>([key])?.find(({ id }) => id === action.id);
}

/** Shows an action that has just been noted, and what follows from it: rows that come later take it up by themselves. */
export function showAction(action: UnsentAction): void {
	reshow((entity, row) => withUnsent(entity, row, [action]));
}

/** Shows an action no more that will not be sent. */
export function hideAction(action: UnsentAction): void {
	reshow((entity, row) => withoutUnsent(entity, row, action));
}
