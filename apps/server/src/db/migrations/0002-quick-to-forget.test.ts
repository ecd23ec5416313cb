import { toInstant } from '@crossload/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { quickToForget } from './0002-quick-to-forget.ts';

test('REL-03 what an earlier program made of passwords goes, and the responses stay', async () => {
	const { db } = await testDatabase();
	await sql`drop index login_failure_by_at`.execute(db);
	const response = { user_id: 1, key: 'k', status: 204, body: '', created_at: toInstant(1) };
	await db
		.insertInto('idempotency')
		.values({ ...response, fingerprint: 'a quick hash' })
		.execute();
	await quickToForget(db as never);
	expect(await db.selectFrom('idempotency').selectAll().execute()).toEqual([{ ...response, fingerprint: '' }]);
});
