import { changeCalls, noteCalls, sessionCalls, stageCalls } from '@crossload/contract';
import { MINUTE } from '@crossload/domain';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';

test('PLAN-15 a note says who noted what, when and about what, and everyone reads it', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const [stageId, positionId] = [await make.stage({ name: 'Plaza' }), await make.position({ name: 'Dock' })];
	const bandId = await make.band({ name: 'Wolf Ink', stage: stageId });
	const body = { text: 'Rain, Plaza stops 19:40', stageId, positionId, bandId };
	const made = await app.ask(noteCalls.create, { as: 'lead', body });
	const { id: lead } = await app.ask(sessionCalls.me, { as: 'lead' });
	expect(made).toEqual({
		id: expect.any(Number),
		at: '2026-08-22T17:30:00+02:00',
		actor: { id: lead, name: 'lead' },
		text: 'Rain, Plaza stops 19:40',
		stage: expect.objectContaining({ id: stageId, name: 'Plaza' }),
		position: { id: positionId, name: 'Dock' },
		band: { id: bandId, name: 'Wolf Ink' },
	});
	expect(await app.ask(noteCalls.list, { as: 'crew' })).toEqual([made]);
	await app.refused(noteCalls.create, 403, { as: 'crew', body });
});

test('PLAN-15 notes come latest first, and since a time that one included', async () => {
	const app = await testApp();
	for (const text of ['one', 'two', 'three']) {
		await app.ask(noteCalls.create, { body: { text } });
		app.clock.now += MINUTE;
	}
	const textsOf = async (query?: Record<string, string>) =>
		(await app.ask(noteCalls.list, query && { query })).map(({ text }: { text: string }) => text);
	expect(await textsOf()).toEqual(['three', 'two', 'one']);
	expect(await textsOf({ since: '2026-08-22T17:31:00+02:00' })).toEqual(['three', 'two']);
	expect(await textsOf({ since: '2026-08-22T15:31:00Z' })).toEqual(['three', 'two']);
	await app.refused(noteCalls.list, 400, { query: { since: 'yesterday' } });
});

test.for([
	['text', {}],
	['text', { text: ' ' }],
	['text', { text: 'x'.repeat(10_001) }],
	['stageId', { text: 'x', stageId: 987_654 }],
	['positionId', { text: 'x', positionId: 987_654 }],
	['bandId', { text: 'x', bandId: 987_654 }],
] as const)('PLAN-15 API-05 a note with a wrong %s is refused: %j', async ([field, body]) => {
	const error = await (await testApp()).refused(noteCalls.create, 400, { body });
	expect(Object.keys(error.fields ?? {})).toEqual([field]);
});

test('PLAN-15 PLAN-12 a note stands among the changes, is taken back by undo and comes back as it was', async () => {
	const app = await testApp();
	const made = await app.ask(noteCalls.create, { as: 'lead', body: { text: 'Rain' } });
	const [{ revision, entries }] = await app.ask(changeCalls.list);
	expect(entries).toMatchObject([{ entity: 'note', id: made.id, name: 'Rain', action: 'create' }]);
	expect(entries[0].changes).toContainEqual({ field: 'at', before: null, after: made.at });
	const undone = await app.ask(changeCalls.undo, { as: 'lead', id: revision });
	expect(await app.ask(noteCalls.list)).toEqual([]);
	app.clock.now += MINUTE;
	await app.ask(changeCalls.undo, { as: 'lead', id: undone.revision });
	expect(await app.ask(noteCalls.list)).toEqual([made]);
});

test('PLAN-15 a note holds nothing back, and says nothing of what is gone', async () => {
	const app = await testApp();
	const stageId = await makerOf(app).stage();
	await app.ask(noteCalls.create, { body: { text: 'Rain', stageId } });
	await app.ask(stageCalls.remove, { id: stageId });
	expect(await app.ask(noteCalls.list)).toMatchObject([{ text: 'Rain', stage: null }]);
});
