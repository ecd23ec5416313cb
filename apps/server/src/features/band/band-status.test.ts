import { bandCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

test('BAND-09 both readings of a status are taken, and the first is returned', async () => {
	const app = await testApp();
	const id = await makerOf(app).band();
	const returned: Record<string, string> = {};
	for (const status of ['here', 'on_place', 'load_in', 'load_out_done', 'not_here', 'gone']) {
		returned[status] = (await app.ask(bandCalls.update, { as: 'lead', id, body: { status } })).status;
	}
	expect(returned).toEqual({
		not_here: 'not_here',
		here: 'here',
		on_place: 'here',
		load_in: 'load_in',
		gone: 'gone',
		load_out_done: 'gone',
	});
	expect(await app.ask(bandCalls.list)).toMatchObject([{ status: 'gone' }]);
});

test('BAND-09 any status follows any other, the same one too', async () => {
	const app = await testApp();
	const id = await makerOf(app).band();
	for (const status of ['gone', 'not_here', 'not_here', 'load_in', 'here']) {
		expect(await app.ask(bandCalls.update, { id, body: { status } })).toMatchObject({ status });
	}
});

test('BAND-09 a word that is no status is refused', async () => {
	const app = await testApp();
	const id = await makerOf(app).band();
	for (const status of ['away', 'Here', '', null, 1]) {
		const error = await app.refused(bandCalls.update, 400, { id, body: { status } });
		expect(error.fields).toHaveProperty('status');
	}
	expect(await app.ask(bandCalls.get, { id })).toMatchObject({ status: 'not_here', version: 1 });
});

test('RIGHTS band:status lead sends the status alone, or with the version', async () => {
	const app = await testApp();
	const id = await makerOf(app).band({ name: 'Nova' });
	const here = await app.ask(bandCalls.update, { as: 'lead', id, body: { status: 'here' } });
	expect(here).toMatchObject({ name: 'Nova', status: 'here', version: 2 });
	const body = { status: 'load_in', version: 2 };
	expect(await app.ask(bandCalls.update, { as: 'lead', id, body })).toMatchObject({ status: 'load_in', version: 3 });
	await app.refused(bandCalls.update, 409, { as: 'lead', id, body });
});

test('RIGHTS API-10 lead who sends more than the status is refused, whatever the rest is like', async () => {
	const app = await testApp();
	const id = await makerOf(app).band({ name: 'Nova' });
	const before = await app.ask(bandCalls.get, { id });
	const more = [
		{ name: 'Other' },
		{ status: 'here', name: 'Other' },
		{ status: 'here', notes: null },
		{ status: 'nonsense', name: 7 },
		{ stage: 'none' },
		{ version: 'old', production: 1 },
	];
	for (const body of more) {
		await app.refused(bandCalls.update, 403, { as: 'lead', id, body });
		await app.refused(bandCalls.update, 403, { as: 'lead', id: 999, body });
	}
	expect(await app.ask(bandCalls.get, { id })).toEqual(before);
});

test('RIGHTS band:status crew changes nothing of a band', async () => {
	const app = await testApp();
	const id = await makerOf(app).band();
	await app.refused(bandCalls.update, 403, { as: 'crew', id, body: { status: 'here' } });
	await app.refused(bandCalls.update, 403, { as: 'crew', id, body: {} });
	await app.refused(bandCalls.update, 401, { as: null, id, body: { status: 'here' } });
	expect(await app.ask(bandCalls.get, { id })).toMatchObject({ status: 'not_here', version: 1 });
});
