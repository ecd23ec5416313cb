import { readdirSync, readFileSync } from 'node:fs';
import {
	activityCalls,
	alertCalls,
	bandCalls,
	changeCalls,
	personCalls,
	planCalls,
	positionCalls,
	sessionCalls,
	stageCalls,
	teamFunctionCalls,
	templateCalls,
	userCalls,
	vehicleCalls,
} from '@crossload/contract';
import { CARRY_KINDS, calendarDayOf, instantOf, weekdayOf } from '@crossload/domain';
import { expect, test, vi } from 'vitest';
import { folder } from '../../testing/server-process.ts';
import { logIn, type TestApp, testApp } from '../../testing/test-app.ts';
import { corruptedDatabase } from './testing/corrupted-database.ts';
import { carrying, countsIn, LAST_YEAR, lastYear, rowsOfAll } from './testing/last-year.ts';

const EVERYTHING = { kinds: CARRY_KINDS.join(), firstDay: '2026-08-17' };
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).sort();

/** Of alerts that this installation has raised by itself. */
async function alertKinds({ database }: TestApp) {
	return (await database.db.selectFrom('alert').select('kind').execute()).map(({ kind }) => kind);
}

/** What the screens show of it, in one. */
async function shown({ ask }: TestApp) {
	return {
		stages: await ask(stageCalls.list),
		positions: await ask(positionCalls.list),
		templates: await ask(templateCalls.list),
		functions: await ask(teamFunctionCalls.list),
		persons: await ask(personCalls.list),
		settings: [await ask(planCalls.settings), await ask(alertCalls.settings)],
		bands: await ask(bandCalls.list),
		vehicles: await ask(vehicleCalls.list),
		activities: await ask(activityCalls.list),
	};
}

test('IMP-10 what an installation has set up is copied, the plan only when asked for', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	const done = await carrying(app).run(source.bytes);
	expect(done.kinds.map(({ kind }) => kind)).toEqual([
		'stages',
		'positions',
		'templates',
		'functions',
		'persons',
		'users',
		'rules',
		'aliases',
	]);
	const now = await shown(app);
	expect(countsIn(done)).toMatchObject({
		stages: `${now.stages.length} new`,
		positions: `${now.positions.length} new`,
		templates: '1 new, 3 same',
		functions: `${now.functions.length} new`,
		persons: `${now.persons.length} new`,
		users: '1 new, 3 same',
		rules: '3 new',
		aliases: '1 new',
	});
	expect([now.bands, now.vehicles, now.activities]).toEqual([[], [], []]);
	expect(now.stages[0]).toMatchObject({ changeover: expect.any(Number), version: 1 });
	expect(now.positions.some(({ stage }: { stage: unknown }) => stage !== null)).toBe(true);
	expect(now.functions.some(({ activeMembers }: { activeMembers: unknown[] }) => activeMembers.length > 0)).toBe(true);
	const own = source.templates.map(({ name, steps }) => ({ name, steps }));
	expect(now.templates.map(({ name, steps }: (typeof own)[number]) => ({ name, steps }))).toEqual(own);
	expect(now.settings).toMatchObject([{ turnaround: expect.any(Number) }, { slack: 45, curfew: null }]);
});

test('IMP-10 a dry run says the same and writes nothing', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	const before = await rowsOfAll(app.database);
	const dry = await carrying(app).dryRun(source.bytes, EVERYTHING);
	expect(dry).toMatchObject({ revision: null, usersRevision: null });
	expect(await rowsOfAll(app.database)).toEqual(before);
	const done = await carrying(app).run(source.bytes, EVERYTHING);
	expect(done).toEqual({ ...dry, revision: expect.any(Number), usersRevision: expect.any(Number) });
});

test('IMP-10 the plan comes by weekday and time of day, nothing of what happened with it', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	const { bytes } = source;
	const { firstDay } = await carrying(app).dryRun(bytes, EVERYTHING);
	expect(weekdayOf(firstDay.here as never)).toBe(weekdayOf(firstDay.there as never));
	expect([(firstDay.here ?? '') >= '2026-08-17', (firstDay.here ?? '') < '2026-08-24']).toEqual([true, true]);
	await carrying(app).run(bytes, EVERYTHING);
	const now = await shown(app);
	expect(now.activities.length).toBeGreaterThan(100);
	const happened = now.activities.filter(
		({ start, end, cancelled }: Record<string, unknown>) => start !== null || end !== null || cancelled !== null,
	);
	expect(happened).toEqual([]);
	expect(new Set(now.bands.map(({ status }: { status: string }) => status))).toEqual(new Set(['not_here']));
	const ends = now.activities.map(({ planned_end }: { planned_end: never }) => instantOf(planned_end));
	expect(Math.min(...ends)).toBeGreaterThan(LAST_YEAR + 300 * 24 * 3_600_000);
	expect(calendarDayOf(Math.min(...ends) as never).slice(0, 4)).toBe('2026');
});

test('IMP-10 whatever table one looks into, nothing has come but what was chosen', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	const before = await rowsOfAll(app.database);
	await carrying(app).run(source.bytes, EVERYTHING);
	const after = await rowsOfAll(app.database);
	const grown = Object.keys(after).filter((table) => after[table]?.length !== before[table]?.length);
	expect(grown.sort()).toEqual(
		[
			...['activity', 'activity_vehicle', 'alert_setting', 'band', 'change', 'import', 'import_alias', 'imported_row'],
			...['person', 'plan_settings', 'position', 'stage', 'team_function', 'team_function_member', 'user', 'vehicle'],
		].sort(),
	);
	expect(new Set(after['change']?.map((row) => JSON.parse(row).revision))).toEqual(new Set([1, 2, 3]));
	expect(JSON.stringify(after)).not.toContain('LASTYEAR');
	expect(await alertKinds(app)).not.toContain('unexpected');
	expect(JSON.stringify(after['change'])).not.toMatch(/argon2|token/);
	expect(after['imported_row']).toHaveLength(1);
});

test('IMP-10 PLAN-12 one Undo takes all of it back but users, one Redo brings it again', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	const before = await shown(app);
	const { revision, usersRevision } = await carrying(app).run(source.bytes, EVERYTHING);
	const whole = await shown(app);
	const undone = await app.ask(changeCalls.undo, { id: revision ?? 0 });
	const { templates, ...others } = await shown(app);
	expect(others).toEqual({ ...before, templates: undefined });
	const withoutVersion = (all: typeof templates) => all.map(({ version: _, ...own }: { version: number }) => own);
	expect(withoutVersion(templates)).toEqual(withoutVersion(before.templates));
	expect(namesOf((await app.ask(userCalls.list)).data)).toEqual(['Olivia', 'admin', 'crew', 'lead']);
	await app.refused(changeCalls.undo, 409, { id: usersRevision ?? 0 });
	await app.ask(changeCalls.undo, { id: undone.revision });
	const again = await shown(app);
	expect(namesOf(again.vehicles)).toEqual(namesOf(whole.vehicles));
	expect(again.settings).toEqual(whole.settings);
	const [aliases] = [(await rowsOfAll(app.database))['import_alias']];
	expect(aliases).toHaveLength(1);
});

test('IMP-10 an alert setting that somebody has changed since stands in the way of Undo, and nothing is taken back', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	const { revision } = await carrying(app).run(source.bytes);
	await app.ask(alertCalls.changeSettings, { body: { slack: 10 } });
	const error = await app.refused(changeCalls.undo, 409, { id: revision ?? 0 });
	expect(error.message).toContain('From last year');
	expect((await shown(app)).stages.length).toBeGreaterThan(0);
	expect((await app.ask(alertCalls.settings)).slack).toBe(10);
});

test('IMP-10 users log in with their passwords of last year, and no login of last year goes on', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	expect((await carrying(app).run(source.bytes, { kinds: 'users' })).revision).toBeNull();
	await app.refused(sessionCalls.me, 401, { token: source.token });
	expect(await logIn(app.app, 'olivia', 'olivia')).toEqual(expect.any(String));
	expect(await logIn(app.app, 'olivia', 'wrong')).toBeUndefined();
	const me = await app.ask(sessionCalls.me, { token: await logIn(app.app, 'Olivia', 'olivia') });
	expect(me.role).toBe('lead');
});

test('IMP-10 a user whose name is taken stays as they are here, and so does everything of the same name', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	const [first] = (await carrying(app).run(source.bytes, { kinds: 'stages' })).kinds;
	const [stage] = await app.ask(stageCalls.list);
	await app.ask(stageCalls.update, { id: stage.id, body: { color: '#010203', name: ` ${stage.name.toUpperCase()}` } });
	await app.ask(userCalls.create, { body: { name: 'OLIVIA', password: 'another', role: 'crew' } });
	const done = await carrying(app).run(source.bytes, { kinds: 'stages,users' });
	expect(done.revision).toBeNull();
	expect(countsIn(done)).toEqual({ stages: `${(first?.new ?? 0) - 1} same, 1 kept`, users: '3 same, 1 kept' });
	expect(done.remarks.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['stages kept', 'users kept']);
	expect(await logIn(app.app, 'Olivia', 'olivia')).toBeUndefined();
	expect(await logIn(app.app, 'Olivia', 'another')).toEqual(expect.any(String));
});

test('IMP-10 the second time everything is there: 200 and no revision', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	await carrying(app).run(source.bytes, EVERYTHING);
	const before = await rowsOfAll(app.database);
	const again = await carrying(app).run(source.bytes, EVERYTHING);
	expect(again).toMatchObject({ revision: null, usersRevision: null });
	expect(Object.values(countsIn(again)).filter((counts) => !/^\d+ same$/.test(counts))).toEqual([]);
	expect(await rowsOfAll(app.database)).toEqual(before);
});

test.each(CARRY_KINDS)('IMP-10 %s alone are copied, and nothing that was not chosen', async (kind) => {
	const [app, source] = [await testApp(), await lastYear()];
	const before = await shown(app);
	const done = await carrying(app).run(source.bytes, { kinds: kind, firstDay: '2026-08-17' });
	expect(done.kinds.map((each) => each.kind)).toEqual([kind]);
	const now = await shown(app);
	const changed = Object.entries(now).flatMap(([name, rows]) =>
		JSON.stringify(rows) === JSON.stringify(before[name as keyof typeof before]) ? [] : [name],
	);
	const alone: Partial<Record<string, string[]>> = {
		...{ users: [], aliases: [], rules: ['settings'], bands: [], vehicles: [], activities: [] },
	};
	expect(changed).toEqual(alone[kind] ?? [kind]);
});

test('IMP-10 all or nothing: what fails half-way leaves everything as it was, and no file behind', async () => {
	const [app, source] = [await testApp(), await lastYear()];
	const before = await rowsOfAll(app.database);
	const bytes = corruptedDatabase(source, `update template set steps = replace(steps, '"all"', '["spaceship"]')`);
	const temporary = folder();
	vi.stubEnv('TMPDIR', temporary);
	expect((await carrying(app).refused(bytes, EVERYTHING)).message).toMatch(/spaceship|vehicle type/);
	expect(await rowsOfAll(app.database)).toEqual(before);
	expect(readdirSync(temporary)).toEqual([]);
	expect(readFileSync(source.file)).toEqual(source.bytes);
	vi.unstubAllEnvs();
});
