import { stageCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

test('API-11 ADM-05 a new stage is answered whole, black unless said otherwise', async () => {
	const { ask } = await testApp();
	const plaza = await ask(stageCalls.create, { body: { name: 'Plaza', color: '#c9b6f2' } });
	const black = await ask(stageCalls.create, { body: { name: 'Annex' } });
	expect(plaza).toEqual({ id: plaza.id, name: 'Plaza', color: '#c9b6f2', version: 1 });
	expect(black.color).toBe('#000000');
	expect(await ask(stageCalls.list)).toEqual([black, plaza]);
});

test('API-15 a stage name is taken whatever the case', async () => {
	const { ask, refused } = await testApp();
	await ask(stageCalls.create, { body: { name: 'Sitterbühne' } });
	const refusal = await refused(stageCalls.create, 409, { body: { name: 'SITTERBÜHNE' } });
	expect(refusal.fields).toHaveProperty('name');
});

test('ADM-07 a stage in use is not deleted, and what uses it is named', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	await make.band({ stage });
	const refusal = await app.refused(stageCalls.remove, 409, { id: stage });
	expect(refusal.message).toBe('The stage Plaza is in use by 1 band.');
	expect(await app.ask(stageCalls.list)).toHaveLength(1);
});
