import type { Activity, Band } from '@crossload/contract';
import { putRow } from '../live/apply-changes.ts';
import { queryClient } from '../query-client.ts';
import { entityOf, type UnsentAction, withoutUnsent } from './unsent-action.ts';

/** The row that an action is done to, as it is cached. */
export function rowOf(action: UnsentAction): Activity | Band | undefined {
	const key = entityOf(action) === 'activity' ? 'activities' : 'bands';
	return queryClient.getQueryData<(Activity | Band)[]>([key])?.find(({ id }) => id === action.id);
}

/** Shows an action that has just been noted: rows take it up when they are put in. */
export function showAction(action: UnsentAction): void {
	const row = rowOf(action);
	if (row) putRow(entityOf(action), row);
}

/** Shows an action no more that will not be sent. */
export function hideAction(action: UnsentAction): void {
	const row = rowOf(action);
	if (row) putRow(entityOf(action), withoutUnsent(entityOf(action), row, action));
}
