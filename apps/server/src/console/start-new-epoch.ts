import type { Instant } from '@crossload/domain';
import { lastChange } from '../db/change-log.store.ts';
import type { Database } from '../db/database.ts';
import { runUnitOfWork } from '../db/work.ts';
import { insertSigningKey } from '../features/session/session.store.ts';

/** Revisions made after a restore are counted on from the seconds since then, so that they are new even where nobody knows which there were. */
const COUNTED_FROM = Date.UTC(2026, 0, 1);

interface Restored {
	readonly at: Instant;
	/** The last revision of the database that was replaced; 0 if that is not known. */
	readonly reached: number;
}

/**
 * Makes a restored state safe to go on from. Logins of after it hold no longer: an id that was lost may be given away
 * a second time. Those of before it hold, so that people go on working: the key that signs from now on counts as made
 * when the last change was. And no revision is made a second time, so that a client that comes with a lost one is known
 * by it (RELIABILITY REL-05, REL-51).
 */
export async function startNewEpoch(database: Database, { at, reached }: Restored): Promise<void> {
	const last = await lastChange(database.db);
	const beyond = Math.max(reached, Math.floor((at - COUNTED_FROM) / 1000));
	await runUnitOfWork(database, { actor: null, at, beyond }, async (work) => {
		work.record({ entity: 'restore', id: last.revision, before: null, after: { revision: last.revision } });
		await insertSigningKey(work.trx, last.at);
	});
}
