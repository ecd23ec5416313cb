import {
	activityCalls,
	bandCalls,
	type Call,
	operationCalls,
	planCalls,
	positionCalls,
	stageCalls,
	vehicleCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { shareOf } from '../../testing/shares.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/** Two stages, each with a band, a vehicle, a dock, a load-in and a show. */
async function twoStages() {
	const app = await testApp();
	const make = makerOf(app);
	const sideOf = async (number: number) => {
		const stage = await make.stage();
		const band = await make.band({ stage, touringParty: 'SECRET party', notes: 'SECRET notes' });
		const vehicle = await make.vehicle(band, { driver_tel: `+41 79 111 22 0${number}`, comment: 'SECRET comment' });
		const dock = await make.position({ stageId: stage });
		const loadin = await make.activity({
			bandId: band,
			positionId: dock,
			vehicleIds: [vehicle],
			info: 'SECRET info',
			start: '2026-08-22T17:00:00+02:00',
		});
		const show = await make.activity({ activityTypeId: 'show', bandId: band, stageId: stage });
		return { stage, band, vehicle, dock, loadin, show };
	};
	return { ...app, one: await sideOf(1), other: await sideOf(2) };
}

async function seenBy(app: TestApp, token: string) {
	const ask = (call: Call) => app.ask(call, { token });
	return {
		activities: await ask(activityCalls.list),
		bands: await ask(bandCalls.list),
		vehicles: await ask(vehicleCalls.list),
		positions: await ask(positionCalls.list),
		standing: await ask(positionCalls.listWithVehicles),
		stages: await ask(stageCalls.list),
		estimates: await ask(planCalls.estimates),
		findings: await ask(planCalls.findings),
	};
}

test('WALL-06 without a filter a display sees everything, in the order of the lists', async () => {
	const app = await twoStages();
	const seen = await seenBy(app, (await shareOf(app)).token);
	const calls = [activityCalls.list, bandCalls.list, vehicleCalls.list, positionCalls.list, stageCalls.list];
	const lists = [seen.activities, seen.bands, seen.vehicles, seen.positions, seen.stages];
	for (const [index, call] of calls.entries()) expect(idsOf(lists[index])).toEqual(idsOf(await app.ask(call)));
	expect(await app.ask(operationCalls.festival, { token: (await shareOf(app)).token })).toEqual({
		name: 'Test',
		offset: '+02:00',
	});
});

test.for([
	['stageIds', (app: Awaited<ReturnType<typeof twoStages>>) => ({ stageIds: [app.one.stage] }), ['loadin', 'show']],
	['positionIds', (app: Awaited<ReturnType<typeof twoStages>>) => ({ positionIds: [app.one.dock] }), ['loadin']],
	['bandIds', (app: Awaited<ReturnType<typeof twoStages>>) => ({ bandIds: [app.one.band] }), ['loadin', 'show']],
	[
		'bandIds and types',
		(app: Awaited<ReturnType<typeof twoStages>>) => ({ bandIds: [app.one.band], types: ['loadin'] }),
		['loadin'],
	],
] as const)(
	'WALL-06 %s: activities for which it holds and what they name, the rest is nowhere',
	async ([, viewOf, seen]) => {
		const app = await twoStages();
		const { one, other } = app;
		const { token } = await shareOf(app, viewOf(app));
		const { activities, bands, vehicles, positions, standing, stages, estimates, findings } = await seenBy(app, token);
		expect(idsOf(activities).toSorted()).toEqual(seen.map((name) => one[name]).toSorted());
		expect([idsOf(bands), idsOf(vehicles), idsOf(stages)]).toEqual([[one.band], [one.vehicle], [one.stage]]);
		expect([idsOf(positions), idsOf(standing)]).toEqual([[one.dock], [one.dock]]);
		expect(idsOf(bands[0].activities).toSorted()).toEqual(idsOf(activities).toSorted());
		expect(idsOf(positions[0].activities)).toEqual([one.loadin]);
		expect(idsOf(standing[0].vehicles)).toEqual([one.vehicle]);
		expect(bands[0].show === null).toBe(!(seen as readonly string[]).includes('show'));
		const names = JSON.stringify([activities, bands, vehicles, positions, standing, stages, findings]);
		const foreign = await Promise.all([
			app.ask(bandCalls.get, { id: other.band }),
			app.ask(vehicleCalls.get, { id: other.vehicle }),
			app.ask(positionCalls.get, { id: other.dock }),
		]);
		for (const { name } of foreign) expect(names).not.toContain(`"${name}"`);
		expect(idsOf(estimates).filter((id) => !idsOf(activities).includes(id))).toEqual([]);
	},
);

test('WALL-02 a display never sees a number or a production, and texts with withInfo alone', async () => {
	const app = await twoStages();
	const production = await makerOf(app).person({ name: 'Promoter Petra', group: 'Production' });
	await app.ask(bandCalls.update, { id: app.one.band, body: { production: { id: production } } });
	const [plain, withInfo] = [await shareOf(app), await shareOf(app, { withInfo: true })];
	const texts = await Promise.all([plain, withInfo].map(async ({ token }) => JSON.stringify(await seenBy(app, token))));
	for (const text of texts) expect(text).not.toMatch(/79 111|Petra/);
	expect(texts[0]).not.toContain('SECRET');
	for (const field of ['info', 'notes', 'comment', 'party']) expect(texts[1]).toContain(`SECRET ${field}`);
});

test('REL-13 WALL-06 what one view has seen is new to every other', async () => {
	const app = await twoStages();
	const tokens = [
		await shareOf(app),
		await shareOf(app, { withInfo: true }),
		await shareOf(app, { stageIds: [app.one.stage] }),
	].map(({ token }) => token);
	const etagOf = async (token: string) => String((await app.request(stageCalls.list, { token })).headers['etag']);
	const etags = await Promise.all([...tokens, app.tokens.crew, app.tokens.admin].map(etagOf));
	expect(new Set(etags.slice(0, 4)).size).toBe(4);
	for (const etag of etags.slice(1)) {
		const headers = { 'if-none-match': etag };
		const [token = ''] = tokens;
		expect((await app.request(stageCalls.list, { token, headers })).statusCode).toBe(200);
	}
	const seen = await app.request(stageCalls.list, {
		token: tokens[0] ?? '',
		headers: { 'if-none-match': etags[0] ?? '' },
	});
	expect(seen.statusCode).toBe(304);
});

test('WALL-02 a write is seen by the very next request of a display', async () => {
	const app = await twoStages();
	const { token } = await shareOf(app, { stageIds: [app.one.stage] });
	expect(idsOf(await app.ask(activityCalls.list, { token }))).toHaveLength(2);
	await app.ask(bandCalls.update, { id: app.one.band, body: { stage: app.other.stage } });
	expect(idsOf(await app.ask(activityCalls.list, { token }))).toEqual([app.one.show]);
});
