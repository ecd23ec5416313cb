import { activityCalls } from '@crossload/contract';
import { FindingsIndex } from '@crossload/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConsistently, runUnitOfWork, type Work } from '../../db/work.ts';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { at } from '../../testing/times.ts';
import { storedTimes } from '../activity/stored-time.ts';
import { findPlan } from './plan.store.ts';
import { PlanCache } from './plan-cache.ts';

const NEVER = { start: null, end: null, cancelled: null };

/** Breaks a rule that is only looked at when all is committed. */
async function makeUncommittable({ trx }: Work): Promise<void> {
	await sql`pragma defer_foreign_keys = on`.execute(trx);
	await sql`insert into activity_vehicle (activity_id, vehicle_id, ordinal) values (404, 404, 0)`.execute(trx);
}

test('CHK-23 what was read of a write that shared its commit, and was not committed, is not kept', async () => {
	const app = await testApp();
	const { database, clock } = app;
	const make = makerOf(app);
	const stageId = await make.stage({ name: 'Plaza' });
	const show = async (name: string, from: string, to: string) => {
		const bandId = await make.band({ name, stage: stageId });
		const planned = { planned_start: at(from), planned_end: at(to) };
		return await make.activity({ activityTypeId: 'show', bandId, stageId, ...planned });
	};
	const [one] = [await show('Nova', '18:00', '19:00'), await show('Moth', '19:15', '20:15')];
	const planCache = new PlanCache();
	const findings = () => readConsistently(database, (db) => planCache.read(db, ({ index }) => index.findings().length));
	expect(await findings()).toBe(1);

	const by = { actor: null, at: clock.now };
	const move = runUnitOfWork(database, by, async ({ trx, record }) => {
		const early = storedTimes({ ...NEVER, planned_start: at('12:00'), planned_end: at('13:00') });
		await trx.updateTable('activity').set(early).where('id', '=', one).execute();
		record({ entity: 'activity', id: one, before: {}, after: {} });
	});
	const reading = runUnitOfWork(database, by, async (work) => {
		expect(await planCache.read(work.trx, ({ index }) => index.findings().length)).toBe(0);
		await makeUncommittable(work);
	});
	await expect(move).rejects.toThrow('FOREIGN KEY');
	await expect(reading).rejects.toThrow('FOREIGN KEY');
	planCache.forget();

	await app.ask(activityCalls.update, { id: one, body: { info: 'Confetti' } });
	const scratch = FindingsIndex.of(await readConsistently(database, findPlan));
	expect(scratch.findings()).toHaveLength(1);
	expect(await findings()).toBe(1);
});
