import { operationCalls } from '@crossload/contract';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

test('API-24 REL-80 health and readiness need no login', async () => {
	const { ask } = await testApp();
	expect(await ask(operationCalls.health, { as: null })).toEqual({ status: 'ok' });
	expect(await ask(operationCalls.ready, { as: null })).toEqual({ status: 'ready' });
});

test('AUTH-05 the login screen gets the festival’s name, and no logins outside of the demo', async () => {
	const { ask } = await testApp();
	expect(await ask(operationCalls.loginScreen, { as: null })).toEqual({ name: 'Test', demoLogins: [] });
});

test('REL-80 asking for readiness changes nothing', async () => {
	const { ask, database } = await testApp();
	const before = await database.revision.current();
	await ask(operationCalls.ready, { as: null });
	expect(await database.revision.current()).toBe(before);
});

test('REL-80 however often readiness is asked for, the disk is written to once a second at most', async () => {
	const { ask, database } = await testApp();
	const transactions = vi.spyOn(database.db, 'transaction');
	await Promise.all(Array.from({ length: 20 }, () => ask(operationCalls.ready, { as: null })));
	expect(transactions).toHaveBeenCalledTimes(1);
});
