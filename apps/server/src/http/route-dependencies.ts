import type { Instant } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import type { Authenticate } from './session.ts';

/** What routes need to be answered. */
export interface RouteDependencies {
	readonly database: Database;
	readonly authenticate: Authenticate;
	/** The server's clock. */
	readonly clock: () => Instant;
}
