import { acceptanceCalls, type PlanFinding, planCalls, type RowId } from '@crossload/contract';
import { requestRevised } from '../client.ts';
import { useListMutation } from '../save.ts';
import { listQuery } from '../sync/list-query.ts';
import { acceptanceIn } from '../sync/live-lists.ts';

/** Who has accepted a finding, when and why; its id is the finding's key. */
export interface AcceptanceRow {
	readonly id: RowId;
	readonly accepted: NonNullable<PlanFinding['accepted']>;
}

/** The findings that somebody has accepted; the findings themselves follow from the lists. */
export const acceptanceListQuery = listQuery(['acceptances'], planCalls.findings, (findings) => {
	const rows = findings.flatMap((finding) => acceptanceIn({ id: finding.key, ...finding }) ?? []);
	return rows as AcceptanceRow[];
});

/** Accepts a finding by its key (CHK-20). Throws `ApiError` 404 when it has gone meanwhile. */
export function useAccept() {
	return useListMutation(({ key, note }: { readonly key: string; readonly note: string | null }) =>
		requestRevised(acceptanceCalls.accept, { id: key, body: { note } }),
	);
}

/** Accepts a finding no longer, by its key. Throws `ApiError` 404 when it has gone meanwhile. */
export function useTakeBack() {
	return useListMutation((key: string) => requestRevised(acceptanceCalls.takeBack, { id: key }));
}
