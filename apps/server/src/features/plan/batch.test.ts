import { activityCalls, planCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { NOW } from '../../testing/times.ts';

const { batch } = planCalls;
const PLANNED = { planned_start: '2026-08-22T18:00:00+02:00', planned_end: '2026-08-22T19:00:00+02:00' };
const LATER = { planned_start: '2026-08-22T18:10:00+02:00', planned_end: '2026-08-22T19:10:00+02:00' };
const loadin = (fields: { info?: string } & Record<string, unknown> = {}) => ({
	activityTypeId: 'loadin',
	...PLANNED,
	...fields,
});

async function threeOf(app: TestApp) {
	const make = makerOf(app);
	const bandId = await make.band();
	const vehicle = await make.vehicle(bandId);
	const [one, two, three] = [
		await make.activity({ bandId, vehicleIds: [vehicle] }),
		await make.activity({ bandId }),
		await make.activity({ bandId }),
	];
	return { make, bandId, vehicle, one, two, three };
}

/** Everything that a refused batch must leave alone. */
async function everything(app: TestApp) {
	return { activities: await app.ask(activityCalls.list), revision: await app.database.revision.current() };
}

test('PLAN-10 a batch creates, changes and removes under one revision and returns what is there, in order', async () => {
	const app = await testApp();
	const { bandId, vehicle, one, two, three } = await threeOf(app);
	const before = await app.database.revision.current();
	const body = {
		create: [loadin({ info: 'B', vehicleIds: [vehicle] }), loadin({ info: 'A', bandId })],
		update: [
			{ id: two, version: 1, ...LATER },
			{ id: one, vehicleIds: [] },
		],
		remove: [{ id: three, version: 1 }],
	};
	const response = await app.request(batch, { body });
	expect(response.statusCode).toBe(201);
	const { revision, activities } = response.json();
	expect(revision).toBe(before + 1);
	expect(await app.database.revision.current()).toBe(revision);
	expect(activities).toMatchObject([
		{ info: 'B', vehicles: [{ id: vehicle }], version: 1 },
		{ info: 'A', band: { id: bandId }, version: 1 },
		{ id: two, ...LATER, version: 2 },
		{ id: one, vehicles: [], ...PLANNED, version: 2 },
	]);
	const listed = await app.ask(activityCalls.list);
	expect(listed).toHaveLength(4);
	expect(listed).toEqual(expect.arrayContaining(activities));
	await app.refused(activityCalls.get, 404, { id: three });
});

test('PLAN-11 every faulty field is named by its path, counted from 0, and nothing is written', async () => {
	const app = await testApp();
	const { one, two } = await threeOf(app);
	const before = await everything(app);
	const body = {
		create: [loadin(), loadin({ planned_start: null }), loadin({ bandId: 4711 })],
		update: [
			{ id: one, planned_end: '2026-08-22T17:00:00+02:00' },
			{ id: two, vehicleIds: [4711], activityTypeId: 'loadin' },
		],
	};
	const error = await app.refused(batch, 400, { body });
	expect(error.fields).toEqual({
		'create.1.planned_start': 'Planned time is required',
		'create.2.bandId': 'There is no band with id 4711',
		'update.0.planned_end': 'The end is before the start',
		'update.1.vehicleIds': 'There is no vehicle with id 4711',
	});
	expect(await everything(app)).toEqual(before);
});

test('PLAN-11 API-05 what the schema refuses is named by its path too', async () => {
	const app = await testApp();
	const { one } = await threeOf(app);
	const body = { create: [loadin(), loadin({ planned_end: 'soon' })], update: [{ id: one, cancelled: 'yes' }, {}] };
	const error = await app.refused(batch, 400, { body });
	expect(Object.keys(error.fields ?? {}).sort()).toEqual(['create.1.planned_end', 'update.0.cancelled', 'update.1.id']);
	const unknown = await app.refused(batch, 400, { body: { create: [loadin({ activityTypeId: 'juggling' })] } });
	expect(unknown.fields).toEqual({ 'create.0.activityTypeId': 'There is no such activity type' });
});

test('PLAN-11 the same id twice is refused, in one list or in two', async () => {
	const app = await testApp();
	const { one, two } = await threeOf(app);
	const before = await everything(app);
	const twice = await app.refused(batch, 400, { body: { update: [{ id: one }, { id: two }, { id: one, info: 'A' }] } });
	expect(Object.keys(twice.fields ?? {})).toEqual(['update.2.id']);
	const both = await app.refused(batch, 400, { body: { update: [{ id: one, info: 'A' }], remove: [{ id: one }] } });
	expect(Object.keys(both.fields ?? {})).toEqual(['remove.0.id']);
	expect(await everything(app)).toEqual(before);
});

test('PLAN-11 stale versions and ids that are gone are reported with what is there now, and nothing is written', async () => {
	const app = await testApp();
	const { one, two, three } = await threeOf(app);
	const changed = await app.ask(activityCalls.update, { id: two, body: { info: 'Changed' } });
	await app.ask(activityCalls.remove, { id: three });
	const before = await everything(app);
	const body = {
		create: [loadin()],
		update: [
			{ id: two, version: 1, info: 'Mine' },
			{ id: three, info: 'Mine' },
			{ id: one, version: 1, info: 'Mine' },
		],
		remove: [{ id: 4711 }],
	};
	const error = await app.refused(batch, 409, { body });
	expect(error.overtaken).toEqual([
		{ id: two, activity: changed },
		{ id: three, activity: null },
		{ id: 4711, activity: null },
	]);
	expect(await everything(app)).toEqual(before);
});

test('API-10 PLAN-11 a fault is reported before an unknown id', async () => {
	const app = await testApp();
	const body = { update: [{ id: 4711, bandId: 4711, start: PLANNED.planned_end, end: PLANNED.planned_start }] };
	const error = await app.refused(batch, 400, { body });
	expect(Object.keys(error.fields ?? {})).toEqual(['update.0.end', 'update.0.bandId']);
});

test.for([[{}], [{ create: [] }], [{ create: [], update: [], remove: [] }]] as const)(
	'PLAN-10 %j has nothing to do',
	async ([body]) => {
		const app = await testApp();
		await app.refused(batch, 400, { body });
	},
);

test('PLAN-10 entries that change nothing alone are nothing to do either', async () => {
	const app = await testApp();
	const { one } = await threeOf(app);
	await app.refused(batch, 400, { body: { update: [{ id: one }] } });
	await app.refused(batch, 400, { body: { update: [{ id: one, version: 1 }] } });
});

test('CXL-01 PLAN-10 a batch cancels and restores; what is done cannot be cancelled', async () => {
	const app = await testApp();
	const { one, two, three } = await threeOf(app);
	const off = { cancelled: true, cancel_reason: 'Rain' };
	const cancelled = await app.ask(batch, {
		body: {
			update: [
				{ id: one, ...off },
				{ id: two, ...off },
			],
		},
	});
	expect(cancelled.activities).toMatchObject([
		{ id: one, cancelled: NOW, cancel_reason: 'Rain' },
		{ id: two, cancelled: NOW, cancel_reason: 'Rain' },
	]);
	const restored = await app.ask(batch, { body: { update: [{ id: one, cancelled: false }] } });
	expect(restored.activities).toMatchObject([{ id: one, cancelled: null, cancel_reason: null }]);
	const done = await app.ask(activityCalls.end, { id: three });
	const error = await app.refused(batch, 409, {
		body: {
			update: [
				{ id: three, ...off },
				{ id: one, ...off },
			],
		},
	});
	expect(error.overtaken).toEqual([{ id: three, activity: done }]);
	expect(await app.ask(activityCalls.get, { id: one })).toMatchObject({ cancelled: null });
});

test('CXL-01 PLAN-11 a batch that makes an activity cancelled and done says so, as the form’s error does, and names no other user', async () => {
	const app = await testApp();
	const { one, two, three } = await threeOf(app);
	const off = await app.ask(activityCalls.cancel, { id: two });
	const done = await app.ask(activityCalls.end, { id: three });
	const { message } = await app.refused(activityCalls.update, 409, { id: two, body: { end: NOW } });
	const before = await everything(app);
	const refusedFor = (update: object) => app.refused(batch, 409, { body: { update: [update] } });
	expect(message).toBe(
		'What is done cannot be cancelled, nor what is cancelled be done. Choose one: clear its end, or restore it.',
	);
	const [both, again, late] = [
		await refusedFor({ id: one, version: 1, cancelled: true, end: NOW }),
		await refusedFor({ id: two, end: NOW }),
		await refusedFor({ id: three, cancelled: true }),
	];
	for (const error of [both, again, late]) expect(error.message).toBe(`${message} Nothing was written.`);
	expect(both.overtaken).toMatchObject([{ id: one, activity: { id: one, cancelled: null, end: null } }]);
	expect([...(again.overtaken ?? []), ...(late.overtaken ?? [])]).toEqual([
		{ id: two, activity: off },
		{ id: three, activity: done },
	]);
	const stale = await refusedFor({ id: one, version: 2, cancelled: true, end: NOW });
	expect(stale.message).toBe('Someone else has changed some of these meanwhile. Nothing was written.');
	expect(await everything(app)).toEqual(before);
});

test('PLAN-10 RIGHTS lead writes batches but removes nothing with them, crew writes none', async () => {
	const app = await testApp();
	const { one, two } = await threeOf(app);
	await app.ask(batch, { as: 'lead', body: { update: [{ id: one, info: 'A' }], remove: [] } });
	await app.refused(batch, 403, { as: 'lead', body: { remove: [{ id: two }] } });
	await app.refused(batch, 403, { as: 'lead', body: { remove: ['faulty'] } });
	await app.refused(batch, 403, { as: 'crew', body: { update: [{ id: one, info: 'A' }] } });
	expect(await app.ask(batch, { body: { remove: [{ id: two }] } })).toMatchObject({ activities: [] });
});

test('API-13 PLAN-10 the same key writes a batch once, and an error is given again', async () => {
	const app = await testApp();
	const headers = { 'idempotency-key': 'once' };
	const first = await app.ask(batch, { headers, body: { create: [loadin()] } });
	expect(await app.ask(batch, { headers, body: { create: [loadin()] } })).toEqual(first);
	expect(await app.ask(activityCalls.list)).toHaveLength(1);
	const stale = { headers: { 'idempotency-key': 'stale' }, body: { remove: [{ id: 4711 }] } };
	expect(await app.refused(batch, 409, stale)).toEqual(await app.refused(batch, 409, stale));
});

test('PLAN-11 one faulty entry of 2,000 is named and keeps the others out', async () => {
	const app = await testApp();
	const { one } = await threeOf(app);
	const before = await everything(app);
	const create = Array.from({ length: 1999 }, (_, index) =>
		loadin(index === 1357 ? { planned_end: PLANNED.planned_start, planned_start: PLANNED.planned_end } : {}),
	);
	const error = await app.refused(batch, 400, { body: { create, update: [{ id: one, info: 'A' }] } });
	expect(error.fields).toEqual({ 'create.1357.planned_end': 'The end is before the start' });
	const far = { planned_end: '2027-08-22T19:00:00+02:00' };
	const late = await app.refused(batch, 400, { body: { create: [loadin(far)], update: [{ id: one, ...far }] } });
	expect(Object.keys(late.fields ?? {})).toEqual(['create.0.planned_end', 'update.0.planned_end']);
	expect(await everything(app)).toEqual(before);
});

test('PLAN-11 REL-31 of two users who move the same at once one succeeds, the other gets the present state', async () => {
	const app = await testApp();
	const { one, two } = await threeOf(app);
	const body = {
		update: [
			{ id: one, version: 1, ...LATER },
			{ id: two, version: 1, ...LATER },
		],
	};
	const responses = await Promise.all([app.request(batch, { body }), app.request(batch, { as: 'lead', body })]);
	responses.sort((a, b) => a.statusCode - b.statusCode);
	const [won, lost] = responses.map((response) => response.json());
	expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 409]);
	expect(lost.overtaken).toEqual(won.activities.map((activity: { id: number }) => ({ id: activity.id, activity })));
});

test('PLAN-10 2,000 entries are taken in their order, one more is refused', async () => {
	const app = await testApp();
	const create = Array.from({ length: 2000 }, (_, index) => loadin({ info: String(index) }));
	const error = await app.refused(batch, 400, { body: { create, remove: [{ id: 1 }] } });
	expect(error.message).toBe('A batch has at most 2000 entries together.');
	const { activities } = await app.ask(batch, { body: { create } });
	expect(activities.map(({ info }: { info: string }) => info)).toEqual(create.map(({ info }) => info));
	const update = activities.map(({ id }: { id: number }) => ({ id, version: 1, info: 'Changed' }));
	const changed = await app.ask(batch, { body: { update } });
	expect(changed.activities).toHaveLength(2000);
	expect(changed.activities).toEqual(
		activities.map((activity: object) => ({ ...activity, info: 'Changed', version: 2 })),
	);
}, 60_000);
