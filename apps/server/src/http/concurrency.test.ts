import { activityCalls, bandCalls, positionCalls, stageCalls, vehicleCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

test('REL-31 API-07 of fifty Starts at once one is taken, and one history entry records it', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	const responses = await Promise.all(Array.from({ length: 50 }, () => app.request(activityCalls.start, { id })));
	const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
	expect(statuses).toEqual([200, ...Array(49).fill(409)]);
	const [latest, ...earlier] = await app.ask(activityCalls.history, { id });
	expect(latest).toMatchObject({ action: 'update', actor: { name: 'admin' } });
	expect(earlier).toMatchObject([{ action: 'create' }]);
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({ start: '2026-08-22T17:30:00+02:00', version: 2 });
});

interface Rivalry {
	readonly update:
		| typeof bandCalls.update
		| typeof vehicleCalls.update
		| typeof positionCalls.update
		| typeof activityCalls.update;
	readonly id: number;
	/** The version that both start from. */
	readonly version: number;
	readonly field: 'name' | 'info';
}

async function rival(app: TestApp, { update, id, version, field }: Rivalry): Promise<void> {
	const responses = await Promise.all(
		['one', 'other'].map((word) => app.request(update, { id, body: { [field]: `${word} ${version}`, version } })),
	);
	const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
	expect(statuses).toEqual([200, 409]);
	const error = responses.find(({ statusCode }) => statusCode === 409)?.json();
	expect(error.current).toMatchObject({ id, version: version + 1 });
	const taken = responses[0]?.statusCode === 200 ? 'one' : 'other';
	expect(error.current[field]).toBe(`${taken} ${version}`);
}

test('REL-30 API-12 of two changes from the same version one is taken, the other is shown the present state', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band();
	const rivals = [
		{ update: bandCalls.update, id: band, field: 'name' },
		{ update: vehicleCalls.update, id: await make.vehicle(band), field: 'name' },
		{ update: positionCalls.update, id: await make.position(), field: 'name' },
		{ update: activityCalls.update, id: await make.activity(), field: 'info' },
	] as const;
	for (let version = 1; version <= 50; version++) {
		for (const one of rivals) await rival(app, { ...one, version });
	}
	expect(await app.ask(bandCalls.get, { id: band })).toMatchObject({ version: 51 });
});

test('REL-30 a change without a version is taken', async () => {
	const app = await testApp();
	const id = await makerOf(app).stage();
	const responses = await Promise.all(
		Array.from({ length: 20 }, (_, index) => app.request(stageCalls.update, { id, body: { name: `Name ${index}` } })),
	);
	expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
	const versions = responses.map((response) => response.json().version);
	expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
});
