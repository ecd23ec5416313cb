/** Every right there is (SPEC.md section 6, CHECKLIST RIGHTS). Server and screens decide from these, never from roles. */
export const RIGHTS = [
	'festival:read',
	'phone:read',
	'person:read',
	'activity:write',
	'activity:operate',
	'activity:remove',
	'band:status',
	'band:write',
	'vehicle:write',
	'position:write',
	'function:assign',
	'history:read',
	'stage:write',
	'person:write',
	'function:write',
	'user:write',
	'import',
	'share:write',
] as const;

export type Right = (typeof RIGHTS)[number];

/** What every role has that is neither admin nor lead: crew, and any word an admin makes up. */
const CREW_RIGHTS: readonly Right[] = ['festival:read'];

const LEAD_RIGHTS: readonly Right[] = [
	...CREW_RIGHTS,
	'phone:read',
	'person:read',
	'activity:write',
	'activity:operate',
	'band:status',
	'function:assign',
	'history:read',
];

const RIGHTS_BY_ROLE: ReadonlyMap<string, readonly Right[]> = new Map([
	['admin', RIGHTS],
	['lead', LEAD_RIGHTS],
	['crew', CREW_RIGHTS],
]);

/** The roles that the users screen offers besides those already in use. */
export const KNOWN_ROLES = ['admin', 'lead', 'crew'] as const;

/** The rights a role gives; a role nobody knows gives exactly crew's (CHECKLIST AUTH-08). */
export function rightsOf(role: string): readonly Right[] {
	return RIGHTS_BY_ROLE.get(role) ?? CREW_RIGHTS;
}

/** Whether someone who holds `permissions` may do what the right covers. */
export function holds(permissions: readonly string[], right: Right): boolean {
	return permissions.includes(right);
}

/** Whether a role can manage users: the last such user can be neither removed nor demoted (CHECKLIST ADM-02). */
export function managesUsers(role: string): boolean {
	return rightsOf(role).includes('user:write');
}
