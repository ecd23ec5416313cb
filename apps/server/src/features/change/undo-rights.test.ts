import {
	activityCalls,
	bandCalls,
	changeCalls,
	personCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	vehicleCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { undoing } from './testing/undoing.ts';

type Make = ReturnType<typeof makerOf>;

/** What an admin did, and who may take it back: crew may nothing. */
const TABLE: readonly (readonly [
	what: string,
	does: (app: TestApp, make: Make) => Promise<unknown>,
	lead: 201 | 403,
])[] = [
	['an activity was planned', (_app, make) => make.activity(), 403],
	[
		'an activity was changed',
		async ({ ask }, make) => ask(activityCalls.update, { id: await make.activity(), body: { info: 'x' } }),
		201,
	],
	['an activity was started', async ({ ask }, make) => ask(activityCalls.start, { id: await make.activity() }), 201],
	['an activity was removed', async ({ ask }, make) => ask(activityCalls.remove, { id: await make.activity() }), 201],
	[
		'a band’s status was set',
		async ({ ask }, make) => ask(bandCalls.update, { id: await make.band(), body: { status: 'here' } }),
		201,
	],
	[
		'a band was renamed',
		async ({ ask }, make) => ask(bandCalls.update, { id: await make.band(), body: { status: 'here', name: 'x' } }),
		403,
	],
	['a band was removed', async ({ ask }, make) => ask(bandCalls.remove, { id: await make.band() }), 403],
	['a vehicle was added', async (_app, make) => make.vehicle(await make.band()), 403],
	[
		'a vehicle left its activities and was removed',
		async ({ ask }, make) => {
			const vehicle = await make.vehicle(await make.band());
			await make.activity({ vehicleIds: [vehicle] });
			await ask(vehicleCalls.remove, { id: vehicle, query: { cascade: 'true' } });
		},
		403,
	],
	['a position was removed', async ({ ask }, make) => ask(positionCalls.remove, { id: await make.position() }), 403],
	[
		'a stage was changed',
		async ({ ask }, make) => ask(stageCalls.update, { id: await make.stage(), body: { name: 'x' } }),
		403,
	],
	[
		'a person was changed',
		async ({ ask }, make) => ask(personCalls.update, { id: await make.person(), body: { name: 'x' } }),
		403,
	],
	[
		'a function was renamed',
		async ({ ask }, make) => ask(teamFunctionCalls.update, { id: await make.teamFunction(), body: { name: 'x' } }),
		403,
	],
	[
		'members were assigned',
		async ({ ask }, make) =>
			ask(teamFunctionCalls.assign, { id: await make.teamFunction(), body: { personIds: [await make.person()] } }),
		201,
	],
	[
		'a function was removed',
		async ({ ask }, make) => ask(teamFunctionCalls.remove, { id: await make.teamFunction() }),
		403,
	],
];

test.for(TABLE)('PLAN-12 RIGHTS when %s, who may do the opposite by hand may take it back', async ([, does, lead]) => {
	const app = await testApp();
	await does(app, makerOf(app));
	const id = await undoing(app).last();
	await app.refused(changeCalls.undo, 403, { id, as: 'crew' });
	const [listed] = await app.ask(changeCalls.list, { as: 'lead' });
	expect(listed).toMatchObject({ revision: id, ...(lead === 403 && { undoable: false }) });
	expect('undoable' in listed).toBe(lead === 403);
	const response = await app.request(changeCalls.undo, { id, as: 'lead' });
	expect(response.statusCode, response.body).toBe(lead);
	expect(await undoing(app).last()).toBe(lead === 201 ? id + 1 : id);
	const last = await app.request(changeCalls.undo, { id: await undoing(app).last() });
	expect(last.statusCode, last.body).toBe(201);
});

test('PLAN-12 API-10 a missing right is reported before what stands in the way', async () => {
	const app = await testApp();
	const id = await makerOf(app).stage();
	const created = await undoing(app).last();
	await app.ask(stageCalls.update, { id, body: { name: 'Other' } });
	await app.refused(changeCalls.undo, 403, { id: created, as: 'lead' });
	await app.refused(changeCalls.undo, 409, { id: created });
});
