import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Rows are known by their id, in every list that holds them. */
interface Row {
	readonly id: number;
}

/** Cached lists, by the start of their keys, that hold rows of one shape. */
export type Lists = readonly QueryKey[];

/** Stops answers that are under way from overwriting what is about to be put in. */
export async function stopFetching(lists: Lists): Promise<void> {
	await Promise.all(lists.map((queryKey) => queryClient.cancelQueries({ queryKey })));
}

/** The cached row with the id. */
export function findRow<T extends Row>(lists: Lists, id: number): T | undefined {
	for (const queryKey of lists) {
		for (const [, rows] of queryClient.getQueriesData<readonly T[]>({ queryKey })) {
			const found = rows?.find((row) => row.id === id);
			if (found) return found;
		}
	}
	return undefined;
}

/** Swaps the row with this id in every list that has it; a list under `lists[0]` that lacks it gets it. */
export function putRow<T extends Row>(lists: Lists, row: T): void {
	lists.forEach((queryKey, index) => {
		queryClient.setQueriesData<readonly T[]>({ queryKey }, (rows) => {
			if (rows?.some(({ id }) => id === row.id)) return rows.map((old) => (old.id === row.id ? row : old));
			return rows && index === 0 ? [...rows, row] : rows;
		});
	});
}

/** Takes the row with this id out of every list. */
export function dropRow<T extends Row>(lists: Lists, id: number): void {
	for (const queryKey of lists) {
		queryClient.setQueriesData<readonly T[]>({ queryKey }, (rows) => rows?.filter((row) => row.id !== id));
	}
}
