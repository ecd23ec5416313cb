import { stageCalls } from '@crossload/contract';
import { toInstant } from '@crossload/domain';
import { expect, test } from 'vitest';
import { stageRows } from '../features/stage/stage.store.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { readConsistently, runUnitOfWork, type Work } from './work.ts';

const BY = { actor: { id: 7, name: 'Ada' }, at: toInstant(1_787_000_000_000) };

async function addStage(work: Work, name: string): Promise<number> {
	const id = await stageRows.insert(work.trx, { name, color: '#000000' });
	work.record({ entity: 'stage', id, before: null, after: { id, name } });
	return id;
}

async function stored({ db }: Database) {
	const stages = await db.selectFrom('stage').select('name').orderBy('id').execute();
	const changes = await db.selectFrom('change').selectAll().orderBy('revision').orderBy('ordinal').execute();
	return { names: stages.map(({ name }) => name), changes };
}

test('API-09 what a write changed is logged with who and when, all of it under one revision', async () => {
	const database = await testDatabase();
	const id = await runUnitOfWork(database, BY, async (work) => {
		const id = await addStage(work, 'Plaza');
		work.record({ entity: 'band', id: 5, before: { id: 5 }, after: { id: 5, name: 'A' } });
		work.record({ entity: 'vehicle', id: 6, before: { id: 6 }, after: null });
		return id;
	});
	const row = { revision: 1, at: BY.at, actor_id: 7, actor_name: 'Ada', undoes: null };
	expect((await stored(database)).changes).toEqual([
		{
			...row,
			ordinal: 0,
			entity: 'stage',
			entity_id: id,
			action: 'create',
			before: null,
			after: `{"id":${id},"name":"Plaza"}`,
		},
		{
			...row,
			ordinal: 1,
			entity: 'band',
			entity_id: 5,
			action: 'update',
			before: '{"id":5}',
			after: '{"id":5,"name":"A"}',
		},
		{ ...row, ordinal: 2, entity: 'vehicle', entity_id: 6, action: 'delete', before: '{"id":6}', after: null },
	]);
	expect(await database.revision.current()).toBe(1);
});

test('API-09 REL-40 a write that throws leaves nothing, neither row nor revision', async () => {
	const database = await testDatabase();
	const failing = runUnitOfWork(database, BY, async (work) => {
		await addStage(work, 'Half');
		throw new Error('in the middle');
	});
	await expect(failing).rejects.toThrow('in the middle');
	expect(await stored(database)).toEqual({ names: [], changes: [] });
	expect(await database.revision.current()).toBe(0);
	await runUnitOfWork(database, BY, (work) => addStage(work, 'Whole'));
	expect((await stored(database)).changes).toMatchObject([{ revision: 1 }]);
});

test('API-09 a write that changes nothing makes no revision', async () => {
	const database = await testDatabase();
	expect(await runUnitOfWork(database, BY, async () => 'nothing')).toBe('nothing');
	expect(await database.revision.current()).toBe(0);
});

test('REL-52 revisions of fifty writes at once are gapless, those that fail among them', async () => {
	const database = await testDatabase();
	const writes = Array.from({ length: 50 }, async (_, index) => {
		await runUnitOfWork(database, BY, async (work) => {
			await addStage(work, `Stage ${index}`);
			if (index % 5 === 0) throw new Error('refused');
		}).catch((error: Error) => error.message);
	});
	await Promise.all(writes);
	const { names, changes } = await stored(database);
	expect(names).toHaveLength(40);
	expect(changes.map(({ revision }) => revision)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
	expect(await database.revision.current()).toBe(40);
});

test('API-09 a consistent read sees one revision, whatever is written meanwhile', async () => {
	const database = await testDatabase();
	let writing: Promise<unknown> = Promise.resolve();
	const seen = await readConsistently(database, async (db) => {
		const count = async () => (await db.selectFrom('stage').select('id').execute()).length;
		const before = await count();
		writing = runUnitOfWork(database, BY, (work) => addStage(work, 'Meanwhile'));
		// On PostgreSQL the write commits beside this read, on SQLite it waits for it.
		if (database.engine === 'postgres') await writing;
		return [before, await count()];
	});
	await writing;
	expect(seen).toEqual([0, 0]);
	expect((await stored(database)).names).toEqual(['Meanwhile']);
});

test('REL-31 writes through the API are gapless as well', async () => {
	const app = await testApp();
	const before = await app.database.revision.current();
	await Promise.all(
		Array.from({ length: 50 }, (_, index) => app.ask(stageCalls.create, { body: { name: `Stage ${index}` } })),
	);
	const rows = await app.database.db.selectFrom('change').select('revision').where('entity', '=', 'stage').execute();
	const revisions = rows.map(({ revision }) => revision).toSorted((a, b) => a - b);
	expect(revisions).toEqual(Array.from({ length: 50 }, (_, index) => before + 1 + index));
});
