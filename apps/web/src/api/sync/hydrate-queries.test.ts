import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../testing/fake-storage.ts';
import { sessionOf } from '../../testing/sessions.ts';
import { queryClient } from '../query-client.ts';
import { keepSession } from '../session-store.ts';
import type { StoredRecords } from './device-store.ts';
import { hydrateQueries } from './hydrate-queries.ts';
import { knownRevision, listsRevision, noteListRevision, setKnownRevision } from './known-revision.ts';
import { metaKey, prefixOf } from './stored-query.ts';

const asked = vi.hoisted(() => ({ onLate: (_: StoredRecords) => {} }));

vi.mock('./device-store.ts', () => ({
	readStore: async (_: string, onLate: typeof asked.onLate) => {
		asked.onLate = onLate;
	},
}));

beforeEach(() => {
	vi.stubGlobal('localStorage', new FakeStorage());
	queryClient.clear();
	setKnownRevision(null);
	keepSession(sessionOf(1));
});

/** Lists of user 1 as they are stored, right up to a revision. */
function storedRecords(revision: number | null): StoredRecords {
	const prefix = prefixOf(1);
	const head = (name: string) => JSON.stringify({ queryKey: [name], updatedAt: 1, data: ['stored'] });
	return new Map<string, unknown>([
		[metaKey(prefix), { stamp: 'a', revision, contactAt: null }],
		[`${prefix}["bands"]`, head('bands')],
		[`${prefix}["stages"]`, head('stages')],
	]);
}

/** The device's database gives nothing in time; what is returned is what it gives later. */
async function startWithoutDatabase(): Promise<(records: StoredRecords) => void> {
	expect(await hydrateQueries()).toBeNull();
	return asked.onLate;
}

const shown = () => ['bands', 'stages'].map((name) => queryClient.getQueryData([name]));

test('USE-09 what the device’s database gives late fills what has not been fetched by then', async () => {
	const giveLate = await startWithoutDatabase();
	queryClient.setQueryData(['stages'], ['fetched']);
	noteListRevision(9);
	giveLate(storedRecords(7));
	expect(shown()).toEqual([['stored'], ['fetched']]);
	expect(knownRevision()).toBe(7);
});

test.each([
	[5, 7, 5],
	[9, 7, 7],
	[9, null, 0],
])(
	'USE-09 with a list fetched at revision %j, what is stored at %j counts as right up to %j',
	async (...[fetched, stored, right]) => {
		const giveLate = await startWithoutDatabase();
		noteListRevision(fetched);
		giveLate(storedRecords(stored));
		expect(listsRevision()).toBe(right);
	},
);

test('USE-09 what comes late is left where live updates are on, or somebody else has signed in', async () => {
	const giveLate = await startWithoutDatabase();
	setKnownRevision(8);
	giveLate(storedRecords(7));
	expect(shown()).toEqual([undefined, undefined]);
	setKnownRevision(null);
	keepSession(sessionOf(2));
	giveLate(storedRecords(7));
	expect(shown()).toEqual([undefined, undefined]);
	expect(knownRevision()).toBeNull();
});
