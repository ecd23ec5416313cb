/** A query's result, as far as it matters for several at once. */
interface QueryState {
	readonly data: unknown;
	readonly error: Error | null;
	readonly refetch: () => unknown;
}

/** Of several queries the error of one that has no data, null for none, and a function that fetches all of them again. */
export function combinedState(queries: readonly QueryState[]) {
	const failed = queries.find(({ data, error }) => error !== null && data === undefined);
	const retry = () => {
		for (const query of queries) void query.refetch();
	};
	return { error: failed?.error ?? null, retry };
}
