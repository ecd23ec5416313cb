import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Fields, LENGTHS, Text } from './primitives.ts';
import { Password, User } from './user.ts';

export const Login = Fields({ name: Text(LENGTHS.name), password: Password });
export type Login = Static<typeof Login>;

/** One's own new password, and the one that it replaces. */
export const OwnPasswordUpdate = Fields({ current: Password, password: Password });
export type OwnPasswordUpdate = Static<typeof OwnPasswordUpdate>;

/** A token and whom it belongs to. */
const SignedIn = Type.Object({ token: Type.String(), user: User });

const call = callsOf('Session');

export const sessionCalls = {
	login: call({
		method: 'POST',
		path: '/auth/login',
		access: 'public',
		summary: 'Sign in; the token goes into the Authorization header of every other call',
		body: Login,
		response: SignedIn,
		errors: [429],
	}),
	renew: call({
		method: 'POST',
		path: '/auth/renew',
		access: 'signed-in',
		summary: 'A token of the same login that ends later, at most 14 days after the password was given',
		response: SignedIn,
	}),
	logout: call({
		method: 'POST',
		path: '/auth/logout',
		access: 'signed-in',
		summary: 'End this login and all its tokens; other logins of the user go on',
	}),
	me: call({
		method: 'GET',
		path: '/auth/me',
		access: 'signed-in',
		summary: 'The user whom the token belongs to',
		response: User,
	}),
	changePassword: call({
		method: 'PUT',
		path: '/me/password',
		access: 'signed-in',
		summary: "Change one's own password: this login goes on, other logins of the user end",
		body: OwnPasswordUpdate,
		errors: [403, 429],
	}),
};
