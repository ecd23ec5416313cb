import { queryOptions } from '@tanstack/react-query';
import type { RevisedResponse } from '../client.ts';
import { fetchRows } from './fetch-rows.ts';
import type { LiveRow } from './live-lists.ts';

type RequestRows<Row> = (options: { readonly signal: AbortSignal }) => Promise<RevisedResponse<Row[]>>;

/** The query of a list that live changes patch, under its key in `LIVE_LISTS`. */
export function listQuery<Row extends LiveRow>(key: readonly string[], requestRows: RequestRows<Row>) {
	return queryOptions({
		queryKey: key,
		queryFn: ({ signal }) => fetchRows(key, () => requestRows({ signal })),
	});
}
