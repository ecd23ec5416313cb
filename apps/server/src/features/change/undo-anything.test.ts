import type { Call } from '@crossload/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { RandomWrites } from '../../live/testing/random-writes.ts';
import { type RequestOptions, type TestApp, testApp } from '../../testing/test-app.ts';
import { undoing } from './testing/undoing.ts';

const WRITES = 100;

/** Milliseconds, for a machine that does much else. */
const LONG = 120_000;

/** The tables of the festival; links by their place in their list. */
const TABLES = {
	stage: 'id',
	person: 'id',
	position: 'id',
	band: 'id',
	vehicle: 'id',
	activity: 'id',
	activity_vehicle: 'activity_id, ordinal',
	team_function: 'id',
	team_function_member: 'team_function_id, ordinal',
	template: 'id',
} as const;

/** Every row as it is stored, but for how often it was changed and for gaps in places. */
async function storedRows({ db }: Database): Promise<Record<string, unknown[]>> {
	const tables: Record<string, unknown[]> = {};
	for (const [table, order] of Object.entries(TABLES)) {
		const { rows } = await sql<
			Record<string, unknown>
		>`select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db);
		tables[table] = rows.map(({ version, ordinal, ...row }) => row);
	}
	return tables;
}

function senderTo(app: TestApp) {
	return async (call: Call, options: RequestOptions) => {
		const response = await app.request(call, options);
		return { status: response.statusCode, body: response.body === '' ? null : response.json() };
	};
}

async function entitiesIn({ db }: Database, revision: number): Promise<string[]> {
	const { rows } = await sql<{ entity: string }>`select entity from change where revision = ${revision}`.execute(db);
	return rows.map(({ entity }) => entity);
}

test(
	'PLAN-12 whatever was written, undo brings back every row as it was, and undoing that every row as it became',
	async () => {
		const app = await testApp();
		const { undo, refuse, last } = undoing(app);
		const writes = new RandomWrites(senderTo(app), 12);
		let undone = 0;
		for (let count = 0; count < WRITES; count++) {
			const [before, known] = [await storedRows(app.database), await last()];
			await writes.write();
			const changed = await entitiesIn(app.database, known + 1);
			if (changed.length === 0) continue;
			if (changed.includes('user')) {
				await refuse(409);
				continue;
			}
			const after = await storedRows(app.database);
			await undo();
			expect(await storedRows(app.database)).toEqual(before);
			await undo();
			expect(await storedRows(app.database)).toEqual(after);
			undone += 1;
		}
		expect(undone).toBeGreaterThan(WRITES / 2);
	},
	LONG,
);
