import { activityCalls, bandCalls, dashboardCalls, vehicleCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

interface DayStats {
	readonly day: string;
	readonly vehicleTypes: { type: { slug: string }; count: number; band_summary: string }[];
}

/** Day → slug → what stands on its chip. */
async function presence({ ask }: TestApp): Promise<Record<string, string[]>> {
	const days: DayStats[] = await ask(dashboardCalls.vehicleTypes, { as: 'crew' });
	return Object.fromEntries(
		days.map(({ day, vehicleTypes }) => [
			day,
			vehicleTypes.map(({ type, count, band_summary }) => `${count} ${type.slug}: ${band_summary}`),
		]),
	);
}

const range = (start: string, end: string) => ({
	planned_start: `2026-08-${start}:00+02:00`,
	planned_end: `2026-08-${end}:00+02:00`,
});

test('API-20 DASH-05 days carry exactly the specified fields', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const bus = await make.vehicle(await make.band({ name: 'Nova' }), { type: { id: 'nightliner' } });
	await make.activity({ vehicleIds: [bus] });
	const type = { id: 'nightliner', slug: 'NL', name: 'Nightliner', color: '#7a5bd0' };
	expect(await app.ask(dashboardCalls.vehicleTypes)).toEqual([
		{ day: '2026-08-22', vehicleTypes: [{ type, count: 1, band_summary: 'Nova (1)' }] },
	]);
});

test('API-20 a vehicle is present on every day from its first activity to its last, both included', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const bus = await make.vehicle(await make.band({ name: 'Nova' }), { type: { id: 'nightliner' } });
	const arrival = { activityTypeId: 'arrival', planned_start: null, planned_end: '2026-08-20T23:30:00+02:00' };
	await make.activity({ ...arrival, vehicleIds: [bus] });
	await make.activity({ activityTypeId: 'parking', vehicleIds: [bus], ...range('22T23:30', '23T00:30') });
	const nova = ['1 NL: Nova (1)'];
	expect(await presence(app)).toEqual({
		'2026-08-20': nova,
		'2026-08-21': nova,
		'2026-08-22': nova,
		'2026-08-23': nova,
	});
});

test('API-20 the day turns at midnight in festival time', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const bus = await make.vehicle(await make.band({ name: 'Nova' }));
	const id = await make.activity({
		activityTypeId: 'departure',
		planned_start: null,
		planned_end: '2026-08-21T21:59:00Z',
		vehicleIds: [bus],
	});
	expect(Object.keys(await presence(app))).toEqual(['2026-08-21']);
	await app.ask(activityCalls.update, { id, body: { planned_end: '2026-08-21T22:00:00Z' } });
	expect(Object.keys(await presence(app))).toEqual(['2026-08-22']);
});

test('API-20 what really happened counts before what was planned', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const bus = await make.vehicle(await make.band({ name: 'Nova' }));
	const id = await make.activity({ vehicleIds: [bus], ...range('22T18:00', '22T19:00') });
	await app.ask(activityCalls.start, { id, body: { at: '2026-08-21T23:59:59+02:00' } });
	expect(Object.keys(await presence(app))).toEqual(['2026-08-21', '2026-08-22']);
	await app.ask(activityCalls.end, { id, body: { at: '2026-08-21T23:59:59+02:00' } });
	expect(Object.keys(await presence(app))).toEqual(['2026-08-21']);
});

test('API-20 DASH-05 types go by slug, bands by name with their counts', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const zen = await make.band({ name: 'Zen' });
	const atlas = await make.band({ name: 'atlas' });
	const vehicleIds = [
		await make.vehicle(zen, { type: { id: 'van' } }),
		await make.vehicle(zen, { type: { id: 'car' } }),
		await make.vehicle(atlas, { type: { id: 'van' } }),
		await make.vehicle(zen, { type: { id: 'sprinter' } }),
		await make.vehicle(atlas, { type: { id: 'van' } }),
	];
	await make.activity({ vehicleIds });
	expect(await presence(app)).toEqual({
		'2026-08-22': ['1 CAR: Zen (1)', '1 SPR: Zen (1)', '3 VAN: atlas (2), Zen (1)'],
	});
});

test('API-20 days ascend, and a day without vehicles is absent', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band({ name: 'Nova' });
	const later = await make.vehicle(band);
	const sooner = await make.vehicle(band);
	await make.vehicle(band, { name: 'with nothing to do' });
	await make.activity({ vehicleIds: [later], ...range('23T10:00', '23T11:00') });
	await make.activity({ vehicleIds: [sooner], ...range('20T10:00', '20T11:00') });
	await make.activity({ bandId: band, ...range('21T10:00', '21T11:00') });
	const days: DayStats[] = await app.ask(dashboardCalls.vehicleTypes);
	expect(days.map(({ day }) => day)).toEqual(['2026-08-20', '2026-08-23']);
});

test('API-20 DASH-05 without vehicles there are no days, and changes show at once', async () => {
	const app = await testApp();
	const make = makerOf(app);
	expect(await presence(app)).toEqual({});
	const band = await make.band({ name: 'Nova' });
	const bus = await make.vehicle(band, { type: { id: 'van' } });
	await make.activity({ vehicleIds: [bus] });
	expect(await presence(app)).toEqual({ '2026-08-22': ['1 VAN: Nova (1)'] });
	await app.ask(bandCalls.update, { id: band, body: { name: 'Nova Trio' } });
	expect(await presence(app)).toEqual({ '2026-08-22': ['1 VAN: Nova Trio (1)'] });
	await app.ask(vehicleCalls.remove, { id: bus, query: { cascade: 'true' } });
	expect(await presence(app)).toEqual({});
});
