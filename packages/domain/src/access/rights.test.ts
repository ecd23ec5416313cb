import { describe, expect, test } from 'vitest';
import { holds, KNOWN_ROLES, managesUsers, RIGHTS, rightsOf } from './rights.ts';

/** The RIGHTS table of the checklist, role by role in its own words, so that a slip in the code shows. */
const TABLE = [
	['festival:read', { admin: true, lead: true, crew: true }],
	['phone:read', { admin: true, lead: true, crew: false }],
	['person:read', { admin: true, lead: true, crew: false }],
	['activity:write', { admin: true, lead: true, crew: false }],
	['activity:operate', { admin: true, lead: true, crew: false }],
	['activity:remove', { admin: true, lead: false, crew: false }],
	['band:status', { admin: true, lead: true, crew: false }],
	['band:write', { admin: true, lead: false, crew: false }],
	['vehicle:write', { admin: true, lead: false, crew: false }],
	['position:write', { admin: true, lead: false, crew: false }],
	['function:assign', { admin: true, lead: true, crew: false }],
	['history:read', { admin: true, lead: true, crew: false }],
	['stage:write', { admin: true, lead: false, crew: false }],
	['person:write', { admin: true, lead: false, crew: false }],
	['function:write', { admin: true, lead: false, crew: false }],
	['user:write', { admin: true, lead: false, crew: false }],
	['import', { admin: true, lead: false, crew: false }],
	['share:write', { admin: true, lead: false, crew: false }],
] as const;

const UNKNOWN_ROLES = [
	'runner',
	'security',
	'Admin',
	'LEAD',
	' admin',
	'administrator',
	'',
	'__proto__',
	'constructor',
];

describe('rights', () => {
	test('AUTH-08 the table names every right there is, each once', () => {
		expect(TABLE.map(([right]) => right).toSorted()).toEqual([...RIGHTS].toSorted());
	});

	test.each(TABLE)('AUTH-08 %s: %j', (right, { admin, lead, crew }) => {
		expect(holds(rightsOf('admin'), right)).toBe(admin);
		expect(holds(rightsOf('lead'), right)).toBe(lead);
		expect(holds(rightsOf('crew'), right)).toBe(crew);
	});

	test.each(UNKNOWN_ROLES)("AUTH-08 the role %j has exactly crew's rights", (role) => {
		expect(rightsOf(role)).toEqual(['festival:read']);
	});

	test('AUTH-08 no role gives a right twice', () => {
		expect(KNOWN_ROLES.map((role) => new Set(rightsOf(role)).size)).toEqual(
			KNOWN_ROLES.map((role) => rightsOf(role).length),
		);
	});

	test('API-22 the screen offers admin, lead and crew', () => {
		expect(KNOWN_ROLES).toEqual(['admin', 'lead', 'crew']);
	});

	test('AUTH-08 who holds nothing may do nothing, and a word that is no right gives none', () => {
		expect(RIGHTS.filter((right) => holds([], right))).toEqual([]);
		expect(RIGHTS.filter((right) => holds(['admin', 'festival', 'festival:READ'], right))).toEqual([]);
	});

	test.each([
		['admin', true],
		['lead', false],
		['crew', false],
		['runner', false],
	])('ADM-02 the role %s manages users: %s', (role, expected) => {
		expect(managesUsers(role)).toBe(expected);
	});
});
