import { alertCalls } from '@crossload/contract';
import { festivalTimeOf, later, MINUTE } from '@crossload/domain';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { openAgain } from '../../testing/postgres-nodes.ts';
import { SATURDAY_EVENING, testApp } from '../../testing/test-app.ts';
import { PlanCache } from '../plan/plan-cache.ts';
import { AlertRaiser } from './raise-alerts.ts';

const SHOWS = 8;

test('ALRT-02 on several nodes each alert is raised once', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const times = {
		planned_start: festivalTimeOf(SATURDAY_EVENING),
		planned_end: festivalTimeOf(later(SATURDAY_EVENING, 60 * MINUTE)),
	};
	for (let count = 0; count < SHOWS; count++) {
		await make.activity({ activityTypeId: 'show', bandId: await make.band(), stageId: await make.stage(), ...times });
	}
	app.clock.now += 5 * MINUTE;
	const nodes = await Promise.all([1, 2, 3].map(() => openAgain(app.database)));
	const clock = () => app.clock.now;
	await Promise.all(nodes.map((database) => new AlertRaiser({ database, clock, plan: new PlanCache() }).update()));
	const raised: { activities: number[] }[] = await app.ask(alertCalls.history);
	expect(raised).toHaveLength(SHOWS);
	expect(new Set(raised.map(({ activities }) => activities[0])).size).toBe(SHOWS);
});
