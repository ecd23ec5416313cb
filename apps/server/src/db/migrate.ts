import { type Kysely, sql } from 'kysely';
import { ExplainedError } from '../errors/explained-error.ts';
import type { Engine } from './engine.ts';
import { firstSchema } from './migrations/0001-first-schema.ts';
import { quickToForget } from './migrations/0002-quick-to-forget.ts';
import { loginsThatEnd } from './migrations/0003-logins-that-end.ts';
import { planning } from './migrations/0004-planning.ts';
import { undo } from './migrations/0005-undo.ts';
import { notes } from './migrations/0006-notes.ts';
import { templates } from './migrations/0010-templates.ts';
import { passes } from './migrations/0012-passes.ts';
import { watch } from './migrations/0013-watch.ts';
import { sheets } from './migrations/0014-sheets.ts';
import { alerts } from './migrations/0015-alerts.ts';
import { imports } from './migrations/0016-imports.ts';
import { installation } from './migrations/0017-installation.ts';
import { shares } from './migrations/0018-shares.ts';
import { acceptedFindings } from './migrations/0019-accepted-findings.ts';
import { calendarEntries } from './migrations/0020-calendar-entries.ts';
import { push } from './migrations/0021-push.ts';
import { firstSteps } from './migrations/0025-first-steps.ts';

type Migration = (db: Kysely<never>, engine: Engine) => Promise<void>;

/** In order; the schema's version is the number of those that have run. Only ever append. */
const MIGRATIONS: readonly Migration[] = [
	firstSchema,
	quickToForget,
	loginsThatEnd,
	planning,
	undo,
	notes,
	templates,
	passes,
	watch,
	sheets,
	alerts,
	imports,
	installation,
	shares,
	acceptedFindings,
	calendarEntries,
	push,
	firstSteps,
];

/** The schema version that this program works with. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Any number, always the same: it keeps two nodes from migrating at once. */
const MIGRATION_LOCK = 726_001;

/** The database was written by a newer program; it is left untouched. */
export class NewerDatabase extends ExplainedError {
	constructor(found: number) {
		super(
			`The database has schema version ${found}, this program knows ${SCHEMA_VERSION}. ` +
				'Start the newer program, or restore a backup that fits this one.',
		);
	}
}

/**
 * Brings the schema up to date, each migration in one transaction together with its number, so that a stop at any
 * moment leaves the old schema or the new one; to an earlier version than this program's where one is named. Throws
 * {@link NewerDatabase} before touching anything.
 */
export async function migrate<T>(kysely: Kysely<T>, engine: Engine, upTo = SCHEMA_VERSION): Promise<void> {
	const db = kysely as unknown as Kysely<never>;
	for (let version = await readVersion(db, engine); version < upTo; version++) {
		await db.transaction().execute(async (trx) => {
			if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
			if ((await readVersion(trx, engine)) !== version) return;
			await MIGRATIONS[version]?.(trx, engine);
			await writeVersion(trx, version + 1);
		});
	}
}

async function readVersion(db: Kysely<never>, engine: Engine): Promise<number> {
	const table =
		engine === 'sqlite'
			? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name = 'schema_version'`
			: sql<{ name: string }>`select tablename as name from pg_tables
				where schemaname = current_schema() and tablename = 'schema_version'`;
	if ((await table.execute(db)).rows.length === 0) return 0;
	const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(db);
	const version = rows[0]?.version ?? 0;
	if (version > SCHEMA_VERSION) throw new NewerDatabase(version);
	return version;
}

async function writeVersion(trx: Kysely<never>, version: number): Promise<void> {
	await sql`create table if not exists schema_version (version integer not null)`.execute(trx);
	await sql`delete from schema_version`.execute(trx);
	await sql`insert into schema_version (version) values (${version})`.execute(trx);
}
