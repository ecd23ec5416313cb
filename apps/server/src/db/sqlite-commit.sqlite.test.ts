import { toInstant } from '@crossload/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { stageRows } from '../features/stage/stage.store.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { runRevisedWork, type Work } from './work.ts';

const BY = { actor: null, at: toInstant(1_787_000_000_000) };

/** Writes of the same moment, each a stage of this name and something more. */
async function together(database: Database, writes: Readonly<Record<string, (work: Work) => Promise<unknown>>>) {
	const running = Object.entries(writes).map(([name, more]) =>
		runRevisedWork(database, BY, async (work) => {
			const id = await stageRows.insert(work.trx, { name, color: '#000000' });
			work.record({ entity: 'stage', id, before: null, after: { id, name } });
			await more(work);
			return name;
		}),
	);
	const outcomes = await Promise.allSettled(running);
	return outcomes.map((outcome) =>
		outcome.status === 'fulfilled' ? [outcome.value.result, outcome.value.revision] : String(outcome.reason),
	);
}

async function stored({ db, revision }: Database) {
	const stages = await db.selectFrom('stage').select('name').orderBy('id').execute();
	const changes = await db.selectFrom('change').select(['revision', 'after']).orderBy('revision').execute();
	return {
		stages: stages.map(({ name }) => name),
		logged: changes.map(({ revision, after }) => [revision, JSON.parse(after ?? '').name]),
		known: await revision.current(),
	};
}

const nothing = async () => {};
const failing = async () => {
	throw new Error('in the middle');
};
/** Breaks a rule that is only looked at when all is committed. */
const uncommittable = async ({ trx }: Work) => {
	await sql`pragma defer_foreign_keys = on`.execute(trx);
	await sql`insert into activity_vehicle (activity_id, vehicle_id, ordinal) values (404, 404, 0)`.execute(trx);
};
/** What SQLite does by itself when the disk is full. */
const takenBack = async ({ trx }: Work) => {
	await sql`rollback`.execute(trx);
	throw new Error('disk full');
};

test('REL-40 writes of the same moment each have their revision, in the order in which they came', async () => {
	const database = await testDatabase();
	const names = Array.from({ length: 40 }, (_, number) => `Stage ${number}`);
	const outcomes = await together(database, Object.fromEntries(names.map((name) => [name, nothing])));
	const inOrder = names.map((name, index) => [name, index + 1]);
	expect(outcomes).toEqual(inOrder);
	expect(await stored(database)).toEqual({
		stages: names,
		logged: inOrder.map(([name, revision]) => [revision, name]),
		known: names.length,
	});
});

test('REL-40 one that throws leaves nothing and takes no other with it', async () => {
	const database = await testDatabase();
	const outcomes = await together(database, { One: nothing, Two: failing, Three: nothing });
	expect(outcomes).toEqual([['One', 1], 'Error: in the middle', ['Three', 2]]);
	const logged = [
		[1, 'One'],
		[2, 'Three'],
	];
	expect(await stored(database)).toEqual({ stages: ['One', 'Three'], logged, known: 2 });
});

test('REL-40 none counts where they cannot be committed, and the next one goes on from there', async () => {
	const database = await testDatabase();
	const [one, two] = await together(database, { One: nothing, Two: uncommittable });
	expect(one).toMatch(/FOREIGN KEY/);
	expect(two).toBe(one);
	expect(await stored(database)).toEqual({ stages: [], logged: [], known: 0 });
	expect(await together(database, { Three: nothing })).toEqual([['Three', 1]]);
});

test('REL-41 all are refused where SQLite takes the whole transaction back by itself', async () => {
	const database = await testDatabase();
	const outcomes = await together(database, { One: nothing, Two: takenBack, Three: nothing });
	expect(outcomes).toEqual(Array.from({ length: 3 }, () => 'Error: disk full'));
	expect(await stored(database)).toEqual({ stages: [], logged: [], known: 0 });
	expect(await together(database, { Four: nothing })).toEqual([['Four', 1]]);
});
