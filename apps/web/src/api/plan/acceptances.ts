import { acceptanceCalls, type PlanFinding, planCalls, type RowId } from '@crossload/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { requestRevised } from '../client.ts';
import { fetchRows } from '../sync/fetch-rows.ts';
import { acceptanceIn } from '../sync/live-lists.ts';
import { REFRESHES_LISTS } from '../sync/refresh-lists.ts';

/** Who has accepted a finding, when and why; its id is the finding's key. */
export interface AcceptanceRow {
	readonly id: RowId;
	readonly accepted: NonNullable<PlanFinding['accepted']>;
}

/** The findings that somebody has accepted; the findings themselves follow from the lists. */
export const acceptanceListQuery = queryOptions({
	queryKey: ['acceptances'],
	queryFn: ({ signal, queryKey }) =>
		fetchRows<AcceptanceRow>(queryKey, async () => {
			const { body, ...revised } = await requestRevised(planCalls.findings, { signal });
			const rows = body.flatMap((finding) => acceptanceIn({ id: finding.key, ...finding }) ?? []);
			return { ...revised, body: rows as AcceptanceRow[] };
		}),
});

/** Accepts a finding by its key (CHK-20). Throws `ApiError` 404 when it has gone meanwhile. */
export function useAccept() {
	return useMutation({
		mutationFn: ({ key, note }: { readonly key: string; readonly note: string | null }) =>
			requestRevised(acceptanceCalls.accept, { id: key, body: { note } }),
		...REFRESHES_LISTS,
	});
}

/** Accepts a finding no longer, by its key. Throws `ApiError` 404 when it has gone meanwhile. */
export function useTakeBack() {
	return useMutation({
		mutationFn: (key: string) => requestRevised(acceptanceCalls.takeBack, { id: key }),
		...REFRESHES_LISTS,
	});
}
