import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../db/open-sqlite.ts';
import { runUnitOfWork } from '../db/work.ts';
import { lastYear } from '../features/carry-over/testing/last-year.ts';
import { createStage } from '../features/stage/stage.service.ts';
import { listStages } from '../features/stage/stage.store.ts';
import { listUsers } from '../features/user/user.store.ts';
import { folder } from '../testing/server-process.ts';
import { SATURDAY_EVENING } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { carryOver, readCarryCommand } from './carry-over-command.ts';
import { disagreements } from './check-data.ts';
import { Refused } from './command.ts';

/** Runs the command on a database that stays open for the test to look into. */
async function running() {
	const database = await testDatabase();
	const open = async () => ({ ...database, close: async () => {} });
	return { database, run: (...args: string[]) => carryOver(open, readCarryCommand(args), SATURDAY_EVENING) };
}

test('IMP-10 the console copies from a data folder, says what it did, and the second time that all is there', async () => {
	const [{ database, run }, { file, bytes }] = [await running(), await lastYear()];
	const said = await run(dirname(file));
	expect(said).toMatch(/^stages: \d+ copied$/m);
	expect(said).toMatch(/^templates: 1 copied, 3 there already$/m);
	expect(said).toMatch(/^users: 4 copied$/m);
	expect(said).not.toMatch(/^bands/m);
	expect(said).toContain('This is revision 2: Undo');
	expect((await listStages(database.db)).length).toBeGreaterThan(0);
	expect((await listUsers(database.db)).map(({ name }) => name)).toContain('Olivia');
	expect(await disagreements(database)).toEqual([]);
	expect(await run(file)).toContain('Nothing to do: all is there already.');
	expect(readFileSync(file)).toEqual(bytes);
});

test('IMP-10 with the plan it moves days by weekday; a dry run writes nothing', async () => {
	const [{ database, run }, { file }] = [await running(), await lastYear()];
	const dry = await run(file, '--with-plan', '--first-day', '2026-08-17', '--dry-run');
	expect(dry).toMatch(/^activities: \d+ would be copied$/m);
	expect(dry).toMatch(/^The first festival day, 2025-08-\d\d, becomes 2026-08-\d\d\.$/m);
	expect(await database.db.selectFrom('change').select('revision').execute()).toEqual([]);
	await expect(run(file, '--with-plan')).rejects.toThrow('--first-day: Required with activities');
	await run(file, '--with-plan', '--first-day', '2026-08-17');
	const rows = await database.db.selectFrom('activity').select(['start', 'end', 'planned_end']).execute();
	expect(rows.filter(({ start, end }) => start !== null || end !== null)).toEqual([]);
	expect(new Set(rows.map(({ planned_end }) => planned_end?.slice(0, 4)))).toEqual(new Set(['2026']));
});

test('IMP-10 a database that a server is working on is read as it is at that moment, its log included', async () => {
	const { database, run } = await running();
	const data = folder();
	const other = await openSqlite(data);
	await runUnitOfWork(other, { actor: null, at: SATURDAY_EVENING }, (work) => createStage(work, { name: 'Plaza' }));
	expect(await run(data, '--kinds', 'stages')).toContain('stages: 1 copied');
	expect((await listStages(database.db)).map(({ name }) => name)).toEqual(['Plaza']);
	await runUnitOfWork(other, { actor: null, at: SATURDAY_EVENING }, (work) => createStage(work, { name: 'Club' }));
	await other.close();
});

test('IMP-10 users of whom none may manage users are not copied where nobody does', async () => {
	const [{ database, run }, { file }] = [await running(), await lastYear()];
	const other = await openSqlite(dirname(file));
	await other.db.updateTable('user').set({ role: 'crew' }).execute();
	await other.close();
	await expect(run(file)).rejects.toThrow('makes an admin. Nothing was copied.');
	expect(await listStages(database.db)).toEqual([]);
});

test('IMP-10 what cannot be copied from is refused with a sentence', async () => {
	const { run } = await running();
	const text = join(folder(), 'notes.sqlite');
	writeFileSync(text, 'Not a database');
	await expect(run(text)).rejects.toThrow(/notes\.sqlite cannot be copied from\. This is no SQLite database\./);
	await expect(run(join(folder(), 'gone.sqlite'))).rejects.toThrow(/^There is no file .*gone\.sqlite\.$/);
	await expect(run(folder())).rejects.toThrow(/^There is no file .*crossload\.sqlite\.$/);
});

test.each([
	[[], 'npm run carry-over'],
	[['a', 'b'], 'npm run carry-over'],
	[['a', '--what'], 'npm run carry-over'],
	[['a', '--kinds', 'trees'], '--kinds must be of stages, positions'],
])('IMP-10 the command line %j is refused', (words, says) => {
	expect(() => readCarryCommand(words)).toThrow(Refused);
	expect(() => readCarryCommand(words)).toThrow(says);
});
