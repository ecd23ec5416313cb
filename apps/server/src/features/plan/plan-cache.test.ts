import { acceptanceCalls, activityCalls, planCalls } from '@crossload/contract';
import { estimates, FindingsIndex, type Instant, PlanIndex, RelationsIndex } from '@crossload/domain';
import { expect, test } from 'vitest';
import { readConsistently, runUnitOfWork, type Work } from '../../db/work.ts';
import { RandomWrites } from '../../live/testing/random-writes.ts';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { at } from '../../testing/times.ts';
import { withLapses } from './acceptance.service.ts';
import { findPlan } from './plan.store.ts';
import { type PlanAt, PlanCache } from './plan-cache.ts';

const WRITES = 150;

/** Everything that responses show of a plan. */
function shown({ index, relations }: PlanAt, now: Instant) {
	return { findings: index.findings(), estimates: estimates(relations, now) };
}

/** What a plan shows that is read from scratch. */
async function shownFromScratch({ database, clock }: TestApp) {
	const plan = await readConsistently(database, findPlan);
	const relations = RelationsIndex.of(PlanIndex.of(plan));
	return shown({ index: FindingsIndex.of(plan), relations }, clock.now);
}

const shownBy = ({ database, clock }: TestApp, planCache: PlanCache) =>
	readConsistently(database, (db) => planCache.read(db, (plan) => shown(plan, clock.now)));

test.for([1, 2])(
	'CHK-23 RIP-08 after any writes the kept plan shows what one read from scratch shows, seed %i',
	async (seed) => {
		const app = await testApp();
		const writes = new RandomWrites(async (call, options) => {
			const { statusCode, body } = await app.request(call, options);
			return { status: statusCode, body: body === '' ? null : JSON.parse(body) };
		}, seed);
		const planCache = new PlanCache();
		for (let write = 0; write < WRITES; write++) {
			await writes.write();
			// Several changes at once now and then.
			if (write % 3 === 1) continue;
			expect(await shownBy(app, planCache)).toEqual(await shownFromScratch(app));
		}
	},
);

test('CHK-23 readers at one time receive the same, and what was read before a change is not kept for after it', async () => {
	const app = await testApp();
	const { one } = await shortChangeover(app);
	const planCache = new PlanCache();
	await shownBy(app, planCache);
	await app.ask(activityCalls.update, { id: one, body: { planned_end: at('19:10') } });
	const all = await Promise.all([1, 2, 3].map(() => shownBy(app, planCache)));
	expect(all).toEqual(Array(3).fill(await shownFromScratch(app)));
});

test('CHK-20 a write that fails after its acceptances were looked at leaves the kept plan as it was', async () => {
	const app = await testApp();
	const { two, key } = await shortChangeover(app);
	await app.ask(acceptanceCalls.accept, { id: key, body: {} });
	const planCache = new PlanCache();
	const before = await shownBy(app, planCache);
	const activity = await app.ask(activityCalls.get, { id: two });
	const moved = { ...activity, planned_start: at('19:40') };
	const move = async (work: Work) => {
		await work.trx.updateTable('activity').set({ planned_start: moved.planned_start }).where('id', '=', two).execute();
		work.record({ entity: 'activity', id: two, before: activity, after: moved });
	};
	const failing = runUnitOfWork(app.database, { actor: null, at: app.clock.now }, async (work) => {
		await withLapses(planCache)(work, move);
		throw new Error('after all');
	});
	await expect(failing).rejects.toThrow('after all');
	expect(await shownBy(app, planCache)).toEqual(before);
	expect(await shownFromScratch(app)).toEqual(before);
	expect(await app.ask(planCalls.findings)).toMatchObject([{ key, accepted: { note: null } }]);
});

/** Two shows 15 minutes apart on a stage that needs 30 between them. */
async function shortChangeover(app: TestApp) {
	const make = makerOf(app);
	const stageId = await make.stage({ name: 'Plaza' });
	const show = async (name: string, from: string, to: string) => {
		const planned = { planned_start: at(from), planned_end: at(to) };
		const bandId = await make.band({ name, stage: stageId });
		return await make.activity({ activityTypeId: 'show', bandId, stageId, ...planned });
	};
	const [one, two] = [await show('Nova', '18:00', '19:00'), await show('Moth', '19:15', '20:15')];
	return { one, two, key: `changeover-short:${one}-${two}` };
}
