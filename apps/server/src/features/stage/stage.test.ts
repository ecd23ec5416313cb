import { activityCalls, bandCalls, stageCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

test('API-11 ADM-05 a new stage is returned whole, black unless said otherwise', async () => {
	const { ask } = await testApp();
	const plaza = await ask(stageCalls.create, { body: { name: 'Plaza', color: '#c9b6f2' } });
	const black = await ask(stageCalls.create, { body: { name: 'Annex' } });
	expect(plaza).toEqual({
		id: plaza.id,
		name: 'Plaza',
		color: '#c9b6f2',
		changeover: 30,
		curfew: null,
		version: 1,
	});
	expect(black.color).toBe('#000000');
	expect(await ask(stageCalls.list)).toEqual([black, plaza]);
});

test('API-15 a stage name is taken whatever the case', async () => {
	const { ask, refused } = await testApp();
	await ask(stageCalls.create, { body: { name: 'Sitterbühne' } });
	const error = await refused(stageCalls.create, 409, { body: { name: 'SITTERBÜHNE' } });
	expect(error.fields).toHaveProperty('name');
});

test('ADM-07 a stage in use is not deleted, and what uses it is named', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	await make.band({ stage });
	const error = await app.refused(stageCalls.remove, 409, { id: stage });
	expect(error.message).toBe('The stage Plaza is in use by 1 band.');
	expect(await app.ask(stageCalls.list)).toHaveLength(1);
});

test('ADM-05 API-11 a changed stage is returned whole, and everything on it shows the change', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const id = await make.stage({ name: 'Plaza' });
	const band = await make.band({ stage: id });
	const show = await make.activity({ activityTypeId: 'show', bandId: band, stageId: id });
	const changed = await app.ask(stageCalls.update, { id, body: { name: 'Piazza', color: '#c9b6f2' } });
	expect(changed).toEqual({ id, name: 'Piazza', color: '#c9b6f2', changeover: 30, curfew: null, version: 2 });
	const stage = { id, name: 'Piazza', color: '#c9b6f2' };
	expect((await app.ask(bandCalls.get, { id: band })).stage).toEqual(stage);
	expect((await app.ask(activityCalls.get, { id: show })).stage).toEqual(stage);
});

test('API-15 a stage is not renamed to a name that is taken, but may change the case of its own', async () => {
	const app = await testApp();
	const make = makerOf(app);
	await make.stage({ name: 'Plaza' });
	const annex = await make.stage({ name: 'Annex' });
	const error = await app.refused(stageCalls.update, 409, { id: annex, body: { name: 'pLAZA' } });
	expect(error.message).toBe('There is a stage named Plaza already.');
	expect(error.fields).toEqual({ name: 'Taken already' });
	expect(await app.ask(stageCalls.update, { id: annex, body: { name: 'ANNEX' } })).toMatchObject({ name: 'ANNEX' });
});

test('RIGHTS stage:write neither lead nor crew adds, changes or removes a stage', async () => {
	const app = await testApp();
	const id = await makerOf(app).stage({ name: 'Plaza' });
	for (const as of ['lead', 'crew'] as const) {
		await app.refused(stageCalls.create, 403, { as, body: { name: 'Annex' } });
		await app.refused(stageCalls.update, 403, { as, id, body: { name: 'Annex' } });
		await app.refused(stageCalls.remove, 403, { as, id });
	}
	expect(await app.ask(stageCalls.list, { as: 'crew' })).toMatchObject([{ name: 'Plaza', version: 1 }]);
});
