import { toInstant } from '@crossload/domain';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listStages, stageRows } from '../features/stage/stage.store.ts';
import { type FaultyNetwork, faultyNetworkTo } from '../testing/faulty-network.ts';
import { cutOthers, openAgain, opened, urlOf } from '../testing/postgres-nodes.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { Database, Trx } from './database.ts';
import { isSerializationFailure } from './postgres-errors.ts';
import { OutcomeUnknown } from './postgres-work.ts';
import { tryAgain } from './retry.ts';
import { readConsistently, runUnitOfWork, type Work } from './work.ts';

const BY = { actor: null, at: toInstant(0) };

async function addStage(work: Work, name: string): Promise<number> {
	const id = await stageRows.insert(work.trx, { name, color: '#000000' });
	work.record({ entity: 'stage', id, before: null, after: { id, name } });
	return id;
}

async function stored({ db }: Database) {
	const names = (await listStages(db)).map(({ name }) => name);
	const revisions = (await db.selectFrom('change').select('revision').orderBy('revision').execute()).map(
		({ revision }) => revision,
	);
	return { names, revisions };
}

const ONCE = { names: ['Plaza'], revisions: [1] };

/** A database by way of a network that can be made to fail, and the same database without it. */
async function throughNetwork(): Promise<{ direct: Database; database: Database; network: FaultyNetwork }> {
	const direct = await testDatabase();
	const network = await faultyNetworkTo(await urlOf(direct));
	return { direct, database: await opened(network.url), network };
}

test('REL-31 of two transactions that wait for each other the one that PostgreSQL ends is done again, as a whole', async () => {
	const database = await testDatabase();
	const other = await openAgain(database);
	await runUnitOfWork(database, BY, async (work) => {
		await addStage(work, 'A');
		await addStage(work, 'B');
	});
	const touch = (trx: Trx, name: string) =>
		trx.updateTable('stage').set({ color: '#ffffff' }).where('name', '=', name).execute();
	let tries = 0;
	const otherHasB = Promise.withResolvers<void>();
	const thisHasA = Promise.withResolvers<void>();
	const crossing = other.db.transaction().execute(async (trx) => {
		await touch(trx, 'B');
		otherHasB.resolve();
		await thisHasA.promise;
		await touch(trx, 'A');
	});
	await runUnitOfWork(database, BY, async (work) => {
		tries += 1;
		// The one that looks first is the one that is ended.
		await sql`set local deadlock_timeout = '20ms'`.execute(work.trx);
		await touch(work.trx, 'A');
		await otherHasB.promise;
		thisHasA.resolve();
		await touch(work.trx, 'B');
		await addStage(work, 'Plaza');
	});
	await crossing;
	expect(tries).toBe(2);
	expect(await stored(database)).toEqual({ names: ['A', 'B', 'Plaza'], revisions: [1, 1, 2] });
});

test('REL-31 a transaction that cannot be serialised is tried again until it can', async () => {
	const database = await testDatabase();
	await runUnitOfWork(database, BY, (work) => addStage(work, '0'));
	let failures = 0;
	const isRetryable = (error: unknown) => {
		if (!isSerializationFailure(error)) return false;
		failures += 1;
		return true;
	};
	let readers = 0;
	const twoHaveRead = Promise.withResolvers<void>();
	const countUp = () =>
		database.db
			.transaction()
			.setIsolationLevel('serializable')
			.execute(async (trx) => {
				const { name } = await trx.selectFrom('stage').select('name').executeTakeFirstOrThrow();
				readers += 1;
				if (readers === 2) twoHaveRead.resolve();
				// Both of two that have read the same cannot write: one after the other, no transaction would fail.
				await twoHaveRead.promise;
				await trx
					.updateTable('stage')
					.set({ name: String(Number(name) + 1) })
					.execute();
			});
	await Promise.all(Array.from({ length: 5 }, () => tryAgain(countUp, { timeoutMs: 10_000, isRetryable })));
	expect((await stored(database)).names).toEqual(['5']);
	expect(failures).toBeGreaterThan(0);
});

test('REL-42 a write whose connection is lost in the middle is done once', async () => {
	const database = await testDatabase();
	const other = await openAgain(database);
	let tries = 0;
	await runUnitOfWork(database, BY, async (work) => {
		tries += 1;
		await addStage(work, 'Plaza');
		if (tries === 1) await cutOthers(other);
		await work.trx.selectFrom('stage').select('id').execute();
	});
	expect(tries).toBe(2);
	expect(await stored(database)).toEqual(ONCE);
});

test('REL-42 what a service refuses is not tried again', async () => {
	const database = await testDatabase();
	const write = vi.fn(async () => {
		throw new Error('refused');
	});
	await expect(runUnitOfWork(database, BY, write)).rejects.toThrow('refused');
	expect(write).toHaveBeenCalledTimes(1);
});

test('REL-42 reads whose connections are lost get their result all the same', async () => {
	const database = await testDatabase();
	const other = await openAgain(database);
	await runUnitOfWork(database, BY, (work) => addStage(work, 'Plaza'));
	let tries = 0;
	const names = await readConsistently(database, async (db) => {
		tries += 1;
		if (tries === 1) await cutOthers(other);
		return (await listStages(db)).map(({ name }) => name);
	});
	expect(names).toEqual(['Plaza']);
	expect(tries).toBe(2);
});

test('REL-42 a read and the begin of a write whose connections are lost are done again on others', async () => {
	const { direct, database, network } = await throughNetwork();
	await runUnitOfWork(direct, BY, (work) => addStage(work, 'Plaza'));
	const cut = network.cut('before', '"stage"');
	expect((await readConsistently(database, (db) => listStages(db))).map(({ name }) => name)).toEqual(['Plaza']);
	await cut;
	let tries = 0;
	const cutBegin = network.cut('before', 'start transaction');
	await runUnitOfWork(database, BY, async () => {
		tries += 1;
	});
	await cutBegin;
	expect(tries).toBe(1);
});

test('REL-40 a commit whose response is lost is found out, and done once', async () => {
	const { direct, database, network } = await throughNetwork();
	let tries = 0;
	const cut = network.cut('after', 'commit\0');
	const id = await runUnitOfWork(database, BY, async (work) => {
		tries += 1;
		return await addStage(work, 'Plaza');
	});
	await cut;
	expect(tries).toBe(1);
	expect(await stored(direct)).toEqual(ONCE);
	expect((await listStages(direct.db))[0]?.id).toBe(id);
	expect(await database.revision.current()).toBe(1);
});

test('REL-40 a commit that never arrived is found out, and the write is done once', async () => {
	const { direct, database, network } = await throughNetwork();
	let tries = 0;
	const cut = network.cut('before', 'commit\0');
	await runUnitOfWork(database, BY, async (work) => {
		tries += 1;
		await addStage(work, 'Plaza');
	});
	await cut;
	expect(tries).toBe(2);
	expect(await stored(direct)).toEqual(ONCE);
});

test('REL-40 where nobody can say whether a commit arrived, that is what is said', async () => {
	const { direct, database, network } = await throughNetwork();
	const cut = network.cut('after', 'commit\0').then(() => {
		network.isOpen = false;
	});
	await expect(runUnitOfWork(database, BY, (work) => addStage(work, 'Plaza'))).rejects.toThrow(OutcomeUnknown);
	await cut;
	expect(await stored(direct)).toEqual(ONCE);
});

test('REL-42 a query without a response is given up, and its connection with it', async () => {
	const direct = await testDatabase();
	const network = await faultyNetworkTo(`${await urlOf(direct)}?query_timeout=300`);
	const database = await opened(network.url);
	await runUnitOfWork(direct, BY, (work) => addStage(work, 'Plaza'));
	await listStages(database.db);
	network.swallow();
	expect((await readConsistently(database, listStages)).map(({ name }) => name)).toEqual(['Plaza']);
});

test('REL-52 a node whose network swallows the notifications is not behind for long', async () => {
	const { direct, database, network } = await throughNetwork();
	network.swallow();
	await runUnitOfWork(direct, BY, (work) => addStage(work, 'Plaza'));
	await vi.waitFor(async () => expect(await database.revision.current()).toBe(1), { timeout: 8000, interval: 50 });
});

test('REL-42 more writers at once than there are connections leave some for readers', async () => {
	const database = await testDatabase();
	const other = await openAgain(database);
	const held = Promise.withResolvers<void>();
	const isHeld = Promise.withResolvers<void>();
	const holding = runUnitOfWork(other, BY, async () => {
		isHeld.resolve();
		await held.promise;
	});
	await isHeld.promise;
	const writes = Array.from({ length: 40 }, (_, index) =>
		runUnitOfWork(database, BY, (work) => addStage(work, `Stage ${index}`)),
	);
	onTestFinished(() => held.resolve());
	expect(await readConsistently(database, listStages)).toEqual([]);
	held.resolve();
	await Promise.all([holding, ...writes]);
	expect((await stored(database)).names).toHaveLength(40);
});
