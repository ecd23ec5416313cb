import { type Festival, operationCalls } from '@crossload/contract';
import type { Database } from '../../db/database.ts';
import { writeApart } from '../../db/work.ts';
import { plain, type Route } from '../../http/route.ts';

export interface OperationDependencies {
	readonly database: Database;
	readonly festival: Festival;
}

/** Milliseconds for which a disk that took a write is taken for one that does: anyone may ask. */
const BELIEVED_FOR = 1_000;

export function operationRoutes({ database, festival }: OperationDependencies): Route[] {
	let wroteAt = Number.NEGATIVE_INFINITY;
	return [
		plain(operationCalls.festival, async () => festival),
		plain(operationCalls.health, async () => ({ status: 'ok' })),
		plain(operationCalls.ready, async () => {
			const isBelieved = performance.now() - wroteAt < BELIEVED_FOR;
			await (isBelieved ? expectReachable(database) : expectWritable(database));
			if (!isBelieved) wroteAt = performance.now();
			return { status: 'ready' };
		}),
	];
}

/** Takes the write lock and gives it back; what is thrown becomes a 503. */
async function expectReachable(database: Database): Promise<void> {
	await writeApart(database, async (trx) => {
		await trx.deleteFrom('login_failure').where('id', '<', 0).execute();
	});
}

/**
 * Writes a row that is gone before anyone sees it, through to the disk: one that is full shows only then. What is thrown
 * becomes a 503. Migrations have run before anything listens.
 */
async function expectWritable(database: Database): Promise<void> {
	await writeApart(database, async (trx) => {
		const row = { name_key: '', address: '', at: 0 };
		const { id } = await trx.insertInto('login_failure').values(row).returning('id').executeTakeFirstOrThrow();
		await trx.deleteFrom('login_failure').where('id', '=', id).execute();
	});
}
