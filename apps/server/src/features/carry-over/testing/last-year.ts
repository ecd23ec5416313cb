import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CarryOverResult, carryOverCalls, type Template } from '@crossload/contract';
import { instantOf, later, MINUTE, toFestivalTime } from '@crossload/domain';
import type { Database, Trx } from '../../../db/database.ts';
import { DATABASE_FILE, openSqlite } from '../../../db/open-sqlite.ts';
import { runUnitOfWork, type Work } from '../../../db/work.ts';
import { generateFestival } from '../../../demo/festival.ts';
import { loadFestival } from '../../../demo/load-festival.ts';
import { MOVED_TABLES } from '../../../move/moved-tables.ts';
import { folder } from '../../../testing/server-process.ts';
import type { RequestOptions, TestApp } from '../../../testing/test-app.ts';
import { insertAlert } from '../../alert/alert.store.ts';
import { replaceAlertSetting } from '../../alert/alert-settings.store.ts';
import { insertImport } from '../../import/import-memory.store.ts';
import { createNote } from '../../note/note.service.ts';
import { hashPassword } from '../../session/passwords.ts';
import { Sessions } from '../../session/sessions.ts';
import { listStages } from '../../stage/stage.store.ts';
import { changeTemplate } from '../../template/template.service.ts';
import { listStoredTemplates } from '../../template/template.store.ts';
import { createUser } from '../../user/user.service.ts';
import { findCredentialsByName } from '../../user/user.store.ts';

/** The Saturday of a year ago at 17:30, a year less a day before that of the tests. */
export const LAST_YEAR = instantOf(toFestivalTime('2025-08-23T17:30:00+02:00'));

/** The festival of last year: its database in a data folder, closed, as a program that has ended leaves it. */
export interface LastYear {
	readonly file: string;
	readonly bytes: Buffer;
	/** Olivia's, of a login that had not ended. */
	readonly token: string;
	readonly templates: readonly Template[];
}

let known: Promise<Omit<LastYear, 'file'>> | undefined;

/** An installation that has been through a whole festival, with whatever it has kept besides: made once, and a copy for each test. */
export async function lastYear(): Promise<LastYear> {
	known ??= festivalOfLastYear();
	const made = await known;
	const file = join(folder(), DATABASE_FILE);
	writeFileSync(file, made.bytes);
	return { ...made, file };
}

async function festivalOfLastYear(): Promise<Omit<LastYear, 'file'>> {
	const data = mkdtempSync(join(tmpdir(), 'crossload-last-year-'));
	const database = await openSqlite(data);
	await loadFestival(database, generateFestival({ size: 'small', seed: 7, now: LAST_YEAR }), LAST_YEAR);
	await runUnitOfWork(database, { actor: null, at: later(LAST_YEAR, MINUTE) }, addTheRest);
	const token = await addWhatStays(database);
	const templates = await listStoredTemplates(database.db);
	await database.close();
	const bytes = readFileSync(join(data, DATABASE_FILE));
	rmSync(data, { recursive: true });
	return { bytes, token, templates };
}

async function addTheRest(work: Work): Promise<void> {
	await createUser(work, { name: 'Olivia', role: 'lead', passwordHash: await hashPassword('olivia') });
	const [template] = await listStoredTemplates(work.trx);
	const [stage] = await listStages(work.trx);
	if (!template || !stage) throw new Error('The festival of last year has no stage or template.');
	const steps = template.steps.slice(1).map(({ vehicles, ...step }) => ({ ...step, vehicles, duration: 25 }));
	await changeTemplate(work, template.id, { steps });
	await replaceAlertSetting(work.trx, 'slack', 45);
	await replaceAlertSetting(work.trx, 'curfew', null);
	const alias = { entity: 'stage' as const, key: 'hauptbühne', id: stage.id };
	const id = await insertImport(work.trx, { kind: 'positions', isLogged: true, rows: [], aliases: [alias] });
	work.record({ entity: 'import', id, before: null, after: { kind: 'positions' } });
	await createNote(work, { text: 'Rain over the Plaza' });
}

/** What must stay where it is: a login, a share, a pass, an alert, what a user has chosen. */
async function addWhatStays(database: Database): Promise<string> {
	const { db } = database;
	const at = LAST_YEAR;
	await db.insertInto('vehicle_pass').values({ vehicle_id: 1, code: 'LASTYEAR' }).execute();
	const chosen = { mine: '{}', kinds: null, quiet_from: null, quiet_to: null };
	await db
		.insertInto('watch')
		.values({ user_id: 1, ...chosen })
		.execute();
	const share = { kind: 'display' as const, name: 'Gate', view: '{}', expires_at: null, last_used_at: null };
	await db
		.insertInto('share')
		.values({ ...share, token_hash: 'a'.repeat(64) })
		.execute();
	await insertAlert(db as Trx, { ...ALERT, text: 'Truck 1 is not expected.' }, at);
	await db.insertInto('login_failure').values({ name_key: 'olivia', address: '127.0.0.1', at }).execute();
	const sessions = await Sessions.open({ database, clock: () => at, tokenHours: 24 * 14 });
	const credentials = await findCredentialsByName(db, 'Olivia');
	if (!credentials) throw new Error('Olivia was not there last year.');
	return await sessions.issue(credentials);
}

const ALERT = {
	...({ kind: 'unexpected', key: 'unexpected', activities: [] } as const),
	...{ stageId: null, positionId: null, bandId: null, vehicleId: null },
};

/** Makes carry-overs on an app. */
export function carrying(app: TestApp) {
	const options = (bytes: Buffer, query: Record<string, string>): RequestOptions => ({
		query,
		body: bytes,
		headers: { 'content-type': 'application/octet-stream' },
	});
	const run = async (bytes: Buffer, query: Record<string, string>): Promise<CarryOverResult> =>
		await app.ask(carryOverCalls.run, options(bytes, query));
	return {
		dryRun: (bytes: Buffer, query: Record<string, string> = {}) => run(bytes, { dryRun: 'true', ...query }),
		run: (bytes: Buffer, query: Record<string, string> = {}) => run(bytes, { dryRun: 'false', ...query }),
		refused: (bytes: Buffer, query: Record<string, string> = {}) =>
			app.refused(carryOverCalls.run, 400, options(bytes, { dryRun: 'false', ...query })),
	};
}

/** The kinds in one state alone or in several, in words: `3 new, 1 same`. */
export function countsIn({ kinds }: CarryOverResult): Record<string, string> {
	const inWords = ({ kind: _, ...counts }: CarryOverResult['kinds'][number]) =>
		Object.entries(counts).flatMap(([state, count]) => (count > 0 ? [`${count} ${state}`] : []));
	return Object.fromEntries(kinds.map((each) => [each.kind, inWords(each).join(', ')]));
}

/** An installation raises its alerts by itself, at any moment. */
const RAISED: readonly string[] = ['alert', 'push_alert', 'push_message'];

/** All rows of every table but those of alerts, as text. */
export async function rowsOfAll({ db }: Pick<Database, 'db'>): Promise<Record<string, string[]>> {
	const rows: Record<string, string[]> = {};
	for (const table of MOVED_TABLES.filter((each) => !RAISED.includes(each))) {
		rows[table] = (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort();
	}
	return rows;
}
