import { type Batch, planCalls } from '@crossload/contract';
import { request } from '../client.ts';
import { useListMutation } from '../save.ts';

/** Makes many changes of activities, all or none (PLAN-10). Throws `ApiError` 409 when one of them is not as it was. */
export function useBatch() {
	return useListMutation((body: Batch) => request(planCalls.batch, { body }));
}
