import {
	changeCalls,
	positionCalls,
	sessionCalls,
	stageCalls,
	teamFunctionCalls,
	userCalls,
	watchCalls,
} from '@crossload/contract';
import { ALERT_KINDS } from '@crossload/domain';
import { expect, test } from 'vitest';
import { anotherApp } from '../../testing/another-app.ts';
import { makerOf } from '../../testing/festival.ts';
import { logIn, testApp } from '../../testing/test-app.ts';

const ALL = { stageIds: [], positionIds: [], functionIds: [], types: [] };
const AT_FIRST = { mine: ALL, kinds: ALERT_KINDS, quiet: null };

test('ALRT-07 at first everything concerns everyone, at any hour', async () => {
	const app = await testApp();
	for (const as of ['crew', 'lead', 'admin'] as const) {
		expect(await app.ask(watchCalls.get, { as })).toEqual(AT_FIRST);
	}
});

test('ALRT-07 MINE-01 what somebody chooses is theirs alone, is kept over a restart and changes in part', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stageIds = [await make.stage(), await make.stage()];
	const [positionId, functionId] = [await make.position(), await make.teamFunction()];
	const mine = { stageIds, positionIds: [positionId], functionIds: [functionId], types: ['arrival'] };
	const chosen = { mine, kinds: ['slack', 'curfew'], quiet: { from: '23:30', to: '06:00' } };
	expect(await app.ask(watchCalls.change, { as: 'crew', body: chosen })).toEqual(chosen);
	expect(await app.ask(watchCalls.get, { as: 'lead' })).toEqual(AT_FIRST);
	const body = { mine: { stageIds: stageIds.slice(1), types: [] }, quiet: null };
	const after = { mine: { ...mine, stageIds: stageIds.slice(1), types: [] }, kinds: ['slack', 'curfew'], quiet: null };
	expect(await app.ask(watchCalls.change, { as: 'crew', body })).toEqual(after);
	expect(await app.ask(watchCalls.change, { as: 'crew', body: {} })).toEqual(after);
	const restarted = await anotherApp(app);
	const headers = { authorization: `Bearer ${app.tokens.crew}` };
	expect((await restarted.inject({ url: '/api/me/watch', headers })).json()).toEqual(after);
});

test('ALRT-07 no kinds are none, and all of them in any order are all', async () => {
	const app = await testApp();
	expect(await app.ask(watchCalls.change, { body: { kinds: [] } })).toEqual({ ...AT_FIRST, kinds: [] });
	const kinds = [...ALERT_KINDS.toReversed(), 'free'];
	expect(await app.ask(watchCalls.change, { body: { kinds } })).toEqual(AT_FIRST);
	expect(await app.ask(watchCalls.get)).toEqual(AT_FIRST);
});

test('ALRT-07 what is removed leaves mine', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const [stage, kept, position] = [await make.stage(), await make.stage(), await make.position()];
	const functionId = await make.teamFunction();
	const mine = { stageIds: [stage, kept], positionIds: [position], functionIds: [functionId], types: ['show'] };
	await app.ask(watchCalls.change, { as: 'lead', body: { mine } });
	await app.ask(stageCalls.remove, { id: stage });
	await app.ask(positionCalls.remove, { id: position });
	await app.ask(teamFunctionCalls.remove, { id: functionId });
	const left = { stageIds: [kept], positionIds: [], functionIds: [], types: ['show'] };
	expect((await app.ask(watchCalls.get, { as: 'lead' })).mine).toEqual(left);
	const { mine: after } = await app.ask(watchCalls.change, { as: 'lead', body: { mine: { types: [] } } });
	expect(after).toEqual({ ...left, types: [] });
});

test.for([
	['mine.stageIds', { mine: { stageIds: [987_654] } }],
	['mine.positionIds', { mine: { positionIds: [987_654] } }],
	['mine.functionIds', { mine: { functionIds: [987_654] } }],
	['mine.types', { mine: { types: ['nap'] } }],
	['mine.stageIds', { mine: { stageIds: null } }],
	['kinds.0', { kinds: ['nap'] }],
	['kinds', { kinds: null }],
	['quiet.to', { quiet: { from: '23:30' } }],
	['quiet.from', { quiet: { from: '24:00', to: '06:00' } }],
] as const)('ALRT-07 API-05 a wrong %s is refused and changes nothing: %j', async ([field, body]) => {
	const app = await testApp();
	const error = await app.refused(watchCalls.change, 400, { as: 'crew', body });
	expect(Object.keys(error.fields ?? {})).toContain(field);
	expect(await app.ask(watchCalls.get, { as: 'crew' })).toEqual(AT_FIRST);
});

test('ALRT-07 a choice makes no revision, and goes with its user', async () => {
	const app = await testApp();
	await app.ask(userCalls.create, { body: { name: 'runner', password: 'runner', role: 'runner' } });
	const token = await logIn(app.app, 'runner');
	const { id } = await app.ask(sessionCalls.me, { token });
	const [before] = await app.ask(changeCalls.list);
	await app.ask(watchCalls.change, { token, body: { kinds: ['curfew'] } });
	const [after] = await app.ask(changeCalls.list);
	expect(after?.revision).toBe(before?.revision);
	await app.ask(userCalls.remove, { id });
	await app.refused(watchCalls.change, 401, { token, body: { kinds: [] } });
	expect(await app.database.db.selectFrom('watch').selectAll().execute()).toEqual([]);
});
