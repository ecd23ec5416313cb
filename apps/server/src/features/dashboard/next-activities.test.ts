import { activityCalls, bandCalls, dashboardCalls } from '@crossload/contract';
import { festivalTimeOf, HOUR, type Instant, later, MINUTE } from '@crossload/domain';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { at, from } from '../../testing/times.ts';

const LISTS = { loads: dashboardCalls.loads, arrivals: dashboardCalls.arrivals, checkins: dashboardCalls.checkins };

const idsIn = async (app: TestApp, list: keyof typeof LISTS): Promise<number[]> =>
	(await app.ask(LISTS[list], { as: 'crew' })).map(({ id }: { id: number }) => id);

test('API-19 DASH-01 DASH-02 DASH-07 each list shows its own types and no other', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const types = ['arrival', 'checkin', 'parking', 'loadin', 'soundcheck', 'show', 'loadout', 'crossload', 'departure'];
	for (const activityTypeId of [...types, 'other']) await make.activity({ activityTypeId });
	const typesIn = async (list: keyof typeof LISTS) =>
		(await app.ask(LISTS[list])).map(({ activityType }: { activityType: { id: string } }) => activityType.id);
	expect(await typesIn('loads')).toEqual(['loadin', 'loadout', 'crossload']);
	expect(await typesIn('arrivals')).toEqual(['arrival']);
	expect(await typesIn('checkins')).toEqual(['checkin']);
});

test('API-19 DASH-01 a list holds whole activities', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band();
	const position = await make.position();
	const vehicleIds = [await make.vehicle(band)];
	const stageId = (await app.ask(bandCalls.get, { id: band })).stage.id;
	const plan = { activityTypeId: 'crossload', bandId: band, stageId, positionId: position, vehicleIds, info: 'Rain' };
	const id = await make.activity(plan);
	const whole = await app.ask(activityCalls.get, { id });
	expect(whole).toMatchObject({ position: { id: position }, stage: { id: stageId }, info: 'Rain', vehicles: [{}] });
	expect(await app.ask(dashboardCalls.loads)).toEqual([whole]);
});

test('API-19 running and late ones are shown, ended ones are not', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const ended = await make.activity(from('14:00', '15:00'));
	const late = await make.activity(from('15:00', '16:00'));
	const running = await make.activity(from('16:00', '17:00'));
	const coming = await make.activity(from('18:00', '19:00'));
	await app.ask(activityCalls.start, { id: running });
	expect(await idsIn(app, 'loads')).toEqual([ended, late, running, coming]);
	await app.ask(activityCalls.end, { id: ended });
	expect(await idsIn(app, 'loads')).toEqual([late, running, coming]);
});

test('API-19 what should have ended twelve hours ago is shown for the last time then, running or not', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const { now } = app.clock;
	const ending = (end: Instant) => ({
		planned_start: festivalTimeOf(later(end, -HOUR)),
		planned_end: festivalTimeOf(end),
	});
	const late = await make.activity(ending(later(now, -12 * HOUR)));
	const running = await make.activity(ending(later(now, -12 * HOUR)));
	const checkin = await make.activity({
		activityTypeId: 'checkin',
		planned_end: festivalTimeOf(later(now, -12 * HOUR)),
	});
	await app.ask(activityCalls.start, { id: running });
	await make.activity(ending(later(now, -12 * HOUR - MINUTE)));
	expect(await idsIn(app, 'loads')).toEqual([late, running]);
	expect(await idsIn(app, 'checkins')).toEqual([checkin]);
	app.clock.now += MINUTE;
	expect(await idsIn(app, 'loads')).toEqual([]);
	expect(await idsIn(app, 'checkins')).toEqual([]);
});

test('API-19 what began long ago but is to end later stays', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity({ planned_start: '2026-08-20T08:00:00+02:00', planned_end: at('20:00') });
	expect(await idsIn(app, 'loads')).toEqual([id]);
});

test('API-19 they go by planned start, else planned end', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const third = await make.activity({ activityTypeId: 'loadout', ...from('20:00', '20:10') });
	const first = await make.activity(from('18:00', '23:00'));
	const second = await make.activity({ activityTypeId: 'crossload', ...from('19:00', '19:30') });
	expect(await idsIn(app, 'loads')).toEqual([first, second, third]);
	const later = await make.activity({ activityTypeId: 'checkin', planned_start: null, planned_end: at('21:00') });
	const sooner = await make.activity({ activityTypeId: 'checkin', planned_start: null, planned_end: at('20:00') });
	expect(await idsIn(app, 'checkins')).toEqual([sooner, later]);
});

test('API-19 at most ten are shown, the first ten, and the next moves up', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const made: number[] = [];
	for (let hour = 10; hour < 22; hour++) {
		made.push(await make.activity({ activityTypeId: 'arrival', planned_end: at(`${hour}:00`) }));
	}
	expect(made).toHaveLength(12);
	expect(await idsIn(app, 'arrivals')).toEqual(made.slice(0, 10));
	await app.ask(activityCalls.end, { id: Number(made[0]) });
	expect(await idsIn(app, 'arrivals')).toEqual(made.slice(1, 11));
});

test('DASH-01 DASH-02 with nothing planned the lists are empty', async () => {
	const app = await testApp();
	const all = { loads: await idsIn(app, 'loads'), arrivals: await idsIn(app, 'arrivals') };
	expect({ ...all, checkins: await idsIn(app, 'checkins') }).toEqual({ loads: [], arrivals: [], checkins: [] });
});
