import {
	activityCalls,
	bandCalls,
	changeCalls,
	personCalls,
	sessionCalls,
	stageCalls,
	teamFunctionCalls,
	userCalls,
	vehicleCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { startNewEpoch } from '../../console/start-new-epoch.ts';
import { runUnitOfWork, type Work } from '../../db/work.ts';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { createStage } from '../stage/stage.service.ts';

test('PLAN-13 a revision shows who changed what and when, from what to what', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band({ name: 'Wolf Ink' });
	const id = await make.activity({ bandId: band });
	await app.ask(activityCalls.start, { id, as: 'lead' });
	const { id: lead } = await app.ask(sessionCalls.me, { as: 'lead' });
	const [started, created] = await app.ask(changeCalls.list, { as: 'lead', query: { limit: '2' } });
	expect(started).toEqual({
		revision: created.revision + 1,
		at: '2026-08-22T17:30:00+02:00',
		actor: { id: lead, name: 'lead' },
		undoes: null,
		entries: [
			{
				entity: 'activity',
				id,
				name: 'Load-in Wolf Ink',
				action: 'update',
				changes: [{ field: 'start', before: null, after: '2026-08-22T17:30:00+02:00' }],
			},
		],
	});
	expect(created.entries).toMatchObject([{ action: 'create', name: 'Load-in Wolf Ink' }]);
	expect(created.entries[0].changes).toContainEqual({ field: 'bandId', before: null, after: band });
	expect(created.entries[0].changes.map(({ field }: { field: string }) => field)).not.toContain('version');
});

test('PLAN-13 what is gone is called as it was', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band({ name: 'Wolf Ink' });
	await make.activity({ bandId: band });
	await make.activity({ activityTypeId: 'parking' });
	await make.vehicle(band, { name: 'Truck 7' });
	await app.ask(bandCalls.remove, { id: band, query: { cascade: 'true' } });
	const [removed, , parking, made] = await app.ask(changeCalls.list);
	const entries = removed.entries.map(({ entity, name, action }: Record<string, string>) => [entity, name, action]);
	expect(entries).toEqual([
		['activity', 'Load-in Wolf Ink', 'delete'],
		['vehicle', 'Truck 7', 'delete'],
		['band', 'Wolf Ink', 'delete'],
	]);
	expect(parking.entries).toMatchObject([{ name: 'Parking' }]);
	expect(made.entries).toMatchObject([{ name: 'Load-in Wolf Ink', action: 'create' }]);
});

test('PLAN-13 latest first, 50 unless said otherwise, 200 at most, before a revision', async () => {
	const app = await testApp();
	const make = makerOf(app);
	for (let count = 0; count < 60; count++) await make.stage();
	const last = await app.database.revision.current();
	const revisionsOf = async (query?: Record<string, string>) =>
		(await app.ask(changeCalls.list, query && { query })).map(({ revision }: { revision: number }) => revision);
	const down = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index);
	expect(await revisionsOf()).toEqual(down(last, 50));
	expect(await revisionsOf({ limit: '200' })).toEqual(down(last, last));
	expect(await revisionsOf({ before: String(last - 1), limit: '3' })).toEqual(down(last - 2, 3));
	expect(await revisionsOf({ before: '1' })).toEqual([]);
});

test.for([
	['limit', '0'],
	['limit', '201'],
	['limit', '-1'],
	['limit', '1.5'],
	['limit', 'ten'],
	['limit', ''],
	['before', '0'],
	['before', '-1'],
	['before', 'now'],
	['before', ''],
	['before', '12345678901'],
] as const)('PLAN-13 API-05 %s %j will not do', async ([name, value]) => {
	const error = await (await testApp()).refused(changeCalls.list, 400, { query: { [name]: value } });
	expect(Object.keys(error.fields ?? {})).toEqual([name]);
});

test('PLAN-13 of a revision with more entries than 200 these are returned, and that there are more', async () => {
	const app = await testApp();
	const add = async (count: number, word: string) =>
		await runUnitOfWork(app.database, { actor: null, at: app.clock.now }, async (work) => {
			for (let number = 0; number < count; number++) await createStage(work, { name: `${word} ${number}` });
		});
	await add(200, 'One');
	await add(201, 'Other');
	const [over, full] = await app.ask(changeCalls.list);
	expect([over.entries.length, over.more, over.actor]).toEqual([200, true, null]);
	expect([full.entries.length, 'more' in full]).toEqual([200, false]);
});

test('PLAN-12 PLAN-13 what a revision did out of its reader’s sight counts for whether they may take it back', async () => {
	const app = await testApp({ writesPastTheLog: 'what it records is in no table' });
	const id = await makerOf(app).activity();
	const revise = async (record: (work: Work) => void, count: number) =>
		await runUnitOfWork(app.database, { actor: null, at: app.clock.now }, async (work) => {
			for (let ordinal = 0; ordinal < count; ordinal++) {
				work.record({ entity: 'activity', id, before: { info: 'x' }, after: { info: 'y' } });
			}
			record(work);
		});
	await revise((work) => work.record({ entity: 'import', id: 1, before: null, after: { kind: 'activities' } }), 1);
	await revise((work) => work.record({ entity: 'stage', id: 1, before: null, after: { name: 'Plaza' } }), 201);
	await revise(() => undefined, 201);
	const listed = await app.ask(changeCalls.list, { as: 'lead', query: { limit: '3' } });
	expect(listed.map(({ undoable }: { undoable?: boolean }) => undoable)).toEqual([undefined, false, false]);
	const shown = listed.flatMap(({ entries }: { entries: { entity: string }[] }) => entries);
	expect(new Set(shown.map(({ entity }: { entity: string }) => entity))).toEqual(new Set(['activity']));
});

test('PLAN-12 PLAN-13 nobody is offered to take back what was done to a user', async () => {
	const app = await testApp();
	await app.ask(userCalls.create, { body: { name: 'Zora', password: 'hunter22', role: 'crew' } });
	const [listed] = await app.ask(changeCalls.list);
	expect(listed).toMatchObject({ entries: [{ entity: 'user' }], undoable: false });
});

test('PLAN-13 REL-11 no password is returned to anyone, and users to those alone who may list them', async () => {
	const app = await testApp();
	const { id } = await app.ask(userCalls.create, { body: { name: 'Zora', password: 'hunter22', role: 'crew' } });
	await app.ask(userCalls.setPassword, { id, body: { password: 'hunter23' } });
	await makerOf(app).stage();
	const text = JSON.stringify(await app.ask(changeCalls.list));
	expect(text).toContain('Zora');
	expect(text).not.toMatch(/hunter|argon2|password|token/i);
	const lead = await app.ask(changeCalls.list, { as: 'lead' });
	expect(lead).toMatchObject([{ entries: [{ entity: 'stage' }] }]);
	await app.refused(changeCalls.list, 403, { as: 'crew' });
});

test('PLAN-13 REL-11 telephone numbers are returned to those who may read them', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const person = await make.person({ name: 'Petra', tel: '+41 79 111 22 01' });
	const band = await make.band({ production: { id: person } });
	await make.vehicle(band, { driver_tel: '+41 79 111 22 03' });
	const text = JSON.stringify(await app.ask(changeCalls.list, { as: 'lead' }));
	expect(text).toContain('+41 79 111 22 01');
	expect(text).toContain('+41 79 111 22 03');
});

test('PLAN-13 every entity is listed, and a restore as well', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const person = await make.person({ name: 'Mona' });
	const teamFunction = await make.teamFunction({ name: 'Site' });
	await app.ask(teamFunctionCalls.assign, { id: teamFunction, body: { personIds: [person] } });
	const band = await make.band({ name: 'Wolf Ink', stage: await make.stage({ name: 'Plaza' }) });
	await make.vehicle(band, { name: 'Truck 7' });
	await make.position({ name: 'Dock' });
	const before = await app.database.revision.current();
	await startNewEpoch(app.database, { at: app.clock.now, reached: before });
	const [restore, ...others] = await app.ask(changeCalls.list);
	expect(restore).toMatchObject({ actor: null, entries: [{ entity: 'restore', id: before, name: 'Restore' }] });
	const entries = others.flatMap(({ entries }: { entries: { entity: string; name: string }[] }) => entries);
	const names = entries.map(({ entity, name }: { entity: string; name: string }) => `${entity} ${name}`);
	expect(new Set(names)).toEqual(
		new Set([
			'position Dock',
			'vehicle Truck 7',
			'band Wolf Ink',
			'stage Plaza',
			'team_function Site',
			'person Mona',
			'user admin',
			'user lead',
			'user crew',
		]),
	);
	const error = await app.refused(changeCalls.undo, 409, { id: restore.revision });
	expect(error.overtaken).toEqual([{ entity: 'restore', id: before }]);
});

test('PLAN-13 calls that change nothing are not listed, nor is the end of a login', async () => {
	const app = await testApp();
	const id = await makerOf(app).stage();
	await app.ask(stageCalls.update, { id, body: {} });
	await app.ask(sessionCalls.logout, { as: 'lead' });
	const [latest] = await app.ask(changeCalls.list);
	expect(latest.entries).toMatchObject([{ entity: 'stage', action: 'create' }]);
	await app.refused(vehicleCalls.get, 404, { id: 1 });
	await app.refused(personCalls.update, 404, { id: 1, body: {} });
});

test('PLAN-13 before a revision that is later than any is before all of them', async () => {
	const app = await testApp();
	await makerOf(app).stage();
	const all = await app.ask(changeCalls.list);
	expect(await app.ask(changeCalls.list, { query: { before: '9999999999' } })).toEqual(all);
});
