import { type Alert, activityCalls, alertCalls, bandCalls, changeCalls, stageCalls } from '@crossload/contract';
import { DEFAULT_ALERT_SETTINGS, festivalTimeOf, HOUR, later, MINUTE } from '@crossload/domain';
import { describe, expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { SATURDAY_EVENING, type TestApp, testApp } from '../../testing/test-app.ts';
import { PlanCache } from '../plan/plan-cache.ts';
import { AlertRaiser } from './raise-alerts.ts';

const at = (minutes: number) => festivalTimeOf(later(SATURDAY_EVENING, minutes * MINUTE));
const keysOf = (alerts: readonly Alert[]) => alerts.map(({ kind, activities }) => `${kind}:${activities.join('-')}`);

/** Plaza has a show at 17:30, on which the clock stands; `look` is what every node does once a minute. */
async function festivalWithShow() {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	const band = await make.band({ name: 'Wolf Ink' });
	const times = { planned_start: at(0), planned_end: at(60) };
	const show = await make.activity({ activityTypeId: 'show', bandId: band, stageId: stage, ...times });
	const raiser = new AlertRaiser({ database: app.database, clock: () => app.clock.now, plan: new PlanCache() });
	const alertsAt = async (minutes: number) => {
		app.clock.now = later(SATURDAY_EVENING, minutes * MINUTE);
		await raiser.update();
		return (await app.ask(alertCalls.list, { as: 'crew' })) as Alert[];
	};
	return { ...app, make, stage, band, show, alertsAt };
}

describe('raising', () => {
	test('ALRT-02 an alert is raised once its moment has come, and ends by itself', async () => {
		const app = await festivalWithShow();
		expect(await app.alertsAt(4)).toEqual([]);
		const raised = {
			id: 1,
			kind: 'late-show',
			since: at(5),
			until: null,
			activities: [app.show],
			stage: { id: app.stage, name: 'Plaza', color: expect.any(String) },
			position: null,
			band: { id: app.band, name: 'Wolf Ink' },
			vehicle: null,
			text: 'Show Wolf Ink has not started: it was planned for Sa 17:30.',
			taken: null,
		};
		expect(await app.alertsAt(5)).toEqual([raised]);
		expect(await app.alertsAt(6)).toEqual([raised]);
		await app.ask(activityCalls.start, { id: app.show });
		expect(await app.alertsAt(7)).toEqual([]);
		expect(await app.ask(alertCalls.history, { as: 'lead' })).toEqual([{ ...raised, until: at(7) }]);
	});

	test('ALRT-02 a restart and further nodes raise nothing twice, and end what they did not raise', async () => {
		const app = await festivalWithShow();
		const [before] = await app.alertsAt(5);
		const others = [1, 2].map(
			() => new AlertRaiser({ database: app.database, clock: () => app.clock.now, plan: new PlanCache() }),
		);
		await Promise.all(others.map((other) => other.update()));
		expect(await app.ask(alertCalls.history)).toEqual([before]);
		await app.ask(activityCalls.start, { id: app.show });
		await Promise.all(others.map((other) => other.update()));
		expect(await app.ask(alertCalls.list)).toEqual([]);
	});

	test('ALRT-08 a cause that comes back within ten minutes goes on, later it is a new alert', async () => {
		const app = await festivalWithShow();
		const [before] = await app.alertsAt(5);
		await app.ask(alertCalls.changeSettings, { body: { 'late-show': null } });
		expect(await app.alertsAt(6)).toEqual([]);
		await app.ask(alertCalls.changeSettings, { body: { 'late-show': 5 } });
		expect(await app.alertsAt(16)).toEqual([before]);
		await app.ask(alertCalls.changeSettings, { body: { 'late-show': null } });
		expect(await app.alertsAt(17)).toEqual([]);
		await app.ask(alertCalls.changeSettings, { body: { 'late-show': 5 } });
		expect(await app.alertsAt(28)).toMatchObject([{ id: 2, since: at(28) }]);
	});

	test('ALRT-02 whatever changes is followed row by row, with the same alerts as from scratch', async () => {
		const app = await festivalWithShow();
		await app.alertsAt(20);
		const times = { planned_start: at(10), planned_end: at(40) };
		const other = await app.make.activity({ activityTypeId: 'show', bandId: app.band, stageId: app.stage, ...times });
		expect(keysOf(await app.alertsAt(21))).toContain(`late-show:${other}`);
		await app.ask(bandCalls.update, { id: app.band, body: { name: 'Mono' } });
		await app.ask(stageCalls.update, { id: app.stage, body: { changeover: 0, curfew: '18:00' } });
		await app.ask(activityCalls.remove, { id: other });
		const followed = await app.alertsAt(22);
		expect(followed.map(({ text }) => text)).toContain('Show Mono has not started: it was planned for Sa 17:30.');
		await new AlertRaiser({ database: app.database, clock: () => app.clock.now, plan: new PlanCache() }).update();
		expect(await app.ask(alertCalls.list)).toEqual(followed);
	});

	test('ALRT-07 an alert makes no revision and stands in no history of changes', async () => {
		const app = await festivalWithShow();
		const before = [await app.database.revision.current(), await app.ask(changeCalls.list)];
		const [alert] = await app.alertsAt(5);
		await app.ask(alertCalls.take, { id: alert?.id ?? 0 });
		expect([await app.database.revision.current(), await app.ask(changeCalls.list)]).toEqual(before);
	});
});

describe('taking', () => {
	const taken = { by: { id: expect.any(Number), name: 'lead' }, at: at(5) };

	test('ALRT-07 who takes an alert is seen by all; their own again changes nothing, another’s is refused', async () => {
		const app = await festivalWithShow();
		const id = (await app.alertsAt(5))[0]?.id ?? 0;
		expect(await app.ask(alertCalls.take, { as: 'lead', id })).toMatchObject({ id, taken });
		app.clock.now += 3 * MINUTE;
		expect(await app.ask(alertCalls.take, { as: 'lead', id })).toMatchObject({ id, taken });
		expect(await app.ask(alertCalls.list, { as: 'crew' })).toMatchObject([{ id, taken }]);
		const { message } = await app.refused(alertCalls.take, 409, { id });
		expect(message).toBe('lead has taken this alert already.');
	});

	test('ALRT-07 anyone who operates releases it; what nobody has taken is refused', async () => {
		const app = await festivalWithShow();
		const id = (await app.alertsAt(5))[0]?.id ?? 0;
		await app.refused(alertCalls.release, 409, { id });
		await app.ask(alertCalls.take, { as: 'lead', id });
		expect(await app.ask(alertCalls.release, { id })).toMatchObject({ id, taken: null });
		expect(await app.ask(alertCalls.take, { id })).toMatchObject({ taken: { by: { name: 'admin' } } });
	});

	test('ALRT-07 what has ended is taken and released no more, and what never was is not found', async () => {
		const app = await festivalWithShow();
		const id = (await app.alertsAt(5))[0]?.id ?? 0;
		await app.ask(activityCalls.start, { id: app.show });
		await app.alertsAt(6);
		for (const call of [alertCalls.take, alertCalls.release, alertCalls.settle]) {
			await app.refused(call, 409, { id });
			await app.refused(call, 404, { id: 4711 });
		}
	});
});

describe('unexpected', () => {
	const note = async (app: TestApp, body: object = {}) =>
		(await app.ask(alertCalls.create, { as: 'lead', body: { kind: 'unexpected', plate: 'ZH 1', ...body } })) as Alert;

	test('GATE-05 an unknown plate is noted for the office, and settled once', async () => {
		const app = await testApp();
		const positionId = await makerOf(app).position({ name: 'Gate' });
		const alert = await note(app, { text: 'Says he brings ice.', positionId });
		expect(alert).toMatchObject({
			kind: 'unexpected',
			since: at(0),
			until: null,
			position: { id: positionId, name: 'Gate' },
			text: 'ZH 1 is not expected at Gate. Says he brings ice.',
		});
		expect(await app.ask(alertCalls.list, { as: 'crew' })).toEqual([alert]);
		await new AlertRaiser({ database: app.database, clock: () => app.clock.now, plan: new PlanCache() }).update();
		app.clock.now += 2 * MINUTE;
		const settled = { ...alert, until: at(2) };
		expect(await app.ask(alertCalls.settle, { id: alert.id })).toEqual(settled);
		await app.refused(alertCalls.settle, 409, { id: alert.id });
		expect(await app.ask(alertCalls.list)).toEqual([]);
		expect(await app.ask(alertCalls.history)).toEqual([settled]);
	});

	test('GATE-05 any other kind ends by itself', async () => {
		const app = await festivalWithShow();
		const id = (await app.alertsAt(5))[0]?.id ?? 0;
		await app.refused(alertCalls.settle, 409, { id });
	});

	test.for([
		['kind', { kind: 'slack' }],
		['plate', { plate: ' ' }],
		['plate', { plate: 'x'.repeat(31) }],
		['positionId', { positionId: 4711 }],
	] as const)('GATE-05 a wrong %s is refused', async ([field, wrong]) => {
		const app = await testApp();
		const body = { kind: 'unexpected', plate: 'ZH 1', ...wrong };
		expect(Object.keys((await app.refused(alertCalls.create, 400, { body })).fields ?? {})).toEqual([field]);
	});

	test('ALRT-06 the history shows what was open at a time or raised after it, latest first', async () => {
		const app = await testApp({ tokenHours: 48 });
		const ended = await note(app);
		await app.ask(alertCalls.settle, { id: ended.id });
		const open = await note(app, { plate: 'ZH 2' });
		app.clock.now += HOUR;
		const latest = await note(app, { plate: 'ZH 3' });
		const history = async (since?: string) =>
			(await app.ask(alertCalls.history, since === undefined ? {} : { query: { since } })).map(({ id }: Alert) => id);
		expect(await history()).toEqual([latest.id, open.id, ended.id]);
		expect(await history(at(0))).toEqual([latest.id, open.id, ended.id]);
		expect(await history(at(1))).toEqual([latest.id, open.id]);
		app.clock.now += 24 * HOUR;
		expect(await history()).toEqual([latest.id, open.id]);
		await app.refused(alertCalls.history, 400, { query: { since: 'yesterday' } });
	});
});

describe('settings', () => {
	test('ALRT-07 they are those of the kinds until an admin changes some of them', async () => {
		const app = await testApp();
		expect(await app.ask(alertCalls.settings, { as: 'crew' })).toEqual(DEFAULT_ALERT_SETTINGS);
		const changed = { ...DEFAULT_ALERT_SETTINGS, slack: 0, free: null };
		expect(await app.ask(alertCalls.changeSettings, { body: { slack: 0, free: null } })).toEqual(changed);
		expect(await app.ask(alertCalls.changeSettings, { body: {} })).toEqual(changed);
		expect(await app.ask(alertCalls.settings, { as: 'lead' })).toEqual(changed);
	});

	test.for([-1, 1441, 1.5, '10'])('ALRT-07 %j minutes are refused', async (minutes) => {
		const app = await testApp();
		const error = await app.refused(alertCalls.changeSettings, 400, { body: { slack: 5, 'not-arrived': minutes } });
		expect(Object.keys(error.fields ?? {})).toEqual(['not-arrived']);
		expect(await app.ask(alertCalls.settings)).toEqual(DEFAULT_ALERT_SETTINGS);
	});
});
