import { type LoginScreen, operationCalls } from '@crossload/contract';
import { festivalOffset } from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Database } from '../../db/database.ts';
import { writeOutsideChangeLog } from '../../db/work.ts';
import { plain, type Route } from '../../http/route.ts';
import { writeAndRemove } from './operation.store.ts';

/** Milliseconds for which the outcome of a write stands, good or bad: anyone may ask, as often as they like. */
const STANDS_FOR = 1_000;

export function operationRoutes(database: Database, loginScreen: LoginScreen): Route[] {
	// Through to the disk: one that is full shows only then. What is thrown becomes a 503. Migrations have run before
	// anything listens.
	const expectWrite = oncePer(STANDS_FOR, () => writeOutsideChangeLog(database, writeAndRemove));
	return [
		plain(operationCalls.festival, async () => ({ name: loginScreen.name, offset: festivalOffset() })),
		plain(operationCalls.loginScreen, async () => loginScreen),
		plain(operationCalls.health, async () => ({ status: 'ok' })),
		plain(operationCalls.ready, async () => {
			await expectWrite();
			// What was written a moment ago says nothing of a database that has gone away since.
			await latestRevision(database.db);
			return { status: 'ready' };
		}),
	];
}

/** The task, run at most once in so many milliseconds; requests meanwhile share its result. */
function oncePer(milliseconds: number, task: () => Promise<void>): () => Promise<void> {
	let begunAt = Number.NEGATIVE_INFINITY;
	let latest = Promise.resolve();
	return () => {
		if (performance.now() - begunAt >= milliseconds) {
			begunAt = performance.now();
			latest = task();
		}
		return latest;
	};
}
