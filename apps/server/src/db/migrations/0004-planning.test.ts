import { toInstant } from '@crossload/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { disagreements } from '../../console/check-data.ts';
import { stageRows } from '../../features/stage/stage.store.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { runUnitOfWork } from '../work.ts';
import { planning } from './0004-planning.ts';

const ADDED = [
	['activity', 'cancelled'],
	['activity', 'cancel_reason'],
	['position', 'capacity'],
	['position', 'stage_id'],
	['stage', 'changeover'],
	['stage', 'curfew'],
	['team_function', 'radio'],
	['team_function', 'stage_ids'],
	['team_function', 'types'],
] as const;

test('PLAN-04 rows and log entries of an earlier program are taken as they are', async () => {
	const database = await testDatabase();
	const { db } = database;
	await runUnitOfWork(database, { actor: null, at: toInstant(0) }, async (work) => {
		const id = await stageRows.insert(work.trx, { name: 'Plaza' });
		work.record({
			entity: 'stage',
			id,
			before: null,
			after: { id, name: 'Plaza', color: '#000000', version: 1 },
		});
	});
	await sql`drop table plan_settings`.execute(db);
	await sql`drop index position_by_stage_id`.execute(db);
	for (const [table, column] of ADDED) {
		await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db);
	}
	await planning(db as never);
	expect(await db.selectFrom('stage').select(['changeover', 'curfew']).execute()).toEqual([
		{ changeover: 30, curfew: null },
	]);
	expect(await disagreements(database)).toEqual([]);
});
