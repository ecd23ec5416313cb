import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Fields, Id, LENGTHS, Nullable, OptionalText, RequiredText, SAYS, Version } from './primitives.ts';

/** Groups a person can be in (SPEC.md section 9). */
export const PERSON_GROUPS = ['Team', 'Production', 'Driver', 'Misc'] as const;
export type PersonGroup = (typeof PERSON_GROUPS)[number];

const anyGroup = PERSON_GROUPS.join('|');

/** Groups travel as one comma-joined string, both ways (CHECKLIST ADM-04). */
const SentGroups = Type.String({
	maxLength: 100,
	[SAYS]: `must be groups joined by commas, of ${PERSON_GROUPS.join(', ')}`,
	pattern: `^(\\s*(${anyGroup})\\s*(,\\s*(${anyGroup})\\s*)*)?$`,
});

export const Person = Type.Object({
	id: Id,
	name: Type.String(),
	tel: Nullable(Type.String()),
	group: Type.String(),
	version: Version,
});
export type Person = Static<typeof Person>;

const writeFields = { tel: OptionalText(LENGTHS.tel), group: Type.Optional(Nullable(SentGroups)) };

export const PersonCreate = Fields({ name: RequiredText(LENGTHS.name), ...writeFields });
export type PersonCreate = Static<typeof PersonCreate>;

export const PersonUpdate = Fields({
	name: Type.Optional(RequiredText(LENGTHS.name)),
	...writeFields,
	version: Type.Optional(Version),
});
export type PersonUpdate = Static<typeof PersonUpdate>;

/** The groups of a person, in the order of {@link PERSON_GROUPS}. */
export function groupsOf({ group }: { readonly group: string | null }): PersonGroup[] {
	const named = (group ?? '').split(',').map((word) => word.trim());
	return PERSON_GROUPS.filter((known) => named.includes(known));
}

const call = callsOf('Persons');

export const personCalls = {
	list: call({
		method: 'GET',
		path: '/persons',
		access: ['person:read'],
		summary: 'All persons, by name',
		response: Type.Array(Person),
	}),
	team: call({
		method: 'GET',
		path: '/persons/Team',
		access: ['person:read'],
		summary: 'Persons of the group Team, by name',
		response: Type.Array(Person),
	}),
	production: call({
		method: 'GET',
		path: '/persons/Production',
		access: ['person:read'],
		summary: 'Persons of the group Production, by name',
		response: Type.Array(Type.Object({ id: Id, name: Type.String(), tel: Nullable(Type.String()) })),
	}),
	create: call({
		method: 'POST',
		path: '/persons',
		access: ['person:write'],
		summary: 'Add a person',
		body: PersonCreate,
		response: Person,
	}),
	update: call({
		method: 'PUT',
		path: '/persons/{id}',
		access: ['person:write'],
		summary: 'Change a person',
		body: PersonUpdate,
		response: Person,
	}),
	remove: call({
		method: 'DELETE',
		path: '/persons/{id}',
		access: ['person:write'],
		summary: 'Remove a person who is no production and no function’s member',
	}),
};
