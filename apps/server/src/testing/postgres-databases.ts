import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { SCHEMA_VERSION } from '../db/migrate.ts';
import { TEMPLATES } from '../db/migrations/0010-seeds.ts';
import { TEMPLATE } from './template.ts';

/** Databases of this worker that no test is using. Making one costs half a second; emptying one next to nothing. */
const free: string[] = [];

/** In an order that no reference forbids. Types are part of the schema and stay. */
const TABLES = [
	'activity_vehicle',
	'activity',
	'vehicle_pass',
	'vehicle',
	'band',
	'team_function_member',
	'team_function',
	'person',
	'position',
	'stage',
	'watch',
	'push_message',
	'push_alert',
	'push_device',
	'push_key',
	'alert',
	'alert_setting',
	'sheet_issue',
	'calendar_entry',
	'share',
	'user',
	'signing_key',
	'login_failure',
	'ended_login',
	'idempotency',
	'change',
	'plan_settings',
	'accepted_finding',
	'note',
	'imported_row',
	'import_alias',
	'import',
	'template',
];

/** Ids start over, so that a test finds the same ones whatever ran before it. */
const COUNT_FROM_ONE = `select setval(pg_get_serial_sequence(quote_ident(table_name), column_name), 1, false)
	from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`;

const SEED_TEMPLATE = 'insert into template (name, steps, version) values ($1, $2, 1)';

/** The URL of an empty database, one given back or a new copy of the template. */
export async function acquireDatabase(maintenanceUrl: string): Promise<string> {
	const known = free.pop();
	if (known) return known;
	const name = `test_${randomBytes(8).toString('hex')}`;
	await inDatabase(maintenanceUrl, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
	const url = new URL(maintenanceUrl);
	url.pathname = name;
	return url.href;
}

/** Empties a database for the next test; one whose schema a test has changed is left behind. */
export async function releaseDatabase(url: string): Promise<void> {
	const isEmptied = await inDatabase(url, empty).catch(() => false);
	if (isEmptied) free.push(url);
}

async function empty(client: pg.Client): Promise<boolean> {
	const { rows } = await client.query<{ version: number }>('select version from schema_version');
	if (rows[0]?.version !== SCHEMA_VERSION) return false;
	await client.query(TABLES.map((table) => `delete from "${table}"`).join('; '));
	await client.query(COUNT_FROM_ONE);
	for (const { name, steps } of TEMPLATES) await client.query(SEED_TEMPLATE, [name, JSON.stringify(steps)]);
	return true;
}

async function inDatabase<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await use(client);
	} finally {
		await client.end();
	}
}
