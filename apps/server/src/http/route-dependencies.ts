import type { Instant } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import type { CachedAnswers } from './cached-answers.ts';
import type { ExpressLane } from './express-lane.ts';
import type { Authenticate } from './session.ts';

/** What routes need to be answered. */
export interface RouteDependencies {
	readonly database: Database;
	readonly authenticate: Authenticate;
	/** The server's clock. */
	readonly clock: () => Instant;
	/** Answers that are ready, and the way on which they leave before the framework is asked. */
	readonly answers: CachedAnswers;
	readonly lane: ExpressLane;
}
