import { expect, test, vi } from 'vitest';
import { combinedState } from './combined-state.ts';

const failure = new Error('The server cannot be reached.');
const query = (data: unknown, error: Error | null = null) => ({ data, error, refetch: vi.fn() });

test('a query that failed counts as long as it has no data', () => {
	expect(combinedState([query([]), query(undefined, failure)]).error).toBe(failure);
	expect(combinedState([query([], failure), query(undefined)]).error).toBe(null);
});

test('to try again is to fetch all of them', () => {
	const queries = [query([]), query(undefined, failure)];
	combinedState(queries).retry();
	for (const { refetch } of queries) expect(refetch).toHaveBeenCalledOnce();
});
