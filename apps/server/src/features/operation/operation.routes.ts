import { type Festival, operationCalls } from '@crossload/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { plain, type Route } from '../../http/route.ts';

export interface OperationDependencies {
	readonly database: Database;
	readonly festival: Festival;
}

export function operationRoutes({ database, festival }: OperationDependencies): Route[] {
	return [
		plain(operationCalls.festival, async () => festival),
		plain(operationCalls.health, async () => ({ status: 'ok' })),
		plain(operationCalls.ready, async () => {
			await expectWritable(database);
			return { status: 'ready' };
		}),
	];
}

/** Takes the write lock and gives it back; what is thrown becomes a 503. Migrations have run before anything listens. */
async function expectWritable({ db }: Database): Promise<void> {
	await db.transaction().execute(async (trx) => {
		await sql`delete from login_failure where id < 0`.execute(trx);
	});
}
