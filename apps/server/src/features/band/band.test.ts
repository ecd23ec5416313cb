import { bandCalls, personCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

test('BAND-10 API-02 a band is added as the form sends it, and is not here yet', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	const mia = await make.person({ name: 'Mia', tel: '+41 79 555 00 02' });
	const body = {
		name: 'Nova',
		stage,
		touringParty: '8',
		notes: 'Two risers\nand a fan',
		production: { id: mia, name: 'whatever the form showed' },
	};
	const response = await app.request(bandCalls.create, { body });
	expect(response.statusCode).toBe(201);
	expect(await app.ask(bandCalls.get, { id: response.json().id })).toMatchObject({
		name: 'Nova',
		status: 'not_here',
		stage: { id: stage, name: 'Plaza' },
		touringParty: '8',
		notes: 'Two risers\nand a fan',
		production: { id: mia, name: 'Mia', tel: '+41 79 555 00 02' },
	});
});

test('BAND-10 API-11 a changed band is returned as it is now', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const production = { id: await make.person({ name: 'Mia' }) };
	const id = await make.band({ name: 'Nova', production });
	const vehicle = await make.vehicle(id);
	const stage = await make.stage({ name: 'Annex' });
	const changed = await app.ask(bandCalls.update, { id, body: { name: 'Nova Trio', stage, production: null } });
	expect(changed).toMatchObject({
		id,
		name: 'Nova Trio',
		stage: { id: stage, name: 'Annex' },
		production: null,
		vehicles: [{ id: vehicle, band: { id, name: 'Nova Trio' } }],
		version: 2,
	});
	expect(await app.ask(bandCalls.get, { id })).toEqual(changed);
});

test('BAND-10 a band shows its production under the name and number that the person has now', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const mia = await make.person({ name: 'Mia' });
	const id = await make.band({ production: { id: mia } });
	await app.ask(personCalls.update, { id: mia, body: { name: 'Mia B.', tel: null } });
	expect(await app.ask(bandCalls.get, { id })).toMatchObject({ production: { id: mia, name: 'Mia B.', tel: null } });
});

test('API-15 names of bands may repeat', async () => {
	const app = await testApp();
	const make = makerOf(app);
	await make.band({ name: 'Nova' });
	await make.band({ name: 'Nova' });
	expect(await app.ask(bandCalls.list)).toMatchObject([{ name: 'Nova' }, { name: 'Nova' }]);
});

test('API-05 BAND-10 no stage, a stage that does not exist and a production that does not are named by their fields', async () => {
	const app = await testApp();
	const stage = await makerOf(app).stage();
	const missing = await app.refused(bandCalls.create, 400, { body: {} });
	expect(missing.fields).toEqual({ name: 'Required', stage: 'Required' });
	const body = { name: 'Nova', stage: 901, production: { id: 902 } };
	const fields = { stage: 'There is no stage with id 901', 'production.id': 'There is no person with id 902' };
	expect((await app.refused(bandCalls.create, 400, { body })).fields).toEqual(fields);
	const { id } = await app.ask(bandCalls.create, { body: { name: 'Nova', stage } });
	expect((await app.refused(bandCalls.update, 400, { id, body })).fields).toEqual(fields);
	const shapeless = await app.refused(bandCalls.update, 400, { id, body: { production: {} } });
	expect(shapeless.fields).toEqual({ 'production.id': 'Required' });
	expect(await app.ask(bandCalls.list)).toMatchObject([{ version: 1, stage: { id: stage } }]);
});
