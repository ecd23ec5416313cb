import { activityCalls, changeCalls, planCalls, positionCalls, templateCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { at } from '../../testing/times.ts';

const LOAD_IN = { activityTypeId: 'loadin', anchor: 'show_start', offset: -120, duration: 30 };
const WHOLE = { positionId: null, stageDock: false, vehicles: 'all', info: null };

async function bandWithShow(app: TestApp, overrides: object = {}) {
	const make = makerOf(app);
	const stage = await make.stage();
	const band = await make.band({ stage });
	const vehicle = await make.vehicle(band);
	const planned = { planned_start: at('20:00'), planned_end: at('21:00') };
	const show = { activityTypeId: 'show', bandId: band, stageId: stage, ...planned, ...overrides };
	await make.activity(show);
	return { make, stage, band, vehicle };
}

test('TPL-01 an installation begins with four templates', async () => {
	const { ask } = await testApp();
	const list = await ask(templateCalls.list, { as: 'crew' });
	expect(list.map(({ name, version }: { name: string; version: number }) => [name, version])).toEqual([
		['Opener', 1],
		['Mid', 1],
		['Sub-headliner', 1],
		['Headliner', 1],
	]);
	expect(list[0].steps).toContainEqual({ ...LOAD_IN, ...WHOLE, offset: -180, duration: 25, stageDock: true });
});

test('TPL-01 PLAN-05 a template is added, changed and removed, each can be undone', async () => {
	const { ask } = await testApp();
	const make = { name: 'Late', steps: [LOAD_IN, { ...LOAD_IN, activityTypeId: 'checkin', vehicles: ['van', 'van'] }] };
	const made = await ask(templateCalls.create, { body: make });
	expect(made).toEqual({
		id: made.id,
		name: 'Late',
		steps: [
			{ ...LOAD_IN, ...WHOLE },
			{ ...LOAD_IN, ...WHOLE, activityTypeId: 'checkin', duration: 0, vehicles: ['van'] },
		],
		version: 1,
	});
	const changed = await ask(templateCalls.update, { id: made.id, body: { name: 'Later', version: 1 } });
	expect(changed).toEqual({ ...made, name: 'Later', version: 2 });
	await ask(templateCalls.remove, { id: made.id });
	const [{ revision }] = await ask(changeCalls.list);
	expect(await ask(templateCalls.list)).toHaveLength(4);
	await ask(changeCalls.undo, { id: revision });
	expect(await ask(templateCalls.list)).toContainEqual({ ...changed, version: expect.any(Number) });
	await ask(changeCalls.undo, { id: revision - 1 });
	expect(await ask(templateCalls.list)).toContainEqual({ ...made, version: expect.any(Number) });
});

test('TPL-01 one that the installation began with can be changed and brought back', async () => {
	const { ask } = await testApp();
	const [opener] = await ask(templateCalls.list);
	await ask(templateCalls.remove, { id: opener.id });
	const [{ revision }] = await ask(changeCalls.list);
	await ask(changeCalls.undo, { id: revision });
	expect(await ask(templateCalls.list)).toContainEqual({ ...opener, version: expect.any(Number) });
});

test.each([
	['a type that does not exist', { activityTypeId: 'encore' }, 'steps.0.activityTypeId'],
	['a vehicle type that does not exist', { vehicles: ['van', 'ship'] }, 'steps.0.vehicles'],
	['a word that names no vehicles', { vehicles: 'some' }, 'steps.0.vehicles'],
	['a position that does not exist', { positionId: 999 }, 'steps.0.positionId'],
	['another anchor', { anchor: 'doors' }, 'steps.0.anchor'],
	['an offset of more than 14 days', { offset: 20_161 }, 'steps.0.offset'],
	['a duration below 0', { duration: -1 }, 'steps.0.duration'],
])('TPL-01 a step with %s is refused', async (_, wrong, field) => {
	const { refused } = await testApp();
	const body = { name: 'Wrong', steps: [{ ...LOAD_IN, ...wrong }] };
	expect((await refused(templateCalls.create, 400, { body })).fields).toHaveProperty([field]);
});

test('TPL-01 a stale version is refused, an unknown template is not found', async () => {
	const { ask, refused } = await testApp();
	const [{ id }] = await ask(templateCalls.list);
	await ask(templateCalls.update, { id, body: { name: 'Early' } });
	await refused(templateCalls.update, 409, { id, body: { name: 'Late', version: 1 } });
	await refused(templateCalls.update, 404, { id: 999, body: { name: 'Late' } });
	await refused(templateCalls.remove, 404, { id: 999 });
	await refused(templateCalls.preview, 404, { id: 999, body: { bandIds: [] } });
});

test('RIGHTS TPL-01 neither lead nor crew writes templates, crew asks for no preview', async () => {
	const { ask, refused } = await testApp();
	const [{ id }] = await ask(templateCalls.list);
	for (const as of ['lead', 'crew'] as const) {
		await refused(templateCalls.create, 403, { as, body: { name: 'Mine' } });
		await refused(templateCalls.update, 403, { as, id, body: { name: 'Mine' } });
		await refused(templateCalls.remove, 403, { as, id });
	}
	await refused(templateCalls.preview, 403, { as: 'crew', id, body: { bandIds: [] } });
	expect(await ask(templateCalls.list)).toHaveLength(4);
});

test('TPL-01 a position that is gone is named no more, until it comes back', async () => {
	const app = await testApp();
	const positionId = await makerOf(app).position();
	const body = { name: 'Yard', steps: [{ ...LOAD_IN, positionId }] };
	const { id } = await app.ask(templateCalls.create, { body });
	const position = async () => (await app.ask(templateCalls.list)).at(-1).steps[0].positionId;
	expect(await position()).toBe(positionId);
	await app.ask(positionCalls.remove, { id: positionId });
	expect(await position()).toBeNull();
	const [{ revision }] = await app.ask(changeCalls.list);
	const renamed = await app.ask(templateCalls.update, { id, body: { name: 'Yards' } });
	expect(renamed.steps[0].positionId).toBeNull();
	const conflict = await app.refused(templateCalls.update, 409, { id, body: { name: 'Yard', version: 1 } });
	expect(conflict.current).toEqual(renamed);
	await app.ask(changeCalls.undo, { id: revision });
	expect(await position()).toBe(positionId);
	expect(id).toBeGreaterThan(4);
});

test('TPL-02 TPL-03 a preview writes nothing, its findings name what it would make, and a batch makes it', async () => {
	const app = await testApp();
	const { make, stage, band, vehicle } = await bandWithShow(app);
	const dock = await make.position({ stageId: stage, capacity: 1 });
	const steps = [
		{ ...LOAD_IN, stageDock: true },
		{ ...LOAD_IN, offset: -30, duration: 60 },
	];
	const { id } = await app.ask(templateCalls.create, { body: { name: 'Two', steps } });
	const before = await app.ask(activityCalls.list);
	const previewed = await app.ask(templateCalls.preview, { id, body: { bandIds: [band, band] } });
	const [first, second] = previewed.create;
	expect(first).toEqual({
		activityTypeId: 'loadin',
		bandId: band,
		stageId: stage,
		positionId: dock,
		vehicleIds: [vehicle],
		planned_start: at('18:00'),
		planned_end: at('18:30'),
		info: null,
	});
	expect(second).toMatchObject({ positionId: null, planned_start: at('19:30'), planned_end: at('20:30') });
	expect(previewed.skipped).toEqual([]);
	const late = previewed.findings.find(({ kind }: { kind: string }) => kind === 'loadin-late');
	expect(late.activities).toContain(-2);
	expect(await app.ask(activityCalls.list)).toEqual(before);
	await app.ask(planCalls.batch, { body: { create: previewed.create } });
	const again = await app.ask(templateCalls.preview, { id, body: { bandIds: [band] } });
	expect(again).toMatchObject({
		create: [],
		skipped: [
			{ bandId: band, step: 0, why: 'has-one' },
			{ bandId: band, step: 1, why: 'has-one' },
		],
	});
});

test('TPL-02 bands without a show are named, those that do not exist refused', async () => {
	const app = await testApp();
	const band = await makerOf(app).band();
	const [{ id, steps }] = await app.ask(templateCalls.list);
	const previewed = await app.ask(templateCalls.preview, { id, body: { bandIds: [band] } });
	expect(previewed).toEqual({
		create: [],
		skipped: steps.map((_: unknown, step: number) => ({ bandId: band, step, why: 'no-show' })),
		findings: [],
	});
	const error = await app.refused(templateCalls.preview, 400, { id, body: { bandIds: [999] } });
	expect(error.fields).toHaveProperty('bandIds');
});
