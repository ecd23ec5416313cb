import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Nullable, UtcOffset } from './primitives.ts';

/** The response header with the festival's offset from UTC: devices show times in it. */
export const OFFSET_HEADER = 'crossload-utc-offset';

/** The festival that this installation serves: its name, if it has one, and its one offset from UTC (CHECKLIST USE-05). */
export const Festival = Type.Object({ name: Nullable(Type.String()), offset: UtcOffset });
export type Festival = Static<typeof Festival>;

/** What the login screen may know before anyone signs in. Logins are listed in demo mode only. */
export const LoginScreen = Type.Object({
	name: Nullable(Type.String()),
	demoLogins: Type.Array(Type.Object({ name: Type.String(), password: Type.String(), role: Type.String() })),
});
export type LoginScreen = Static<typeof LoginScreen>;

const call = callsOf('Operation');
const Status = Type.Object({ status: Type.String() });

export const operationCalls = {
	festival: call({
		method: 'GET',
		path: '/festival',
		access: ['festival:read'],
		summary: 'Name of the festival and its offset from UTC',
		response: Festival,
	}),
	loginScreen: call({
		method: 'GET',
		path: '/login-screen',
		access: 'public',
		summary: 'Name of the festival and, in demo mode, the logins to try',
		response: LoginScreen,
	}),
	health: call({
		method: 'GET',
		path: '/health',
		access: 'public',
		summary: 'Whether the process is alive',
		response: Status,
	}),
	ready: call({
		method: 'GET',
		path: '/ready',
		access: 'public',
		summary: 'Whether the database can be read and written; 503 when not',
		response: Status,
	}),
};
