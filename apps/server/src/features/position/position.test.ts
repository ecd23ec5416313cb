import { activityCalls, bandCalls, positionCalls, vehicleCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

test('POS-05 API-02 a position is added and changed as the form sends it', async () => {
	const app = await testApp();
	const response = await app.request(positionCalls.create, { body: { name: 'Dock', slug: 'dock', tag: 'SA' } });
	expect(response.statusCode).toBe(201);
	const { id } = response.json();
	const body = { name: 'Dock 1', slug: 'Dock-1', tag: 'Sonstige' };
	expect(await app.ask(positionCalls.update, { id, body })).toEqual({ id });
	expect(await app.ask(positionCalls.get, { id })).toMatchObject({ id, ...body, version: 2 });
});

test('POS-05 name, slug and tag are required, and a tag is one of three', async () => {
	const app = await testApp();
	const missing = await app.refused(positionCalls.create, 400, { body: {} });
	expect(missing.fields).toEqual({ name: 'Required', slug: 'Required', tag: 'Required' });
	const body = { name: 'Dock', slug: 'dock' };
	for (const tag of ['geo', 'Other', '', null]) {
		const error = await app.refused(positionCalls.create, 400, { body: { ...body, tag } });
		expect(Object.keys(error.fields ?? {})).toEqual(['tag']);
	}
	expect(await app.ask(positionCalls.list)).toEqual([]);
});

test('API-15 a slug is taken whatever the case, on POST and PUT; names may repeat', async () => {
	const app = await testApp();
	const make = makerOf(app);
	await make.position({ name: 'Dock', slug: 'Dock-Ä' });
	const other = await make.position({ name: 'Dock', slug: 'other' });
	const body = { name: 'Dock', slug: 'dOCK-ä', tag: 'GEO' };
	const post = await app.refused(positionCalls.create, 409, { body });
	const put = await app.refused(positionCalls.update, 409, { id: other, body });
	expect([post.fields, put.fields]).toEqual([{ slug: 'Taken already' }, { slug: 'Taken already' }]);
	expect(post.message).toBe('The slug dOCK-ä belongs to Dock already.');
	expect(await app.ask(positionCalls.update, { id: other, body: { slug: 'OTHER' } })).toEqual({ id: other });
});

test('API-15 of two positions that are added with one slug at once exactly one is taken', async () => {
	const app = await testApp();
	const body = { name: 'Dock', slug: 'dock', tag: 'GEO' };
	const responses = await Promise.all([1, 2, 3].map(() => app.request(positionCalls.create, { body })));
	expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
	expect(await app.ask(positionCalls.list)).toHaveLength(1);
});

test('POS-02 POS-04 the vehicles at a position go by band, then name, and all are listed', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const yard = await make.position({ name: 'Yard' });
	const zen = await make.band({ name: 'Zen' });
	const atlas = await make.band({ name: 'Atlas' });
	const vehicleIds: number[] = [];
	for (const name of ['Bus 10', 'Bus 2', 'Car', 'Van']) {
		vehicleIds.push(await make.vehicle(zen, { name }), await make.vehicle(atlas, { name }));
	}
	const id = await make.activity({ activityTypeId: 'parking', positionId: yard, vehicleIds });
	await app.ask(activityCalls.start, { id });
	const names = ({ vehicles }: { vehicles: { name: string; band: { name: string } }[] }) =>
		vehicles.map(({ name, band }) => `${band.name} ${name}`);
	const all = ['Bus 2', 'Bus 10', 'Car', 'Van'];
	const expected = [...all.map((name) => `Atlas ${name}`), ...all.map((name) => `Zen ${name}`)];
	const [listed] = await app.ask(positionCalls.listWithVehicles);
	expect(names(listed)).toEqual(expected);
	expect(names(await app.ask(positionCalls.get, { id: yard }))).toEqual(expected);
});

test('POS-04 a vehicle and a band that change their name show it at the position', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const position = await make.position();
	const band = await make.band();
	const vehicle = await make.vehicle(band);
	const id = await make.activity({ positionId: position, vehicleIds: [vehicle], bandId: band });
	await app.ask(activityCalls.start, { id });
	await app.ask(vehicleCalls.update, { id: vehicle, body: { name: 'Renamed', type: { id: 'shuttle' } } });
	await app.ask(bandCalls.update, { id: band, body: { name: 'New name' } });
	expect(await app.ask(positionCalls.get, { id: position })).toMatchObject({
		vehicles: [{ name: 'Renamed', band: { name: 'New name' }, type: { slug: 'SHU' } }],
		activities: [{ band: { name: 'New name' }, vehicles: [{ name: 'Renamed' }] }],
	});
});

test('RIGHTS position:write neither lead nor crew adds, changes or removes a position', async () => {
	const app = await testApp();
	const id = await makerOf(app).position({ name: 'Dock' });
	for (const as of ['lead', 'crew'] as const) {
		await app.refused(positionCalls.create, 403, { as, body: { name: 'Mine', slug: 'mine', tag: 'GEO' } });
		await app.refused(positionCalls.update, 403, { as, id, body: { name: 'Mine' } });
		await app.refused(positionCalls.remove, 403, { as, id });
	}
	expect(await app.ask(positionCalls.list)).toMatchObject([{ name: 'Dock', version: 1 }]);
});
