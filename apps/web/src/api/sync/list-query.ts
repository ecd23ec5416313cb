import type { Call, ResponseOf } from '@crossload/contract';
import { queryOptions } from '@tanstack/react-query';
import { requestRevised } from '../client.ts';
import { fetchRows } from './fetch-rows.ts';
import type { LiveRow } from './live-lists.ts';

type RowOf<C extends Call> = ResponseOf<C> extends (infer Row extends LiveRow)[] ? Row : never;

/** The query of a list that live changes patch, under its key in `LIVE_LISTS`; `rowsOf` makes rows of a response that is no list of them. */
export function listQuery<C extends Call, Row extends LiveRow = RowOf<C>>(
	key: readonly string[],
	call: C,
	rowsOf: (body: ResponseOf<C>) => Row[] = (body: unknown) => body as Row[],
) {
	return queryOptions({
		queryKey: key,
		queryFn: ({ signal }) =>
			fetchRows(key, async () => {
				const { body, revision } = await requestRevised(call, { signal });
				return { body: rowsOf(body), revision };
			}),
	});
}
