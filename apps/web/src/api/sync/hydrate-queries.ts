import { queryClient } from '../query-client.ts';
import { currentSession } from '../session-store.ts';
import { restoreContact } from './connection.ts';
import { readStore, type StoredRecords } from './device-store.ts';
import { knownRevision, listsRevision, noteListRevision, setKnownRevision } from './known-revision.ts';
import { type Meta, metaKey, partsOf, prefixOf, readQueries, type Stored } from './stored-query.ts';

/**
 * Fills the cache with what the device has stored for the signed-in user, and returns it; nothing when that takes too
 * long. It comes before the first screen, and storing after it (query-persistence.ts).
 */
export async function hydrateQueries(): Promise<Stored | null> {
	const userId = currentSession()?.user.id;
	if (userId === undefined) return null;
	const records = await readStore(prefixOf(userId), (late) => hydrateLate(userId, late));
	return records ? hydrate(userId, records) : null;
}

/** Once live updates are on, the lists come from the server. Without a network what comes late is all there is. */
function hydrateLate(userId: number, records: StoredRecords): void {
	if (knownRevision() === null) hydrate(userId, records);
}

function hydrate(userId: number, records: StoredRecords): Stored | null {
	const prefix = prefixOf(userId);
	const meta = records.get(metaKey(prefix)) as Meta | undefined;
	// Meanwhile somebody else may have signed in.
	if (!meta || currentSession()?.user.id !== userId) return null;
	const queries = readQueries(records);
	for (const { queryKey, data, updatedAt } of queries.values()) {
		// What has been fetched by now is newer.
		if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, data, { updatedAt });
	}
	const parts = new Map([...queries].map(([key, { data }]) => [key, partsOf(data)]));
	hydrateRevision(meta.revision);
	restoreContact(meta.contactAt);
	return { userId, stamp: meta.stamp, parts };
}

/** Lists that were fetched by now can be older, from another node of the server: then all of them count as old as that. */
function hydrateRevision(stored: number | null): void {
	const fetched = listsRevision();
	setKnownRevision(stored === null ? null : Math.min(stored, fetched ?? stored));
	// Then their age is unknown.
	if (stored === null) noteListRevision(0);
}
