import { personCalls, teamFunctionCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

test('ADM-06 API-11 a new function is returned whole, last unless said otherwise', async () => {
	const { ask, request } = await testApp();
	const response = await request(teamFunctionCalls.create, { body: { name: 'Lights' } });
	expect(response.statusCode).toBe(201);
	const lights = response.json();
	expect(lights).toEqual({
		id: lights.id,
		name: 'Lights',
		order: 1,
		radio: null,
		stageIds: [],
		types: [],
		activeMembers: [],
		version: 1,
	});
	const first = await ask(teamFunctionCalls.create, { body: { name: 'Sound', order: 0 } });
	const last = await ask(teamFunctionCalls.create, { body: { name: 'Gate' } });
	expect([first.order, last.order]).toEqual([0, 3]);
	expect(await ask(teamFunctionCalls.list)).toEqual([first, lights, last]);
});

test('ADM-06 API-11 a changed function is returned whole, its members with it', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const person = await make.person({ name: 'Mia' });
	const id = await make.teamFunction({ name: 'Lights', order: 4 });
	await app.ask(teamFunctionCalls.assign, { id, body: { personIds: [person] } });
	const changed = await app.ask(teamFunctionCalls.update, { id, body: { name: 'Light', order: 7 } });
	expect(changed).toMatchObject({ id, name: 'Light', order: 7, activeMembers: [{ id: person, name: 'Mia' }] });
	expect(await app.ask(teamFunctionCalls.list)).toEqual([changed]);
});

test('DASH-04 API-11 lead puts persons in charge, in the order as sent, each once', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const mia = await make.person({ name: 'Mia' });
	const ben = await make.person({ name: 'Ben', tel: null });
	const id = await make.teamFunction();
	const personIds = [ben, mia, ben];
	const assigned = await app.ask(teamFunctionCalls.assign, { as: 'lead', id, body: { personIds } });
	expect(assigned).toMatchObject({
		id,
		activeMembers: [
			{ id: ben, name: 'Ben', tel: null },
			{ id: mia, name: 'Mia', tel: '+41 79 555 00 01' },
		],
		version: 2,
	});
	expect(await app.ask(teamFunctionCalls.list)).toEqual([assigned]);
	const replaced = await app.ask(teamFunctionCalls.assign, { as: 'lead', id, body: { personIds: [ben] } });
	expect(replaced).toMatchObject({ activeMembers: [{ id: ben }], version: 3 });
	const nobody = await app.ask(teamFunctionCalls.assign, { as: 'lead', id, body: { personIds: [] } });
	expect(nobody).toMatchObject({ activeMembers: [], version: 4 });
});

test('DASH-03 a person is in charge of several functions, under the name they have now', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const mia = await make.person({ name: 'Mia' });
	for (const id of [await make.teamFunction(), await make.teamFunction()]) {
		await app.ask(teamFunctionCalls.assign, { id, body: { personIds: [mia] } });
	}
	await app.ask(personCalls.update, { id: mia, body: { name: 'Mia B.', tel: '+41 79 555 00 09' } });
	const member = { id: mia, name: 'Mia B.', tel: '+41 79 555 00 09' };
	expect(await app.ask(teamFunctionCalls.list)).toMatchObject([
		{ activeMembers: [member] },
		{ activeMembers: [member] },
	]);
});

test('API-05 persons who do not exist are named, and the members stay as they were', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const mia = await make.person();
	const id = await make.teamFunction();
	await app.ask(teamFunctionCalls.assign, { id, body: { personIds: [mia] } });
	const body = { personIds: [901, mia, 902] };
	const error = await app.refused(teamFunctionCalls.assign, 400, { id, body });
	expect(error.fields).toEqual({ personIds: 'There is no person with id 901, 902' });
	for (const personIds of [null, '1', [null], ['1'], undefined]) {
		await app.refused(teamFunctionCalls.assign, 400, { id, body: { personIds } });
	}
	expect(await app.ask(teamFunctionCalls.list)).toMatchObject([{ activeMembers: [{ id: mia }], version: 2 }]);
});

test('API-12 members sent from a stale version are refused with the present state', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const mia = await make.person();
	const id = await make.teamFunction({ name: 'Lights' });
	await app.ask(teamFunctionCalls.assign, { id, body: { personIds: [mia], version: 1 } });
	const error = await app.refused(teamFunctionCalls.assign, 409, { id, body: { personIds: [], version: 1 } });
	expect(error.current).toMatchObject({ id, activeMembers: [{ id: mia }], version: 2 });
	await app.ask(teamFunctionCalls.assign, { id, body: { personIds: [] } });
	expect(await app.ask(teamFunctionCalls.list)).toMatchObject([{ activeMembers: [], version: 3 }]);
});

test('ADM-06 an order is a whole number from 0', async () => {
	const { refused } = await testApp();
	for (const order of [-1, 1.5, '1', null, 1_000_001]) {
		const error = await refused(teamFunctionCalls.create, 400, { body: { name: 'Lights', order } });
		expect(Object.keys(error.fields ?? {})).toEqual(['order']);
	}
});

test('RIGHTS function:write function:assign crew assigns nobody, lead changes no function', async () => {
	const app = await testApp();
	const id = await makerOf(app).teamFunction({ name: 'Lights' });
	await app.refused(teamFunctionCalls.assign, 403, { as: 'crew', id, body: { personIds: [] } });
	for (const as of ['lead', 'crew'] as const) {
		await app.refused(teamFunctionCalls.create, 403, { as, body: { name: 'Sound' } });
		await app.refused(teamFunctionCalls.update, 403, { as, id, body: { name: 'Sound' } });
		await app.refused(teamFunctionCalls.remove, 403, { as, id });
	}
	expect(await app.ask(teamFunctionCalls.list, { as: 'crew' })).toMatchObject([{ name: 'Lights', version: 1 }]);
});
