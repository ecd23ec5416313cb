import type { Instant } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import type { Authenticate } from '../http/session.ts';
import type { AnyLiveSource } from './live-source.ts';
import type { ViewRows } from './view-rows.ts';

/** What a feed needs to follow the change log. */
export interface LiveFeedOptions {
	readonly database: Database;
	readonly sources: readonly AnyLiveSource[];
	readonly viewRows: ViewRows;
	readonly authenticate: Authenticate;
	readonly clock: () => Instant;
	/** Called with the first of a row of failures. */
	readonly onFailure: (error: unknown) => void;
}
