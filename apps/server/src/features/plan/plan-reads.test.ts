import { activityCalls, planCalls, stageCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { anotherApp } from '../../testing/another-app.ts';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { at } from '../../testing/times.ts';

/** Two shows of two bands on one stage, 15 minutes apart. */
async function twoShows(app: TestApp) {
	const make = makerOf(app);
	const stageId = await make.stage({ name: 'Plaza', color: '#c9b6f2' });
	const [first, second] = [
		await make.band({ name: 'Nova', stage: stageId }),
		await make.band({ name: 'Moth', stage: stageId }),
	];
	const show = (bandId: number, from: string, to: string) =>
		make.activity({ activityTypeId: 'show', bandId, stageId, planned_start: at(from), planned_end: at(to) });
	const [one, two] = [await show(first, '18:00', '19:00'), await show(second, '19:15', '20:15')];
	return { make, stageId, first, second, one, two };
}

test('CHK-02 a changeover that is too short is returned with names and times, to every role', async () => {
	const app = await testApp();
	const { one, two, stageId } = await twoShows(app);
	const found = await app.ask(planCalls.findings, { as: 'crew' });
	expect(found).toEqual([
		{
			key: `changeover-short:${one}-${two}`,
			kind: 'changeover-short',
			severity: 'tight',
			from: at('19:00'),
			to: at('19:15'),
			activities: [one, two],
			stage: { id: stageId, name: 'Plaza', color: '#c9b6f2' },
			position: null,
			band: null,
			vehicle: null,
			text: expect.stringMatching(/Nova.*Moth.*Plaza|Plaza.*Nova.*Moth|Nova.*Plaza.*Moth/),
			accepted: null,
		},
	]);
	expect(await app.ask(planCalls.findings, { as: 'lead' })).toEqual(found);
});

test('CHK-02 CHK-11 PLAN-01 findings follow every change, on every node', async () => {
	const app = await testApp();
	const { one, two, stageId } = await twoShows(app);
	const other = await anotherApp(app);
	const keys = async () => (await app.ask(planCalls.findings)).map(({ key }: { key: string }) => key);
	expect(await keys()).toEqual([`changeover-short:${one}-${two}`]);
	await app.ask(stageCalls.update, { id: stageId, body: { changeover: 10, curfew: '20:00' } });
	expect(await keys()).toEqual([`curfew:${two}`]);
	const headers = { authorization: `Bearer ${app.tokens.crew}` };
	const elsewhere = await other.inject({ url: '/api/plan/findings', headers });
	expect(elsewhere.json()).toEqual(await app.ask(planCalls.findings));
	await app.ask(activityCalls.cancel, { id: two });
	expect(await keys()).toEqual([]);
});

test('EST-02 a late show pushes the next one, and the response says by how much and why', async () => {
	const app = await testApp();
	const { one, two } = await twoShows(app);
	app.clock.now += 55 * 60_000;
	await app.ask(activityCalls.start, { id: one });
	expect(await app.ask(planCalls.estimates, { as: 'crew' })).toEqual([
		{
			id: one,
			start: at('18:25'),
			end: at('19:25'),
			by: 25,
			because: null,
			latest_start: at('18:00'),
			slack: -25,
			forgotten: false,
		},
		{
			id: two,
			start: at('19:40'),
			end: at('20:40'),
			by: 25,
			because: { relation: 'stage', activityId: one, gap: 15 },
			latest_start: null,
			slack: null,
			forgotten: false,
		},
	]);
});

test('RIP-03 RIP-07 a delay is worked out with versions, and nothing is written', async () => {
	const app = await testApp();
	const { one, two } = await twoShows(app);
	const before = await app.database.revision.current();
	const body = { moves: [{ id: one, planned_start: at('18:20'), planned_end: at('19:20') }] };
	const response = await app.ask(planCalls.ripple, { as: 'lead', body });
	expect(response).toEqual({
		changes: [
			{ id: one, version: 1, planned_start: at('18:20'), planned_end: at('19:20'), by: 20, because: null },
			{
				id: two,
				version: 1,
				planned_start: at('19:35'),
				planned_end: at('20:35'),
				by: 20,
				because: { relation: 'stage', activityId: one, gap: 15 },
			},
		],
		absorbed: [],
		solved: [],
		findings: [],
	});
	expect(await app.database.revision.current()).toBe(before);
	expect(await app.ask(planCalls.ripple, { body: { moves: [] } })).toMatchObject({ changes: [], findings: [] });
});

test('RIP-04 with the shows kept, what then fails is among the findings', async () => {
	const app = await testApp();
	const { one, two } = await twoShows(app);
	const moves = [{ id: one, planned_start: at('18:30'), planned_end: at('19:30') }];
	const { changes, findings, solved } = await app.ask(planCalls.ripple, { body: { moves, keep: ['show'] } });
	expect(changes).toMatchObject([{ id: one, by: 30 }]);
	expect(findings).toMatchObject([{ key: `stage-overlap:${one}-${two}`, from: at('19:15'), to: at('19:30') }]);
	expect(solved).toEqual([`changeover-short:${one}-${two}`]);
});

test('RIP-03 API-16 API-17 what comes of moves is what a batch of them stores', async () => {
	const app = await testApp();
	const { make, stageId, one, first } = await twoShows(app);
	const gate = await make.position({ name: 'Gate', slug: 'gate', tag: 'GEO', capacity: 1 });
	const there = { bandId: null, positionId: gate, planned_start: at('17:00'), planned_end: at('23:00') };
	await make.activity({ activityTypeId: 'parking', ...there });
	const leaves = await make.activity({ activityTypeId: 'departure', bandId: first, planned_end: at('21:00') });
	const moves = [
		{ id: one, positionId: gate, planned_start: at('17:00'), planned_end: at('18:00') },
		{ id: leaves, stageId, planned_start: at('21:30') },
	];
	const { changes, findings } = await app.ask(planCalls.ripple, { body: { moves } });
	expect(changes).toEqual([
		{ id: one, version: 1, planned_start: at('17:00'), planned_end: at('18:00'), by: -60, because: null },
		{ id: leaves, version: 1, planned_start: null, planned_end: at('21:30'), by: 30, because: null },
	]);
	expect(findings).toEqual([]);
	const { activities } = await app.ask(planCalls.batch, { body: { update: moves } });
	expect(activities).toMatchObject([
		{ id: one, position: null, planned_start: at('17:00'), planned_end: at('18:00') },
		{ id: leaves, stage: null, planned_start: null, planned_end: at('21:30') },
	]);
	const stay = { id: leaves, planned_start: null };
	expect((await app.ask(planCalls.ripple, { body: { moves: [stay] } })).changes).toEqual([]);
	expect((await app.ask(planCalls.batch, { body: { update: [stay] } })).activities).toMatchObject([
		{ id: leaves, planned_end: at('21:30') },
	]);
});

test('RIP-03 faulty moves are refused, each by its path', async () => {
	const app = await testApp();
	const { one, two, make } = await twoShows(app);
	const done = await make.activity({ bandId: null });
	await app.ask(activityCalls.end, { id: done });
	const [three, four] = [await make.activity({ bandId: null }), await make.activity({ bandId: null })];
	const moves = [
		{ id: 4711 },
		{ id: done, planned_end: at('21:00') },
		{ id: one, planned_end: at('17:00') },
		{ id: two, stageId: 4711 },
		{ id: two },
		{ id: three, planned_end: '2027-08-22T17:00:00+02:00' },
		{ id: four, planned_end: null },
	];
	const error = await app.refused(planCalls.ripple, 400, { body: { moves } });
	expect(Object.keys(error.fields ?? {}).sort()).toEqual([
		'moves.0.id',
		'moves.1.id',
		'moves.2.planned_end',
		'moves.3.stageId',
		'moves.4.id',
		'moves.5.planned_end',
		'moves.6.planned_end',
	]);
	await app.refused(planCalls.ripple, 403, { as: 'crew', body: { moves: [] } });
	await app.refused(planCalls.ripple, 400, { body: {} });
	await app.refused(planCalls.ripple, 400, { body: { moves: [], keep: ['loadin'] } });
});
