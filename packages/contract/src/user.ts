import { RIGHTS } from '@crossload/domain';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { call } from './call.ts';
import { Fields, Id, LENGTHS, RequiredText, SAYS, Secret, Text, Version } from './primitives.ts';

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
const Password = Secret(LENGTHS.password);

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

export const Login = Fields({ name: Text(LENGTHS.name), password: Password });
export type Login = Static<typeof Login>;

/** One's own new password, and the one that it replaces. */
export const OwnPasswordUpdate = Fields({ current: Password, password: Password });
export type OwnPasswordUpdate = Static<typeof OwnPasswordUpdate>;

/** A token and whom it belongs to. */
const SignedIn = Type.Object({ token: Type.String(), user: User });

const sessionTag = 'Session';

export const sessionCalls = {
	login: call({
		method: 'POST',
		path: '/auth/login',
		access: 'public',
		tag: sessionTag,
		summary: 'Sign in; the token goes into the Authorization header of every other call',
		body: Login,
		response: SignedIn,
		errors: [429],
	}),
	renew: call({
		method: 'POST',
		path: '/auth/renew',
		access: 'signed-in',
		tag: sessionTag,
		summary: 'A token of the same login that ends later, at most 14 days after the password was given',
		response: SignedIn,
	}),
	logout: call({
		method: 'POST',
		path: '/auth/logout',
		access: 'signed-in',
		tag: sessionTag,
		summary: 'End this login and all its tokens; other logins of the user go on',
	}),
	me: call({
		method: 'GET',
		path: '/auth/me',
		access: 'signed-in',
		tag: sessionTag,
		summary: 'The user whom the token belongs to',
		response: User,
	}),
	changePassword: call({
		method: 'PUT',
		path: '/me/password',
		access: 'signed-in',
		tag: sessionTag,
		summary: "Change one's own password: this login goes on, other logins of the user end",
		body: OwnPasswordUpdate,
		errors: [403, 429],
	}),
};

const tag = 'Users';

export const userCalls = {
	list: call({
		method: 'GET',
		path: '/users',
		access: ['user:write'],
		tag,
		summary: 'All users, by name',
		response: Type.Object({ data: Type.Array(User) }),
	}),
	create: call({
		method: 'POST',
		path: '/users',
		access: ['user:write'],
		tag,
		summary: 'Add a user',
		body: UserCreate,
		response: User,
	}),
	update: call({
		method: 'PUT',
		path: '/user/{id}',
		access: ['user:write'],
		tag,
		summary: 'Rename a user or give another role, which ends their sessions',
		body: UserUpdate,
		response: User,
	}),
	setPassword: call({
		method: 'PUT',
		path: '/user/pw/{id}',
		access: ['user:write'],
		tag,
		summary: 'Give a user a new password, which ends their sessions',
		body: PasswordUpdate,
	}),
	remove: call({
		method: 'DELETE',
		path: '/user/{id}',
		access: ['user:write'],
		tag,
		summary: 'Remove a user; the last one who manages users stays',
	}),
};
