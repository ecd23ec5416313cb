import type { Instant } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import type { Work } from '../db/work.ts';
import type { LiveSource } from '../live/live-source.ts';
import type { ViewRows } from '../live/view-rows.ts';
import type { SecretHashing } from './idempotency.ts';
import type { ResponseCache } from './response-cache.ts';
import type { Authenticate } from './session.ts';

/** What routes need to respond. */
export interface RouteDependencies {
	readonly database: Database;
	readonly authenticate: Authenticate;
	/** The server's clock. */
	readonly clock: () => Instant;
	/** Hashes the secrets in requests with a key. */
	readonly secrets: SecretHashing;
	/** Runs a write together with what follows from it in the same transaction. */
	readonly runWrite: <T>(work: Work, write: (work: Work) => Promise<T>) => Promise<T>;
	/** Called when a write could not be committed: what was read within it may have shown others' writes that are gone too. */
	readonly onFailedWrite: () => void;
	/** Responses that are ready. */
	readonly responses: ResponseCache;
	/** The lists in which a change replaces the rows that it alters. */
	readonly sources: readonly LiveSource[];
	/** The rows of which shares are shown their parts. */
	readonly viewRows: ViewRows;
}
