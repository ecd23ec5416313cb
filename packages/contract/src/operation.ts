import type { Static } from 'typebox';
import * as Type from 'typebox';
import { call } from './call.ts';
import { Nullable } from './primitives.ts';

/** What the login screen may know before anyone signs in. Logins are told in demo mode only. */
export const Festival = Type.Object({
	name: Nullable(Type.String()),
	demoLogins: Type.Array(Type.Object({ name: Type.String(), password: Type.String(), role: Type.String() })),
});
export type Festival = Static<typeof Festival>;

const tag = 'Operation';
const Status = Type.Object({ status: Type.String() });

export const operationCalls = {
	festival: call({
		method: 'GET',
		path: '/festival',
		access: 'public',
		tag,
		summary: 'Name of the festival and, in demo mode, the logins to try',
		answer: Festival,
	}),
	health: call({
		method: 'GET',
		path: '/health',
		access: 'public',
		tag,
		summary: 'Whether the process is alive',
		answer: Status,
	}),
	ready: call({
		method: 'GET',
		path: '/ready',
		access: 'public',
		tag,
		summary: 'Whether the database can be read and written; 503 when not',
		answer: Status,
	}),
};
