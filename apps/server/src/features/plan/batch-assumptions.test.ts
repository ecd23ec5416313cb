import { activityCalls, planCalls, templateCalls } from '@crossload/contract';
import { templateAssumptions } from '@crossload/domain';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const { batch } = planCalls;
const ADDED = 'Someone else has added some of these meanwhile. Nothing was written.';
const PLANNED = { planned_start: '2026-08-22T18:00:00+02:00', planned_end: '2026-08-22T19:00:00+02:00' };
const loadIn = (bandId: number) => ({ activityTypeId: 'loadin', bandId, ...PLANNED });
const atMost = (bandId: number, count: number) => ({ activityTypeId: 'loadin', bandId, atMost: count });

async function bandWithShow({ make }: { make: ReturnType<typeof makerOf> }): Promise<number> {
	const stageId = await make.stage();
	const bandId = await make.band({ stage: stageId });
	await make.activity({ activityTypeId: 'show', bandId, stageId });
	return bandId;
}

/** A batch that applies a template to bands, as a screen sends it after its preview. */
async function applying(app: TestApp, bandIds: readonly number[]) {
	const [{ id, steps }] = await app.ask(templateCalls.list);
	const preview = await app.ask(templateCalls.preview, { id, body: { bandIds } });
	return { create: preview.create, assumes: templateAssumptions(preview, steps) };
}

async function loadInsOf(app: TestApp, bandId: number): Promise<number[]> {
	const all = await app.ask(activityCalls.list);
	return all
		.filter((activity: { band: { id: number } }) => activity.band.id === bandId)
		.filter((activity: { activityType: { id: string } }) => activity.activityType.id === 'loadin')
		.map(({ id }: { id: number }) => id);
}

test('TPL-03 PLAN-11 of two users who apply a template at once one makes it, the other is told what is there', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const bands = [await bandWithShow({ make }), await bandWithShow({ make })];
	const [one, other] = [await applying(app, bands), await applying(app, bands)];
	expect(one.create.length).toBeGreaterThan(bands.length);
	expect(other).toEqual(one);
	const responses = await Promise.all([
		app.request(batch, { body: one }),
		app.request(batch, { as: 'lead', body: other }),
	]);
	responses.sort((a, b) => a.statusCode - b.statusCode);
	expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 409]);
	const [won, lost] = responses.map((response) => response.json());
	expect(lost.message).toBe(ADDED);
	expect(lost.overtaken).toHaveLength(won.activities.length);
	expect(lost.overtaken).toEqual(
		expect.arrayContaining(won.activities.map((activity: { id: number }) => ({ id: activity.id, activity }))),
	);
	expect(await app.ask(activityCalls.list)).toHaveLength(bands.length + won.activities.length);
	expect(await app.database.revision.current()).toBe(won.revision);
	expect((await applying(app, bands)).create).toEqual([]);
});

test('TPL-03 who applies a template twice makes it once, whether pressed again or sent again', async () => {
	const app = await testApp();
	const body = await applying(app, [await bandWithShow({ make: makerOf(app) })]);
	const headers = { 'idempotency-key': 'applied' };
	const first = await app.ask(batch, { headers, body });
	expect(await app.ask(batch, { headers, body })).toEqual(first);
	expect((await app.refused(batch, 409, { body })).message).toBe(ADDED);
	expect(await app.ask(activityCalls.list)).toHaveLength(1 + first.activities.length);
});

test('TPL-02 PLAN-10 a batch is written where its bands have no more than it assumes; what is cancelled does not count', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const [bandId, elsewhere] = [await make.band(), await make.band()];
	const second = { create: [loadIn(bandId)], assumes: [atMost(bandId, 1)] };
	await app.ask(batch, { body: { create: [loadIn(bandId), loadIn(elsewhere), loadIn(elsewhere)] } });
	const { activities } = await app.ask(batch, { body: second });
	expect(await loadInsOf(app, bandId)).toHaveLength(2);
	const error = await app.refused(batch, 409, { body: second });
	const overtaken = error.overtaken as { id: number }[];
	expect(overtaken.map(({ id }) => id).sort()).toEqual((await loadInsOf(app, bandId)).sort());
	await app.ask(activityCalls.cancel, { id: activities[0].id });
	await app.ask(batch, { body: second });
	await app.ask(batch, { body: { create: [loadIn(bandId)] } });
	expect(await loadInsOf(app, bandId)).toHaveLength(4);
});

test('PLAN-11 what is assumed is checked as the rest of a batch is, and is nothing to do by itself', async () => {
	const app = await testApp();
	const bandId = await makerOf(app).band();
	const faulty = await app.refused(batch, 400, { body: { create: [loadIn(bandId)], assumes: [atMost(bandId, -1)] } });
	expect(Object.keys(faulty.fields ?? {})).toEqual(['assumes.0.atMost']);
	const alone = await app.refused(batch, 400, { body: { assumes: [atMost(bandId, 0)] } });
	expect(alone.message).toBe('There is nothing to do.');
	const { activities } = await app.ask(batch, { body: { create: [loadIn(bandId)] } });
	const { id } = activities[0];
	const body = { update: [{ id, version: 7, info: 'A' }], create: [loadIn(bandId)], assumes: [atMost(bandId, 0)] };
	const { overtaken } = await app.refused(batch, 409, { body });
	expect(overtaken).toEqual([{ id, activity: activities[0] }]);
});
