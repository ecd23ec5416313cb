import type { Call } from '@crossload/contract';
import { holds } from '@crossload/domain';
import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { Forbidden } from '../errors/domain-errors.ts';
import { isKeyed } from './idempotency.ts';
import type { Authenticate, Session } from './session.ts';

/**
 * Lets a request through to a call, or refuses with Unauthorized or Forbidden, whatever else is wrong with it (API-10).
 * Synchronous where possible: every request passes here.
 */
export function authorize(call: Call, authenticate: Authenticate) {
	return (request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void => {
		if (call.access === 'public') {
			done();
			return;
		}
		const enter = (session: Session) => {
			request.session = session;
			const forbidden = mayCall(call, session) ? null : new Forbidden('Your role does not allow this.');
			// The error to a keyed write is stored with its body, which is not read yet.
			const isRemembered = call.method !== 'GET' && isKeyed(request);
			if (isRemembered) request.forbidden = forbidden;
			done(isRemembered || forbidden === null ? undefined : forbidden);
		};
		try {
			const session = authenticate(request.headers.authorization);
			if (session instanceof Promise) session.then(enter, done);
			else enter(session);
		} catch (error) {
			done(error as Error);
		}
	};
}

/** Whether someone signed in may make the call. */
export function mayCall({ access }: Call, { user }: Session): boolean {
	return typeof access === 'string' || access.some((right) => holds(user.permissions, right));
}
