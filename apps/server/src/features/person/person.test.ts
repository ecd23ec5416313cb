import { personCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

test('ADM-03 API-11 a new person is returned whole', async () => {
	const { ask, request } = await testApp();
	const body = { name: 'Mia', tel: '+41 79 555 00 02', group: 'Team' };
	const response = await request(personCalls.create, { body });
	expect(response.statusCode).toBe(201);
	const mia = response.json();
	expect(mia).toEqual({ id: mia.id, ...body, version: 1 });
	expect(await ask(personCalls.list)).toEqual([mia]);
});

test('ADM-03 API-11 a changed person is returned whole', async () => {
	const app = await testApp();
	const id = await makerOf(app).person({ name: 'Mia', group: 'Team' });
	const body = { name: 'Mia B.', tel: '+41 79 555 00 09', group: 'Production,Misc' };
	const changed = await app.ask(personCalls.update, { id, body });
	expect(changed).toEqual({ id, ...body, version: 2 });
	expect(await app.ask(personCalls.list)).toEqual([changed]);
});

test('ADM-04 groups travel as one comma-joined string, both ways, each once', async () => {
	const { ask } = await testApp();
	const returned: Record<string, string> = {};
	for (const group of ['Team,Production,Driver,Misc', 'Driver,Team', 'Driver, Team', 'Misc,Misc', 'Production', '']) {
		returned[group] = (await ask(personCalls.create, { body: { name: 'Mia', group } })).group;
	}
	expect(returned).toEqual({
		'Team,Production,Driver,Misc': 'Team,Production,Driver,Misc',
		'Driver,Team': 'Team,Driver',
		'Driver, Team': 'Team,Driver',
		'Misc,Misc': 'Misc',
		Production: 'Production',
		'': '',
	});
});

test('ADM-04 null and "" clear the groups, absent keeps them', async () => {
	const app = await testApp();
	const id = await makerOf(app).person({ group: 'Team,Driver' });
	const put = (body: object) => app.ask(personCalls.update, { id, body });
	expect(await put({ name: 'Mia' })).toMatchObject({ group: 'Team,Driver' });
	expect(await put({ group: '' })).toMatchObject({ group: '' });
	expect(await put({ group: 'Misc' })).toMatchObject({ group: 'Misc' });
	expect(await put({ group: null })).toMatchObject({ group: '' });
	expect(await put({ group: 'Misc, Team,Misc' })).toMatchObject({ group: 'Team,Misc' });
});

test('ADM-04 a word that is no group is refused', async () => {
	const { ask, refused } = await testApp();
	for (const group of ['Boss', 'team', 'Team,', 'Team,,Driver', 'Team;Driver', ['Team'], 1]) {
		const error = await refused(personCalls.create, 400, { body: { name: 'Mia', group } });
		expect(Object.keys(error.fields ?? {})).toEqual(['group']);
	}
	expect(await ask(personCalls.list)).toEqual([]);
});

test('DASH-04 BAND-10 the lists of team and production hold those who are in that group', async () => {
	const app = await testApp();
	const make = makerOf(app);
	await make.person({ name: 'Both', group: 'Team,Production' });
	await make.person({ name: 'Driver', group: 'Driver' });
	await make.person({ name: 'Nobody' });
	await make.person({ name: 'Producer', group: 'Production', tel: null });
	await make.person({ name: 'Teammate', group: 'Misc,Team' });
	expect(await app.ask(personCalls.team, { as: 'lead' })).toMatchObject([
		{ name: 'Both', group: 'Team,Production' },
		{ name: 'Teammate', group: 'Team,Misc' },
	]);
	expect(await app.ask(personCalls.production, { as: 'lead' })).toEqual([
		{ id: expect.any(Number), name: 'Both', tel: '+41 79 555 00 01' },
		{ id: expect.any(Number), name: 'Producer', tel: null },
	]);
	expect(await app.ask(personCalls.list, { as: 'lead' })).toHaveLength(5);
});

test('RIGHTS person:read person:write crew reads no person, lead changes none', async () => {
	const app = await testApp();
	const id = await makerOf(app).person({ name: 'Mia' });
	for (const call of [personCalls.list, personCalls.team, personCalls.production]) {
		await app.refused(call, 403, { as: 'crew' });
	}
	for (const as of ['lead', 'crew'] as const) {
		await app.refused(personCalls.create, 403, { as, body: { name: 'Ben' } });
		await app.refused(personCalls.update, 403, { as, id, body: { name: 'Ben' } });
		await app.refused(personCalls.remove, 403, { as, id });
	}
	expect(await app.ask(personCalls.list)).toMatchObject([{ name: 'Mia', version: 1 }]);
});

test('API-05 ADM-04 a word that is no group is refused in words for people', async () => {
	const { refused } = await testApp();
	const error = await refused(personCalls.create, 400, { body: { name: 'Mia', group: 'Team,Pirate' } });
	expect(error.fields).toEqual({
		group: 'must be groups joined by commas, of Team, Production, Driver, Misc',
	});
});
