import { expect, test } from 'vitest';
import { changesOf, partsOf, readQueries, type StoredQuery } from './stored-query.ts';

const KEY = 'queries/1/build.js/["activities"]';
const row = (id: number, name = 'Load-in') => ({ id, name });
const query = (data: unknown): StoredQuery => ({ queryKey: ['activities'], data, updatedAt: 5 });

/** A device that holds the first query, and then the changes to each one after it. */
function storedAfter(...queries: readonly StoredQuery[]): Map<string, string> {
	const records = new Map<string, string>();
	queries.forEach((each, place) => {
		for (const { key, text } of changesOf(KEY, each, partsOf(queries[place - 1]?.data))) {
			const made = text();
			if (made === null) records.delete(key);
			else records.set(key, made);
		}
	});
	return records;
}

const readBack = (...queries: readonly StoredQuery[]) => readQueries(storedAfter(...queries)).get(KEY);

test('a list comes back with its rows in its order', () => {
	const list = query([row(900), row(3), row(130), row(4)]);
	expect(readBack(list)).toEqual(list);
});

test('of 2,000 rows one that changes is stored with those beside it alone', () => {
	const rows = Array.from({ length: 2000 }, (_, id) => row(id));
	const after = rows.map((each) => (each.id === 700 ? row(700, 'Load-out') : each));
	const changes = changesOf(KEY, query(after), partsOf(rows));
	expect(changes.map(({ key }) => key)).toEqual([`${KEY}#21`, KEY]);
	expect((JSON.parse(changes[0]?.text() ?? '') as unknown[]).length).toBe(32);
	expect(readBack(query(rows), query(after))?.data).toEqual(after);
});

test('rows come, go and move, the last of a part among them', () => {
	const [one, two, far] = [row(1), row(2), row(500)];
	expect(readBack(query([one, two, far]), query([two, one]))?.data).toEqual([two, one]);
	expect(storedAfter(query([one, two, far]), query([two, one])).size).toBe(2);
	expect(readBack(query([one]), query([one, far]), query([far, one, two]))?.data).toEqual([far, one, two]);
	expect(readBack(query([one]), query([]))?.data).toEqual([]);
});

test('rows that name the same thing come back holding it once', () => {
	const rows = [1, 900].map((id) => ({ ...row(id), band: { id: 7, name: 'Aurora' } }));
	const [one, two] = (readBack(query(rows))?.data ?? []) as typeof rows;
	expect(two).toEqual(rows[1]);
	expect(two?.band).toBe(one?.band);
});

test('rows whose ids are texts, and what is no list, come back as they are', () => {
	for (const data of [[{ id: 'overlap:1:2', accepted: null }], { days: ['2026-08-22'] }, ['a', 'b'], [], null, 7]) {
		expect(readBack(query(data))).toEqual(query(data));
	}
});

test('a part that is lost takes its rows alone with it', () => {
	const records = storedAfter(query([row(900), row(3)]));
	records.delete(`${KEY}#28`);
	expect(readQueries(records).get(KEY)?.data).toEqual([row(3)]);
});

test('records that are no text are passed over', () => {
	expect(readQueries(new Map<string, unknown>([['queries/1/build.js/meta', { stamp: 'a' }]])).size).toBe(0);
});
