import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';

/** Changes what is cached under a key, if something is. What was to be asked for anew still is. */
export function changeCached<Data>(queryKey: QueryKey, next: (data: Data) => Data): void {
	const query = queryClient.getQueryCache().find<Data>({ queryKey, exact: true });
	const { data, isInvalidated } = query?.state ?? {};
	if (query === undefined || data === undefined) return;
	const changed = next(data);
	if (changed === data) return;
	query.setData(changed, { manual: true });
	if (isInvalidated) query.invalidate();
}

/** The rows changed one by one; the same array when none is another. */
export function changeEach<Row>(rows: readonly Row[], next: (row: Row) => Row): readonly Row[] {
	const changed = rows.map(next);
	return changed.some((row, index) => row !== rows[index]) ? changed : rows;
}
