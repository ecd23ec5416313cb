import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../db/open-sqlite.ts';
import { runUnitOfWork } from '../db/work.ts';
import { Sessions } from '../features/session/sessions.ts';
import { createStage } from '../features/stage/stage.service.ts';
import { createUser } from '../features/user/user.service.ts';
import { findCredentialsByName } from '../features/user/user.store.ts';
import { anotherApp } from '../testing/another-app.ts';
import { SATURDAY_EVENING } from '../testing/test-app.ts';
import { LiveClient } from './testing/live-client.ts';
import { listening } from './testing/live-server.ts';

const byNobody = { actor: null, at: SATURDAY_EVENING };

async function openFolder(folder: string) {
	const database = await openSqlite(folder);
	onTestFinished(() => database.close());
	return database;
}

test('REL-52 what another connection to the file commits is sent within a second', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-live-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const database = await openFolder(folder);
	const clock = { now: SATURDAY_EVENING };
	await runUnitOfWork(database, byNobody, (work) =>
		createUser(work, { name: 'lead', role: 'lead', passwordHash: '-' }),
	);
	const address = await listening(await anotherApp({ database, clock }));
	const sessions = await Sessions.open({ database, clock: () => clock.now, tokenHours: 1 });
	const credentials = await findCredentialsByName(database.db, 'lead');
	expect(credentials).toBeDefined();
	const token = credentials ? await sessions.issue(credentials) : '';
	const client = await new LiveClient({ address, token }).connect();
	await client.first('hello');
	const other = await openFolder(folder);
	await runUnitOfWork(other, byNobody, (work) => createStage(work, { name: 'Plaza' }));
	const change = await client.first('change', 1000);
	expect(change.data).toMatchObject({ actor: null, changes: [{ entity: 'stage', value: { name: 'Plaza' } }] });
});
