import { expect, test } from 'vitest';
import { offeredRoles, passwordFault, roleFault } from './user-rules.ts';

test.each([
	['', 'Required'],
	['abc', 'Min 4 characters'],
	['🎪🎪', 'Min 4 characters'],
	['abcd', null],
])('ADM-01 password %j: %s', (password, fault) => {
	expect(passwordFault(password)).toBe(fault);
});

test.each([
	['', 'Required'],
	['stage hand', 'A word of up to 40 letters, digits, _ or -'],
	['x'.repeat(41), 'A word of up to 40 letters, digits, _ or -'],
	['runner_2-b', null],
])('API-22 role %j: %s', (role, fault) => {
	expect(roleFault(role)).toBe(fault);
});

test('API-22 admin, lead, crew and the roles already in use are offered, each once', () => {
	const user = { id: 1, name: 'a', permissions: [], version: 1 };
	const users = ['crew', 'runner', 'admin', 'runner'].map((role) => ({ ...user, role }));
	expect(offeredRoles(users)).toEqual(['admin', 'lead', 'crew', 'runner']);
});
