import type { RowId } from '@crossload/contract';
import { groupBy, hasSameItems, type Instant } from '@crossload/domain';
import type { QueryKey } from '@tanstack/react-query';
import { BUILD } from './build.ts';
import { nestedSharer } from './share-nested.ts';
import { isRows, type Rows } from './share-rows.ts';

/** What holds for all stored queries of one user. */
export interface Meta {
	/** Changes with each write: a tab that has it knows what is stored. */
	readonly stamp: string;
	/** Up to which revision all of them are right, some perhaps beyond; null when that is not known. */
	readonly revision: number | null;
	readonly contactAt: Instant | null;
}

/** What a tab knows to be stored for a user. */
export interface Stored {
	readonly userId: number;
	readonly stamp: string;
	/** The parts of lists by the keys of their queries. */
	readonly parts: ReadonlyMap<string, Parts>;
}

/** What the keys of all stored queries begin with. */
export const PREFIX = 'queries/';

/** What the keys of a user's queries begin with, as this build stores them. */
export function prefixOf(userId: number): string {
	return `${PREFIX}${userId}${BUILD}/`;
}

export function metaKey(prefix: string): string {
	return `${prefix}meta`;
}

/** A query as it is stored on the device. */
export interface StoredQuery {
	readonly queryKey: QueryKey;
	readonly data: unknown;
	readonly updatedAt: number;
}

/**
 * What stands under a query's own key, as text. The rows of a list stand beside it, in parts by their ids: a row that
 * changes is stored with its part and not with all of a festival.
 */
interface Head extends Pick<StoredQuery, 'queryKey' | 'updatedAt'> {
	/** What is no list of rows. */
	readonly data?: unknown;
	/** The list's order, by ids. */
	readonly order?: readonly RowId[];
}

/** The rows of a list by the numbers of their parts. */
export type Parts = ReadonlyMap<number, Rows>;

/** How many ids a part spans. */
const PART_SIZE = 32;

const NO_PARTS: Parts = new Map();

/** What is to be put under a key, and what makes it: the text of many rows takes its time on a slow device. */
export interface Change {
	readonly key: string;
	/** Null removes what stands there. */
	readonly text: () => string | null;
}

export function partsOf(data: unknown): Parts {
	return isRows(data) ? groupBy(data, ({ id }) => partOf(id)) : NO_PARTS;
}

/** Rows whose ids are texts, of which there are few, are one part. */
function partOf(id: RowId): number {
	return typeof id === 'number' ? Math.floor(id / PART_SIZE) : -1;
}

/** What of a query differs from what is stored. */
export function changesOf(key: string, query: StoredQuery, stored = NO_PARTS): Change[] {
	const parts = partsOf(query.data);
	const changed = [...parts].filter(([number, rows]) => {
		const before = stored.get(number);
		// Rows are never changed in place: what is another row is another object.
		return before === undefined || !hasSameItems(rows, before);
	});
	const gone = [...stored.keys()].filter((number) => !parts.has(number));
	return [
		...changed.map(([number, rows]) => ({ key: partKey(key, number), text: () => JSON.stringify(rows) })),
		...gone.map((number) => ({ key: partKey(key, number), text: () => null })),
		{ key, text: () => JSON.stringify(headOf(query)) },
	];
}

function headOf({ queryKey, data, updatedAt }: StoredQuery): Head {
	return { queryKey, updatedAt, ...(isRows(data) ? { order: data.map(({ id }) => id) } : { data }) };
}

/** The queries in records that are stored, by the keys of their heads. */
export function readQueries(records: ReadonlyMap<string, unknown>): Map<string, StoredQuery> {
	const queries = new Map<string, StoredQuery>();
	const rowsByHead = new Map<string, Map<RowId, Rows[number]>>();
	const share = nestedSharer();
	for (const [key, text] of records) {
		const head = PART_KEY.exec(key)?.[1];
		if (head === undefined || typeof text !== 'string') continue;
		const rows = rowsByHead.get(head) ?? new Map();
		rowsByHead.set(head, rows);
		for (const row of share(JSON.parse(text) as Rows)) rows.set(row.id, row);
	}
	for (const [key, text] of records) {
		if (PART_KEY.test(key) || typeof text !== 'string') continue;
		const { queryKey, updatedAt, data, order } = JSON.parse(text) as Head;
		const rows = rowsByHead.get(key);
		queries.set(key, { queryKey, updatedAt, data: order ? order.flatMap((id) => rows?.get(id) ?? []) : data });
	}
	return queries;
}

/** Behind the key of the head, which ends with the JSON of an array. */
const PART_KEY = /^(.*\])#-?\d+$/s;

function partKey(key: string, number: number): string {
	return `${key}#${number}`;
}
