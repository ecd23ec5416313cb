import { type Batch, planCalls } from '@crossload/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '../client.ts';
import { REFRESHES_LISTS } from '../sync/refresh-lists.ts';

/** Makes many changes of activities, all or none (PLAN-10). Throws `ApiError` 409 when one of them is not as it was. */
export function useBatch() {
	return useMutation({ mutationFn: (body: Batch) => request(planCalls.batch, { body }), ...REFRESHES_LISTS });
}
