import { RIGHTS } from '@crossload/domain';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Fields, Id, LENGTHS, RequiredText, SAYS, Secret, Version } from './primitives.ts';

/** Someone who can sign in. `permissions` are the rights that the role gives (CHECKLIST AUTH-08). */
export const User = Type.Object({
	id: Id,
	name: Type.String(),
	role: Type.String(),
	permissions: Type.Array(Type.Enum(RIGHTS)),
	version: Version,
});
export type User = Static<typeof User>;

/** A role is any word of 1 to 40 letters, digits, _ or - (CHECKLIST API-22). */
export const ROLE_PATTERN = '^[A-Za-z0-9_-]{1,40}$';
export const Role = Type.String({ pattern: ROLE_PATTERN, [SAYS]: 'must be one word of letters, digits, _ or -' });

/** Least length is the server's setting CROSSLOAD_MIN_PASSWORD, 4 unless raised (SPEC.md section 9). */
export const Password = Secret(LENGTHS.password);

export const UserCreate = Fields({ name: RequiredText(LENGTHS.name), password: Password, role: Role });
export type UserCreate = Static<typeof UserCreate>;

export const UserUpdate = Fields({
	name: Type.Optional(RequiredText(LENGTHS.name)),
	role: Type.Optional(Role),
	version: Type.Optional(Version),
});
export type UserUpdate = Static<typeof UserUpdate>;

export const PasswordUpdate = Fields({ password: Password, version: Type.Optional(Version) });
export type PasswordUpdate = Static<typeof PasswordUpdate>;

const call = callsOf('Users');

export const userCalls = {
	list: call({
		method: 'GET',
		path: '/users',
		access: ['user:write'],
		summary: 'All users, by name',
		response: Type.Object({ data: Type.Array(User) }),
	}),
	create: call({
		method: 'POST',
		path: '/users',
		access: ['user:write'],
		summary: 'Add a user',
		body: UserCreate,
		response: User,
	}),
	update: call({
		method: 'PUT',
		path: '/user/{id}',
		access: ['user:write'],
		summary: 'Rename a user or give another role, which ends their sessions',
		body: UserUpdate,
		response: User,
	}),
	setPassword: call({
		method: 'PUT',
		path: '/user/pw/{id}',
		access: ['user:write'],
		summary: 'Give a user a new password, which ends their sessions',
		body: PasswordUpdate,
	}),
	remove: call({
		method: 'DELETE',
		path: '/user/{id}',
		access: ['user:write'],
		summary: 'Remove a user; the last one who manages users stays',
	}),
};
