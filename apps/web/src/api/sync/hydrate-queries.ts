import { queryClient } from '../query-client.ts';
import { currentSession } from '../session-store.ts';
import { restoreContact } from './connection.ts';
import { readStore } from './device-store.ts';
import { noteListRevision, setKnownRevision } from './known-revision.ts';
import { type Meta, metaKey, partsOf, prefixOf, readQueries, type Stored } from './stored-query.ts';

/**
 * Fills the cache with what the device has stored for the signed-in user, and returns it; nothing when that takes too
 * long. It comes before the first screen, and storing after it (query-persistence.ts).
 */
export async function hydrateQueries(): Promise<Stored | null> {
	const userId = currentSession()?.user.id;
	if (userId === undefined) return null;
	const prefix = prefixOf(userId);
	const records = await readStore(prefix);
	const meta = records?.get(metaKey(prefix)) as Meta | undefined;
	// Meanwhile somebody else may have signed in.
	if (!records || !meta || currentSession()?.user.id !== userId) return null;
	const queries = readQueries(records);
	for (const { queryKey, data, updatedAt } of queries.values()) {
		queryClient.setQueryData(queryKey, data, { updatedAt });
	}
	const parts = new Map([...queries].map(([key, { data }]) => [key, partsOf(data)]));
	setKnownRevision(meta.revision);
	// Then their age is unknown.
	if (meta.revision === null) noteListRevision(0);
	restoreContact(meta.contactAt);
	return { userId, stamp: meta.stamp, parts };
}
