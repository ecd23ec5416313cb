import { acceptanceCalls, activityCalls, changeCalls, planCalls, sessionCalls, stageCalls } from '@crossload/contract';
import { MINUTE } from '@crossload/domain';
import { expect, test } from 'vitest';
import { liveServer } from '../../live/testing/live-server.ts';
import { makerOf } from '../../testing/festival.ts';
import { shareOf } from '../../testing/shares.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const at = (clock: string) => `2026-08-22T${clock}:00+02:00`;

/** Two shows 15 minutes apart on a stage that needs 30 between them. */
async function shortChangeover<App extends TestApp>(open: () => Promise<App>) {
	const app = await open();
	const make = makerOf(app);
	const stageId = await make.stage({ name: 'Plaza' });
	const show = async (name: string, from: string, to: string) => {
		const planned = { planned_start: at(from), planned_end: at(to) };
		return await make.activity({
			activityTypeId: 'show',
			bandId: await make.band({ name, stage: stageId }),
			stageId,
			...planned,
		});
	};
	const [one, two] = [await show('Nova', '18:00', '19:00'), await show('Moth', '19:15', '20:15')];
	return { app, make, stageId, one, two, key: `changeover-short:${one}-${two}` };
}

const acceptedIn = async (app: TestApp, key: string) =>
	(await app.ask(planCalls.findings)).find((finding: { key: string }) => finding.key === key)?.accepted;

const startAt = (app: TestApp, id: number, from: string) =>
	app.ask(activityCalls.update, { id, body: { planned_start: at(from) } });

const latest = async (app: TestApp) => (await app.ask(changeCalls.list, { query: { limit: '1' } }))[0];

test('CHK-20 who has accepted a finding, when and why stands in it, for everyone', async () => {
	const { app, key } = await shortChangeover(testApp);
	const [before] = await app.ask(planCalls.findings);
	const { id, name } = await app.ask(sessionCalls.me, { as: 'lead' });
	const accepted = await app.ask(acceptanceCalls.accept, { as: 'lead', id: key, body: { note: 'Shared backline' } });
	expect(accepted).toEqual({
		...before,
		accepted: { at: at('17:30'), by: { id, name }, note: 'Shared backline' },
	});
	expect(await app.ask(planCalls.findings, { as: 'crew' })).toEqual([accepted]);
	app.clock.now += MINUTE;
	await app.ask(acceptanceCalls.accept, { id: encodeURIComponent(key), body: {} });
	expect(await acceptedIn(app, key)).toMatchObject({ at: at('17:31'), by: { name: 'admin' }, note: null });
	expect((await app.request(acceptanceCalls.takeBack, { id: key })).statusCode).toBe(204);
	expect(await app.ask(planCalls.findings)).toEqual([before]);
	expect((await app.request(acceptanceCalls.takeBack, { id: key })).statusCode).toBe(204);
});

test.for(['changeover-short:1-987654', 'nothing', '%00', 'x'.repeat(500)])(
	'CHK-20 there is no finding %s',
	async (key) => {
		const { app } = await shortChangeover(testApp);
		await app.refused(acceptanceCalls.accept, 404, { id: key, body: { note: null } });
		await app.refused(acceptanceCalls.takeBack, 404, { id: key });
	},
);

test('CHK-20 a note has 10,000 letters at most, and crew accepts nothing', async () => {
	const { app, key } = await shortChangeover(testApp);
	const error = await app.refused(acceptanceCalls.accept, 400, { id: key, body: { note: 'x'.repeat(10_001) } });
	expect(Object.keys(error.fields ?? {})).toEqual(['note']);
	await app.ask(acceptanceCalls.accept, { id: key, body: { note: 'x'.repeat(10_000) } });
	await app.refused(acceptanceCalls.accept, 403, { as: 'crew', id: key, body: {} });
	await app.refused(acceptanceCalls.takeBack, 403, { as: 'crew', id: key });
});

test('CHK-20 it lapses with the write that makes the time longer, and stays so', async () => {
	const { app, two, key } = await shortChangeover(testApp);
	await app.ask(acceptanceCalls.accept, { id: key, body: {} });
	await startAt(app, two, '19:10');
	expect(await acceptedIn(app, key)).not.toBeNull();
	await startAt(app, two, '19:15');
	expect(await acceptedIn(app, key)).not.toBeNull();
	await startAt(app, two, '19:16');
	expect(await acceptedIn(app, key)).toBeNull();
	expect((await latest(app)).entries).toMatchObject([
		{ entity: 'activity', id: two, action: 'update' },
		{ entity: 'finding', id: key, action: 'delete' },
	]);
	await startAt(app, two, '19:15');
	expect(await acceptedIn(app, key)).toBeNull();
});

test.for([
	['a show moves', ({ app, two }) => startAt(app, two, '19:45'), ({ app, two }) => startAt(app, two, '19:15')],
	[
		'the stage needs less',
		({ app, stageId }) => app.ask(stageCalls.update, { id: stageId, body: { changeover: 5 } }),
		({ app, stageId }) => app.ask(stageCalls.update, { id: stageId, body: { changeover: 30 } }),
	],
	[
		'a show is cancelled in a batch',
		({ app, two }) => app.ask(planCalls.batch, { body: { update: [{ id: two, cancelled: true }] } }),
		({ app, two }) => app.ask(activityCalls.restore, { id: two }),
	],
] as const satisfies [string, ...((of: Awaited<ReturnType<typeof shortChangeover<TestApp>>>) => Promise<unknown>)[]][])(
	'CHK-20 it lapses when the finding goes, and stays so when it comes back: %s',
	async ([, goes, comesBack]) => {
		const plan = await shortChangeover(testApp);
		await plan.app.ask(acceptanceCalls.accept, { id: plan.key, body: {} });
		await goes(plan);
		expect(await acceptedIn(plan.app, plan.key)).toBeUndefined();
		await comesBack(plan);
		expect(await acceptedIn(plan.app, plan.key)).toBeNull();
	},
);

test('CHK-20 PLAN-12 PLAN-13 accepting stands among the changes under its key; undo and redo', async () => {
	const { app, key } = await shortChangeover(testApp);
	const accepted = await app.ask(acceptanceCalls.accept, { as: 'lead', id: key, body: { note: 'Fine' } });
	const { revision, entries } = await latest(app);
	expect(entries).toEqual([
		{ entity: 'finding', id: key, name: accepted.text, action: 'create', changes: expect.any(Array) },
	]);
	expect(entries[0].changes).toContainEqual({ field: 'note', before: null, after: 'Fine' });
	const undone = await app.ask(changeCalls.undo, { as: 'lead', id: revision });
	expect(await acceptedIn(app, key)).toBeNull();
	await app.ask(changeCalls.undo, { as: 'lead', id: undone.revision });
	expect(await app.ask(planCalls.findings)).toEqual([accepted]);
	await app.ask(acceptanceCalls.accept, { id: key, body: { note: 'Really' } });
	const { overtaken } = (await app.refused(changeCalls.undo, 409, { id: revision })) as { overtaken?: unknown };
	expect(overtaken).toEqual([{ entity: 'finding', id: key }]);
});

test('CHK-20 PLAN-12 undoing what made it lapse brings it back with the plan', async () => {
	const { app, two, key } = await shortChangeover(testApp);
	await app.ask(acceptanceCalls.accept, { id: key, body: {} });
	const accepted = await acceptedIn(app, key);
	await startAt(app, two, '19:20');
	await app.ask(changeCalls.undo, { id: (await latest(app)).revision });
	expect(await acceptedIn(app, key)).toEqual(accepted);
});

test('CHK-20 what was taken back and would come back by undo lapses at once where the time is longer now', async () => {
	const { app, two, key } = await shortChangeover(testApp);
	await app.ask(acceptanceCalls.accept, { id: key, body: {} });
	await app.request(acceptanceCalls.takeBack, { id: key });
	const { revision } = await latest(app);
	await startAt(app, two, '19:20');
	await app.ask(changeCalls.undo, { id: revision });
	expect(await acceptedIn(app, key)).toBeNull();
});

test('CHK-20 WALL-06 who has accepted a finding and why reaches no display', async () => {
	const { app, key } = await shortChangeover(testApp);
	await app.ask(acceptanceCalls.accept, { id: key, body: { note: 'Between us' } });
	const { token } = await shareOf(app);
	const [finding] = await app.ask(planCalls.findings, { token });
	expect(finding).toMatchObject({ key, accepted: null });
});

test('CHK-20 API-14 others see at once that a finding is accepted, and that this has lapsed', async () => {
	const { app, two, key } = await shortChangeover(liveServer);
	const live = await app.connected('crew');
	const accepted = await app.ask(acceptanceCalls.accept, { id: key, body: {} });
	await live.reach((await latest(app)).revision);
	await startAt(app, two, '19:20');
	await live.reach((await latest(app)).revision);
	const changes = live.events.flatMap(({ data }) => data.changes ?? []).filter(({ entity }) => entity === 'finding');
	expect(changes).toEqual([
		{ entity: 'finding', id: key, action: 'update', value: { id: key, ...accepted } },
		{
			entity: 'finding',
			id: key,
			action: 'update',
			value: { id: key, ...accepted, to: at('19:20'), text: expect.any(String), accepted: null },
		},
	]);
});
