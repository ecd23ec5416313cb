import { activityCalls, bandCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { at, NOW } from '../../testing/times.ts';

test('ACT-06 API-02 API-08 a start responses the whole activity, started now by the server’s clock', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity({ info: 'Forklift' });
	const before = await app.ask(activityCalls.get, { id });
	const started = await app.ask(activityCalls.start, { as: 'lead', id });
	expect(started).toEqual({ ...before, start: NOW, version: 2 });
	expect(await app.ask(activityCalls.get, { id })).toEqual(started);
});

test('ACT-07 API-02 API-08 an end responses the whole activity, done now by the server’s clock', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	const started = await app.ask(activityCalls.start, { id });
	app.clock.now += 90_500;
	const ended = await app.ask(activityCalls.end, { as: 'lead', id });
	expect(ended).toEqual({ ...started, end: '2026-08-22T17:31:30+02:00', version: 3 });
	expect(await app.ask(activityCalls.get, { id })).toEqual(ended);
});

test('ACT-07 what was never started can be done', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const range = await make.activity();
	const point = await make.activity({ activityTypeId: 'arrival' });
	expect(await app.ask(activityCalls.end, { id: range })).toMatchObject({ start: null, end: NOW });
	expect(await app.ask(activityCalls.end, { id: point })).toMatchObject({ start: null, end: NOW });
});

test('ACT-06 API-16 a point is offered Done, never Start', async () => {
	const app = await testApp();
	const make = makerOf(app);
	for (const activityTypeId of ['arrival', 'checkin', 'departure']) {
		const id = await make.activity({ activityTypeId });
		const error = await app.refused(activityCalls.start, 409, { id });
		expect(error.message).toBe('This activity has no planned start; mark it done instead.');
		expect(await app.ask(activityCalls.get, { id })).toMatchObject({ start: null, end: null, version: 1 });
	}
});

test('API-07 a second start is refused, saying when it was started, and changes nothing', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	const started = await app.ask(activityCalls.start, { id });
	app.clock.now += 60_000;
	const error = await app.refused(activityCalls.start, 409, { id });
	expect(error.message).toBe('This activity was started already, at 17:30.');
	expect(await app.ask(activityCalls.get, { id })).toEqual(started);
});

test('API-07 a done activity is neither started nor ended again, and nothing changes', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	const ended = await app.ask(activityCalls.end, { id });
	app.clock.now += 60_000;
	const start = await app.refused(activityCalls.start, 409, { id });
	const end = await app.refused(activityCalls.end, 409, { id });
	expect(start.message).toBe('This activity is done already, since 17:30.');
	expect(end.message).toBe('This activity is done already, since 17:30.');
	expect(await app.ask(activityCalls.get, { id })).toEqual(ended);
});

test('API-07 API-13 a repeated Idempotency-Key gives the first response again', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	const headers = { 'idempotency-key': 'start-1' };
	const first = await app.ask(activityCalls.start, { id, headers });
	app.clock.now += 60_000;
	expect(await app.ask(activityCalls.start, { id, headers })).toEqual(first);
	expect(await app.ask(activityCalls.get, { id })).toEqual(first);
});

test('REL-31 of 50 starts at once one is taken, with one time and one entry in the history', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	const responses = await Promise.all(Array.from({ length: 50 }, () => app.request(activityCalls.start, { id })));
	const statuses = responses.map(({ statusCode }) => statusCode).sort();
	expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
	expect(await app.ask(activityCalls.history, { id })).toHaveLength(2);
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({ start: NOW, version: 2 });
});

test('API-08 what happened while offline is sent with its own time, in any spelling', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	const started = await app.ask(activityCalls.start, { id, body: { at: '2026-08-22T12:05:07.250Z' } });
	expect(started.start).toBe('2026-08-22T14:05:07+02:00');
	const ended = await app.ask(activityCalls.end, { id, body: { at: '2026-08-22T15:00:01+02:00' } });
	expect(ended.end).toBe('2026-08-22T15:00:01+02:00');
});

test('API-08 a clock that runs a minute fast is allowed, more is the future', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const id = await make.activity();
	for (const call of [activityCalls.start, activityCalls.end]) {
		const error = await app.refused(call, 400, { id, body: { at: '2026-08-22T17:31:01+02:00' } });
		expect(error.fields).toEqual({ at: 'This time is in the future' });
	}
	expect(await app.ask(activityCalls.start, { id, body: { at: at('17:31') } })).toMatchObject({ start: at('17:31') });
	expect(await app.ask(activityCalls.end, { id, body: { at: at('17:31') } })).toMatchObject({ end: at('17:31') });
});

test('API-08 an end before the start is refused, the very moment of the start is not', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	await app.ask(activityCalls.start, { id, body: { at: at('14:05') } });
	const error = await app.refused(activityCalls.end, 400, { id, body: { at: '2026-08-22T14:04:59+02:00' } });
	expect(error.fields).toEqual({ at: 'The end is before the start at 14:05' });
	expect(await app.ask(activityCalls.end, { id, body: { at: at('14:05') } })).toMatchObject({ end: at('14:05') });
});

test('API-08 a start sent by a device with a fast clock can be ended at once by the server’s', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	await app.ask(activityCalls.start, { id, body: { at: '2026-08-22T17:30:40+02:00' } });
	const ended = await app.ask(activityCalls.end, { id });
	expect(ended.end).toBe('2026-08-22T17:30:40+02:00');
});

test('API-04 API-08 a time without an offset is refused', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	for (const time of ['2026-08-22T14:05:00', 'now', '', null, 0]) {
		const error = await app.refused(activityCalls.start, 400, { id, body: { at: time } });
		expect(Object.keys(error.fields ?? {})).toEqual(['at']);
	}
});

test('API-10 ACT-06 ACT-07 who may start and end: 403 for crew before 400, 400 before 404', async () => {
	const app = await testApp();
	const wrong = { id: 999, body: { at: 'now' } };
	for (const call of [activityCalls.start, activityCalls.end]) {
		await app.refused(call, 401, { ...wrong, as: null });
		await app.refused(call, 403, { ...wrong, as: 'crew' });
		await app.refused(call, 400, { ...wrong, as: 'lead' });
		await app.refused(call, 404, { id: 999, as: 'lead' });
	}
});

test('ACT-15 a reset clears start and end, and the activity can be started again', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	await app.ask(activityCalls.start, { id });
	const reset = await app.ask(activityCalls.update, { id, body: { start: null, end: null } });
	expect(reset).toMatchObject({ start: null, end: null });
	app.clock.now += 60_000;
	expect(await app.ask(activityCalls.start, { id })).toMatchObject({ start: at('17:31') });
});

test('BAND-09 starting and ending leaves the band’s status to people', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band();
	await app.ask(bandCalls.update, { id: band, body: { status: 'here' } });
	const id = await make.activity({ bandId: band });
	await app.ask(activityCalls.start, { id });
	expect(await app.ask(bandCalls.get, { id: band })).toMatchObject({ status: 'here', version: 2 });
});
