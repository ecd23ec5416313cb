import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { API_PREFIX, type CarryOverResult, carryOverCalls, stageCalls } from '@crossload/contract';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, SCHEMA_VERSION } from '../../db/migrate.ts';
import { NodeSqliteDialect } from '../../db/node-sqlite-dialect.ts';
import { folder } from '../../testing/server-process.ts';
import { testApp } from '../../testing/test-app.ts';
import { corruptedDatabase } from './testing/corrupted-database.ts';
import { carrying, countsIn, lastYear, rowsOfAll } from './testing/last-year.ts';

/** A database of an older program with one stage, band and activity that has taken place. */
async function olderDatabase(version: number): Promise<Buffer> {
	const file = join(folder(), 'older.sqlite');
	const database = new DatabaseSync(file);
	await migrate(new Kysely({ dialect: new NodeSqliteDialect(database) }), 'sqlite', version);
	database.exec(`
		insert into stage (name, name_key, color, version) values ('Plaza', 'plaza', '#112233', 3);
		insert into person (name, tel, "groups", version) values ('Ada', null, 'Team', 1);
		insert into team_function (name, sort_order, version) values ('Tech', 1, 1);
		insert into team_function_member values (1, 1, 0);
		insert into position (name, slug, slug_key, tag, version) values ('Dock', 'dock', 'dock', 'GEO', 1);
		insert into band (name, status, stage_id, version) values ('Wolf Ink', 'here', 1, 1);
		insert into activity (type_id, band_id, stage_id, planned_start, planned_end, start, version)
			values ('show', 1, 1, '2025-08-20T18:00:00+02:00', '2025-08-20T19:00:00+02:00', '2025-08-20T18:01:00+02:00', 2)`);
	database.close();
	return corruptedDatabase({ bytes: readFileSync(file) }, 'select 1');
}

test.each(Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1))(
	'IMP-10 a database of schema version %i is brought up to date in memory and copied',
	async (version) => {
		const [app, bytes] = [await testApp(), await olderDatabase(version)];
		const kinds = 'stages,persons,functions,positions,templates,rules,aliases,bands,activities';
		const done: CarryOverResult = await carrying(app).run(bytes, { kinds, firstDay: '2026-08-19' });
		expect(countsIn(done)).toEqual({
			...{ stages: '1 new', persons: '1 new', functions: '1 new', positions: '1 new', templates: '4 same' },
			...{ rules: '', aliases: '', bands: '1 new', activities: '1 new' },
		});
		expect(await app.ask(stageCalls.list)).toMatchObject([{ name: 'Plaza', changeover: 30, curfew: null, version: 1 }]);
		const [activity] = await app.database.db.selectFrom('activity').selectAll().execute();
		expect(activity).toMatchObject({ planned_start: '2026-08-19T18:00:00+02:00', start: null });
	},
);

const SOURCES = [
	['nothing', () => Buffer.alloc(0), 'no SQLite database'],
	['a text', () => Buffer.from('SQLite format 3? Not me.'), 'no SQLite database'],
	['a header alone', () => Buffer.from('SQLite format 3\0'), 'damaged'],
	['half a database', ({ bytes }) => bytes.subarray(0, bytes.length / 2), 'damaged'],
	[
		'one with a page of something else',
		({ bytes }) => Buffer.concat([bytes.subarray(0, 8192), Buffer.alloc(4096, 7), bytes.subarray(12_288)]),
		'damaged',
	],
	['another program’s', (year) => corruptedDatabase(year, 'drop table schema_version'), 'none of Crossload’s'],
	['one without a version', (year) => corruptedDatabase(year, 'delete from schema_version'), 'none of Crossload’s'],
	[
		'a newer one',
		(year) => corruptedDatabase(year, 'update schema_version set version = 999'),
		'newer version of Crossload (schema 999',
	],
	[
		'a view for a table',
		(year) => corruptedDatabase(year, 'alter table stage rename to old; create view stage as select * from old'),
		'views, triggers',
	],
	[
		'a trigger',
		(year) => corruptedDatabase(year, 'create trigger t after insert on stage begin delete from band; end'),
		'views, triggers',
	],
	['a virtual table', (year) => corruptedDatabase(year, 'create virtual table v using fts5(a)'), 'views, triggers'],
	[
		'a computed column',
		(year) => corruptedDatabase(year, 'alter table stage add column boom text generated always as (zeroblob(1e9))'),
		'views, triggers',
	],
	[
		'a rule that costs a gigabyte',
		(year) => corruptedDatabase(year, 'create table boom (a check (length(randomblob(1e9)) > a))'),
		'views, triggers',
	],
	['a missing table', (year) => corruptedDatabase(year, 'drop table alert_setting'), 'damaged'],
	['a missing column', (year) => corruptedDatabase(year, 'alter table stage drop column curfew'), 'damaged'],
	['bytes for a name', (year) => corruptedDatabase(year, `update stage set name = x'00ff' where id = 1`), 'damaged'],
	[
		'NUL in a name',
		(year) => corruptedDatabase(year, `update person set name = 'A' || char(0) || 'B' where id = 1`),
		'persons, row 1',
	],
	[
		'a name of 10,000 letters',
		(year) => corruptedDatabase(year, `update person set name = printf('%.10000c', 'x') where id = 1`),
		'persons, row 1',
	],
	[
		'a number for a telephone',
		(year) => corruptedDatabase(year, 'update stage set changeover = 1.5 where id = 1'),
		'stages, row 1',
	],
	[
		'a colour that is none',
		(year) => corruptedDatabase(year, `update stage set color = 'red;}' where id = 1`),
		'stages, row 1',
	],
	[
		'an id below zero',
		(year) => corruptedDatabase(year, 'update person set id = -5 where id = (select max(id) from person)'),
		'persons, row -5',
	],
	[
		'steps that are no JSON',
		(year) => corruptedDatabase(year, `update template set steps = '[{' where id = 1`),
		'damaged',
	],
	[
		'a time that is none',
		(year) => corruptedDatabase(year, `update activity set planned_end = 'soon' where id = 1`),
		'damaged',
	],
	[
		'a password that costs gigabytes',
		(year) => corruptedDatabase(year, `update user set password_hash = replace(password_hash, 'm=19456', 'm=9999999')`),
		'password',
	],
	[
		'a password of its own kind',
		(year) => corruptedDatabase(year, `update user set password_hash = 'olivia'`),
		'password',
	],
	[
		'half a million rows',
		(year) =>
			corruptedDatabase(
				year,
				'with recursive n(i) as (select 1 union all select i + 1 from n where i < 510000) insert into activity_vehicle select i + 1000000, 1, 0 from n',
			),
		'more than any festival',
	],
	[
		'a hundred million letters',
		(year) => corruptedDatabase(year, `update person set name = printf('%.*c', 60000000, 'x') where id in (1, 2)`),
		'damaged',
	],
] as const satisfies readonly (readonly [string, (year: { bytes: Buffer }) => Buffer, string])[];

test('IMP-10 what is no whole database of Crossload’s is refused in a sentence, and nothing is written', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	const before = await rowsOfAll(app.database);
	const said: string[] = [];
	for (const [what, make] of SOURCES)
		said.push(`${what}: ${(await carrying(app).refused(make(source), { kinds: 'persons' })).message}`);
	expect(said).toEqual(
		SOURCES.map(([what, , says]) => expect.stringMatching(new RegExp(`^${what}: .*${says.replace('(', '\\(')}.*\\.$`))),
	);
	expect(await rowsOfAll(app.database)).toEqual(before);
}, 120_000);

test('IMP-10 API-10 errors come in order: who, may not, what kind of body, how large, which query, which file', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	const octets = { 'content-type': 'application/octet-stream' };
	const query = { dryRun: 'maybe' };
	const call = carryOverCalls.run;
	await app.refused(call, 401, { as: null, body: source.bytes, headers: octets, query });
	await app.refused(call, 403, { as: 'lead', body: source.bytes, headers: octets, query });
	expect((await app.refused(call, 415, { body: { rows: [] }, query })).message).toContain('application/octet-stream');
	expect(
		(await app.refused(call, 415, { body: 'x', headers: { 'content-type': 'text/plain' }, query })).message,
	).toContain('octet-stream');
	await app.refused(call, 415, { body: source.bytes, headers: { ...octets, 'content-encoding': 'gzip' }, query });
	const large = { ...octets, 'content-length': String(201 * 1024 * 1024) };
	const response = await app.app.inject({
		method: 'POST',
		url: `${API_PREFIX}/carry-over?dryRun=maybe`,
		headers: { authorization: `Bearer ${app.tokens.admin}`, ...large },
		payload: Buffer.from('x'),
	});
	expect(response.json()).toMatchObject({ statusCode: 413, message: 'The file is larger than 200 MiB.' });
	expect((await app.refused(call, 400, { body: source.bytes, headers: octets, query })).fields).toHaveProperty(
		'dryRun',
	);
	expect((await app.refused(call, 400, { query: { dryRun: 'true' } })).message).toContain('no file');
	await app.refused(stageCalls.create, 415, { body: source.bytes, headers: octets });
});

test.each([
	['kinds', 'stages,trees'],
	['kinds', ''],
	['firstDay', '2026-02-30'],
	['firstDay', '0000-01-01'],
	['firstDay', 'tomorrow'],
])('IMP-10 API-05 %s %j will not do', async (name, value) => {
	const [app, source] = [await testApp(), await lastYear()];
	expect(Object.keys((await carrying(app).refused(source.bytes, { [name]: value })).fields ?? {})).toEqual([name]);
});

test('IMP-10 activities are not written without a first day; a dry run proposes one', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	const kinds = 'stages,bands,activities';
	expect((await carrying(app).refused(source.bytes, { kinds })).fields).toHaveProperty('firstDay');
	const { firstDay } = await carrying(app).dryRun(source.bytes, { kinds });
	expect((Date.parse(firstDay.here ?? '') - Date.parse(firstDay.there ?? '')) / 86_400_000).toBe(
		364 * (firstDay.here?.startsWith('2026') ? 1 : 2),
	);
});
