import {
	activityCalls,
	bandCalls,
	type Call,
	personCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	vehicleCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { testApp } from '../testing/test-app.ts';

type Maker = ReturnType<typeof makerOf>;

/** An entity that nothing uses, and how to remove it. */
interface Removable {
	readonly what: string;
	readonly make: (make: Maker) => Promise<number>;
	readonly remove: Call;
	readonly list: Call;
}

const REMOVABLE: Removable[] = [
	{ what: 'a band', make: (make) => make.band(), remove: bandCalls.remove, list: bandCalls.list },
	{
		what: 'a vehicle',
		make: async (make) => make.vehicle(await make.band()),
		remove: vehicleCalls.remove,
		list: vehicleCalls.list,
	},
	{ what: 'a position', make: (make) => make.position(), remove: positionCalls.remove, list: positionCalls.list },
	{ what: 'an activity', make: (make) => make.activity(), remove: activityCalls.remove, list: activityCalls.list },
	{ what: 'a stage', make: (make) => make.stage(), remove: stageCalls.remove, list: stageCalls.list },
	{ what: 'a person', make: (make) => make.person(), remove: personCalls.remove, list: personCalls.list },
	{
		what: 'a function',
		make: (make) => make.teamFunction(),
		remove: teamFunctionCalls.remove,
		list: teamFunctionCalls.list,
	},
];

test.for(REMOVABLE)('API-10 removing $what gets 204, removing it again 404', async ({ make, remove, list }) => {
	const app = await testApp();
	const id = await make(makerOf(app));
	expect(await app.ask(list)).toHaveLength(1);
	const response = await app.request(remove, { id });
	expect([response.statusCode, response.body]).toEqual([204, '']);
	expect(await app.ask(list)).toEqual([]);
	const error = await app.refused(remove, 404, { id });
	expect(error.message).toMatch(/does not exist/);
});

test.for(REMOVABLE)('API-05 the id of $what is never given again once removed', async ({ make, remove }) => {
	const app = await testApp();
	const maker = makerOf(app);
	const id = await make(maker);
	await app.ask(remove, { id });
	expect(await make(maker)).toBeGreaterThan(id);
});

test('API-05 a single band, vehicle, position, activity and history that does not exist gets 404', async () => {
	const { refused } = await testApp();
	for (const get of [bandCalls.get, vehicleCalls.get, positionCalls.get, activityCalls.get, activityCalls.history]) {
		const error = await refused(get, 404, { id: 999 });
		expect(error).toMatchObject({ statusCode: 404, error: 'Not Found' });
		expect(error.message).toMatch(/does not exist/);
	}
});

test('ADM-07 a stage with bands and activities stays, and both are counted', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	await make.band({ stage });
	await make.band({ stage });
	await make.activity({ stageId: stage });
	const error = await app.refused(stageCalls.remove, 409, { id: stage });
	expect(error.message).toBe('The stage Plaza is in use by 2 bands and 1 activity.');
	expect(await app.ask(stageCalls.list)).toHaveLength(1);
});

test('ADM-07 a stage that activities alone name stays', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	await make.activity({ stageId: stage });
	const show = await make.activity({ activityTypeId: 'show', stageId: stage });
	const error = await app.refused(stageCalls.remove, 409, { id: stage });
	expect(error.message).toBe('The stage Plaza is in use by 2 activities.');
	expect(await app.ask(activityCalls.get, { id: show })).toMatchObject({ stage: { id: stage } });
});

test('ADM-03 ADM-07 a production and a member of a function stays until nothing uses them', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const person = await make.person({ name: 'Mia' });
	const band = await make.band({ production: { id: person } });
	const lights = await make.teamFunction();
	await app.ask(teamFunctionCalls.assign, { id: lights, body: { personIds: [person] } });
	const both = await app.refused(personCalls.remove, 409, { id: person });
	expect(both.message).toBe('Mia is in use by 1 band and 1 function.');
	await app.ask(bandCalls.update, { id: band, body: { production: null } });
	const one = await app.refused(personCalls.remove, 409, { id: person });
	expect(one.message).toBe('Mia is in use by 1 function.');
	await app.ask(teamFunctionCalls.assign, { id: lights, body: { personIds: [] } });
	await app.ask(personCalls.remove, { id: person });
	expect(await app.ask(personCalls.list)).toEqual([]);
});

test('ADM-06 ADM-07 a function with members stays with them', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const lights = await make.teamFunction({ name: 'Lights' });
	const personIds = [await make.person(), await make.person()];
	await app.ask(teamFunctionCalls.assign, { id: lights, body: { personIds } });
	const error = await app.refused(teamFunctionCalls.remove, 409, { id: lights });
	expect(error.message).toBe('The function Lights is in use by 2 members.');
	const [kept] = await app.ask(teamFunctionCalls.list);
	expect(kept.activeMembers).toHaveLength(2);
});

test('ADM-07 a position with activities stays, even when they are done', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const position = await make.position({ name: 'Dock' });
	const activity = await make.activity({ positionId: position });
	await app.ask(activityCalls.end, { id: activity });
	const error = await app.refused(positionCalls.remove, 409, { id: position });
	expect(error.message).toBe('The position Dock is in use by 1 activity.');
	expect(await app.ask(activityCalls.get, { id: activity })).toMatchObject({ position: { name: 'Dock' } });
});

test('ACT-08 removing an activity leaves its band, stage, position and vehicles', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band();
	const ids = { bandId: band, positionId: await make.position(), vehicleIds: [await make.vehicle(band)] };
	const id = await make.activity(ids);
	await app.refused(activityCalls.remove, 403, { as: 'lead', id });
	await app.ask(activityCalls.remove, { id });
	expect(await app.ask(bandCalls.list)).toMatchObject([{ id: band, activities: [] }]);
	expect(await app.ask(vehicleCalls.list)).toMatchObject([{ activities: [], position_status: 'unknown' }]);
	expect(await app.ask(positionCalls.list)).toMatchObject([{ activities: [], vehicles: [] }]);
	expect(await app.ask(stageCalls.list)).toHaveLength(1);
});
