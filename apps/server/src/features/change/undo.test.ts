import {
	activityCalls,
	bandCalls,
	changeCalls,
	personCalls,
	planCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	userCalls,
	vehicleCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { runUnitOfWork } from '../../db/work.ts';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { createStage } from '../stage/stage.service.ts';
import { undoing } from './testing/undoing.ts';

test('PLAN-12 a changed field gets its old value, other fields stay, and the version goes up', async () => {
	const app = await testApp();
	const { undo, last } = undoing(app);
	const id = await makerOf(app).activity({ info: 'Careful' });
	await app.ask(activityCalls.update, { id, body: { info: 'Slowly', planned_end: '2026-08-22T20:00:00+02:00' } });
	const changed = await last();
	await app.ask(activityCalls.update, { id, body: { planned_start: '2026-08-22T18:30:00+02:00' } });
	expect(await undo(changed)).toBe(changed + 2);
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({
		info: 'Careful',
		planned_start: '2026-08-22T18:30:00+02:00',
		planned_end: '2026-08-22T19:00:00+02:00',
		version: 4,
	});
});

test('PLAN-12 a created row goes, undoing that brings it back under its id, and new ids are new', async () => {
	const app = await testApp();
	const { undo } = undoing(app);
	const make = makerOf(app);
	const id = await make.activity({ info: 'Once' });
	await undo();
	await app.refused(activityCalls.get, 404, { id });
	await undo();
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({ info: 'Once', version: 2 });
	expect(await make.activity()).toBeGreaterThan(id);
});

test('PLAN-12 a band that was removed with all that is its own comes back with its vehicles, activities and links', async () => {
	const app = await testApp();
	const { undo } = undoing(app);
	const make = makerOf(app);
	const band = await make.band({ notes: 'Loud', production: { id: await make.person() } });
	const [truck, bus] = [await make.vehicle(band), await make.vehicle(band, { driver_tel: '+41 79 555 00 02' })];
	const other = await make.vehicle(await make.band());
	const own = await make.activity({ bandId: band, vehicleIds: [bus, truck] });
	const shared = await make.activity({ vehicleIds: [truck, other, bus] });
	const before = [await app.ask(bandCalls.list), await app.ask(vehicleCalls.list), await app.ask(activityCalls.list)];
	await app.ask(bandCalls.remove, { id: band, query: { cascade: 'true' } });
	await undo();
	const after = [await app.ask(bandCalls.list), await app.ask(vehicleCalls.list), await app.ask(activityCalls.list)];
	expect(withoutVersions(after)).toEqual(withoutVersions(before));
	expect(await app.ask(activityCalls.get, { id: shared })).toMatchObject({
		vehicles: [{ id: truck }, { id: other }, { id: bus }],
	});
	await undo();
	await app.refused(activityCalls.get, 404, { id: own });
	expect(await app.ask(activityCalls.get, { id: shared })).toMatchObject({ vehicles: [{ id: other }] });
});

test('PLAN-12 stages, persons, positions, functions and their members are brought back and set back', async () => {
	const app = await testApp();
	const { undo } = undoing(app);
	const make = makerOf(app);
	const [first, second] = [await make.person(), await make.person()];
	const id = await make.teamFunction({ name: 'Site', order: 3 });
	await app.ask(teamFunctionCalls.assign, { id, body: { personIds: [second, first] } });
	await app.ask(teamFunctionCalls.assign, { id, body: { personIds: [] } });
	await undo();
	expect(await app.ask(teamFunctionCalls.list)).toMatchObject([{ activeMembers: [{ id: second }, { id: first }] }]);
	for (const [made, { list, remove }] of [
		[await make.stage({ name: 'Plaza' }), stageCalls],
		[await make.person({ name: 'Mona', tel: '+41 79 1' }), personCalls],
		[await make.position({ slug: 'dock' }), positionCalls],
	] as const) {
		const before = await app.ask(list);
		await app.ask(remove, { id: made });
		await undo();
		expect(withoutVersions(await app.ask(list))).toEqual(withoutVersions(before));
	}
});

test('PLAN-12 a Start that is undone is not started, and redo starts it at the same time', async () => {
	const app = await testApp();
	const { undo } = undoing(app);
	const id = await makerOf(app).activity();
	await app.ask(activityCalls.start, { id, as: 'lead' });
	await undo(undefined, { as: 'lead' });
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({ start: null });
	app.clock.now += 600_000;
	await undo(undefined, { as: 'lead' });
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({ start: '2026-08-22T17:30:00+02:00' });
});

test('PLAN-12 what has another value now is reported as it is, and nothing is written', async () => {
	const app = await testApp();
	const { last, refuse } = undoing(app);
	const make = makerOf(app);
	const id = await make.activity({ info: 'One' });
	const created = await last();
	await app.ask(activityCalls.update, { id, body: { info: 'Two' } });
	const changed = await last();
	await app.ask(activityCalls.update, { id, body: { info: 'Three' } });
	const current = await app.ask(activityCalls.get, { id });
	const error = await refuse(409, changed);
	expect(error).toMatchObject({
		message: expect.stringMatching(/^This cannot be undone any more: .+ has been changed since/),
		overtaken: [{ id, activity: current }],
	});
	expect((await refuse(409, created)).overtaken).toEqual([{ id, activity: current }]);
	await app.ask(activityCalls.remove, { id });
	expect((await refuse(409, changed)).overtaken).toEqual([{ id, activity: null }]);
	const stage = await make.stage({ name: 'Plaza' });
	const made = await last();
	await app.ask(stageCalls.update, { id: stage, body: { color: '#123456' } });
	expect((await refuse(409, made)).overtaken).toEqual([{ entity: 'stage', id: stage }]);
	expect(await last()).toBe(made + 1);
});

test.for([
	[1, 'Nova 1 has been changed since'],
	[2, 'Nova 1 and Nova 2 have been changed since'],
	[3, 'Nova 1, Nova 2 and Nova 3 have been changed since'],
	[5, 'Nova 1, Nova 2, Nova 3 and 2 more have been changed since'],
] as const)('PLAN-12 of %i that stand in the way the error names some', async ([count, expected]) => {
	const app = await testApp();
	const { refuse, last } = undoing(app);
	const make = makerOf(app);
	const bands: number[] = [];
	for (let band = 1; band <= count; band++) bands.push(await make.band({ name: `Nova ${band}` }));
	const create = bands.map((bandId) => ({
		activityTypeId: 'loadin',
		bandId,
		planned_end: '2026-08-22T18:00:00+02:00',
	}));
	const planned = create.map((one) => ({ ...one, planned_start: '2026-08-22T17:00:00+02:00' }));
	const { activities: created } = await app.ask(planCalls.batch, { body: { create: planned } });
	const made = await last();
	for (const { id } of created) await app.ask(activityCalls.update, { id, body: { info: 'Careful' } });
	expect((await refuse(409, made)).message.replaceAll('Load-in ', '')).toContain(expected);
});

test('PLAN-12 a field that was empty when the row was created and is not now stands in the way as well', async () => {
	const app = await testApp();
	const { last, refuse } = undoing(app);
	const id = await makerOf(app).activity();
	const created = await last();
	await app.ask(activityCalls.update, { id, body: { info: 'Careful' } });
	expect((await refuse(409, created)).overtaken).toMatchObject([{ id }]);
});

test('PLAN-12 what needs something that is gone does not come back', async () => {
	const app = await testApp();
	const { last, refuse } = undoing(app);
	const make = makerOf(app);
	const stage = await make.stage();
	const band = await make.band({ stage });
	await make.vehicle(band);
	await app.ask(bandCalls.remove, { id: band, query: { cascade: 'true' } });
	const removed = await last();
	await app.ask(stageCalls.remove, { id: stage });
	expect((await refuse(409, removed)).overtaken).toEqual([{ entity: 'band', id: band }]);
	const position = await make.position();
	const activity = await make.activity({ positionId: position });
	await app.ask(activityCalls.update, { id: activity, body: { positionId: null } });
	const cleared = await last();
	await app.ask(positionCalls.remove, { id: position });
	expect((await refuse(409, cleared)).overtaken).toMatchObject([{ id: activity, activity: { position: null } }]);
});

test('PLAN-12 what was created and is used by now does not go', async () => {
	const app = await testApp();
	const { last, refuse } = undoing(app);
	const make = makerOf(app);
	const stage = await make.stage();
	const created = await last();
	await make.band({ stage });
	expect((await refuse(409, created)).overtaken).toEqual([{ entity: 'stage', id: stage }]);
});

test('PLAN-12 API-15 a name or slug that is taken by now stands in the way', async () => {
	const app = await testApp();
	const { last, refuse } = undoing(app);
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	await app.ask(stageCalls.update, { id: stage, body: { name: 'Main' } });
	const renamed = await last();
	await make.stage({ name: 'PLAZA' });
	expect((await refuse(409, renamed)).overtaken).toEqual([{ entity: 'stage', id: stage }]);
	const position = await make.position({ slug: 'dock' });
	await app.ask(positionCalls.remove, { id: position });
	const removed = await last();
	await make.position({ slug: 'Dock' });
	expect((await refuse(409, removed)).overtaken).toEqual([{ entity: 'position', id: position }]);
});

test('PLAN-12 old values that with newer ones make an impossible activity are not brought back', async () => {
	const app = await testApp();
	const { last, refuse } = undoing(app);
	const make = makerOf(app);
	const id = await make.activity();
	await app.ask(activityCalls.update, { id, body: { planned_end: '2026-08-22T22:00:00+02:00' } });
	const later = await last();
	await app.ask(activityCalls.update, { id, body: { planned_start: '2026-08-22T21:00:00+02:00' } });
	expect((await refuse(409, later)).overtaken).toMatchObject([{ id }]);
	const typed = await make.activity({ activityTypeId: 'show' });
	await app.ask(activityCalls.update, { id: typed, body: { activityTypeId: 'loadin' } });
	const loadin = await last();
	await app.ask(activityCalls.update, { id: typed, body: { positionId: await make.position() } });
	expect((await refuse(409, loadin)).overtaken).toMatchObject([{ id: typed }]);
});

test('PLAN-12 what was done to users is never taken back', async () => {
	const app = await testApp();
	const { last, refuse } = undoing(app);
	const { id } = await app.ask(userCalls.create, { body: { name: 'runner', password: 'runner', role: 'crew' } });
	expect((await refuse(409)).overtaken).toEqual([{ entity: 'user', id }]);
	await app.ask(userCalls.setPassword, { id, body: { password: 'fresh' } });
	await refuse(409);
	await refuse(403, await last(), { as: 'lead' });
	await app.ask(userCalls.remove, { id });
	await refuse(409);
});

test('PLAN-12 an unknown revision is not found, whatever it is', async () => {
	const app = await testApp();
	const { last } = undoing(app);
	for (const id of [(await last()) + 1, 0, -1, 2 ** 31, 'abc', '1.5']) await app.refused(changeCalls.undo, 404, { id });
	await app.refused(changeCalls.undo, 403, { id: 987_654, as: 'crew' });
	await app.refused(changeCalls.undo, 401, { id: 987_654, as: null });
});

test('PLAN-12 an undo is one revision that names the one it takes back, and a key makes it once', async () => {
	const app = await testApp();
	const { last, refuse } = undoing(app);
	const id = await makerOf(app).stage({ name: 'Plaza' });
	await app.ask(stageCalls.update, { id, body: { name: 'Main' } });
	const revision = await last();
	const keyed = { id: revision, headers: { 'idempotency-key': 'undo-once' } };
	expect(await app.ask(changeCalls.undo, keyed)).toEqual({ revision: revision + 1 });
	expect(await app.ask(changeCalls.undo, keyed)).toEqual({ revision: revision + 1 });
	expect(await last()).toBe(revision + 1);
	const [latest] = await app.ask(changeCalls.list);
	expect(latest).toMatchObject({ revision: revision + 1, undoes: revision, actor: { name: 'admin' } });
	await refuse(409, revision);
});

test('PLAN-12 REL-31 of two who take back one revision at once one does, the other gets what is there now', async () => {
	const app = await testApp();
	const { last } = undoing(app);
	const make = makerOf(app);
	await make.activity();
	await app.ask(stageCalls.remove, { id: await make.stage() });
	const revisions = [(await last()) - 2, await last()];
	for (const id of revisions) {
		const responses = await Promise.all(['admin', 'admin'].map(() => app.request(changeCalls.undo, { id })));
		expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
	}
});

test('PLAN-12 a revision with hundreds of rows is taken back as one', async () => {
	const app = await testApp();
	const { undo, last } = undoing(app);
	await runUnitOfWork(app.database, { actor: null, at: app.clock.now }, async (work) => {
		for (let count = 0; count < 1200; count++) await createStage(work, { name: `Stage ${count}` });
	});
	const made = await last();
	expect(await undo(made)).toBe(made + 1);
	expect(await app.ask(stageCalls.list)).toEqual([]);
	await undo(made + 1);
	expect(await app.ask(stageCalls.list)).toHaveLength(1200);
});

function withoutVersions(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value), (key, inner) => (key === 'version' ? undefined : inner));
}
