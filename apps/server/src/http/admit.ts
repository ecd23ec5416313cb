import type { Call } from '@crossload/contract';
import { holds } from '@crossload/domain';
import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { Forbidden } from './refusals.ts';
import type { Authenticate, Session } from './session.ts';

/**
 * Lets a request through to a call, or refuses with Unauthorized or Forbidden, whatever else is wrong with it (API-10).
 * Without a promise where none is needed: every request passes here.
 */
export function admission({ access }: Call, authenticate: Authenticate) {
	return (request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void => {
		if (access === 'public') {
			done();
			return;
		}
		const enter = (session: Session) => {
			request.session = session;
			const mayEnter = access === 'signed-in' || access.some((right) => holds(session.user.permissions, right));
			done(mayEnter ? undefined : new Forbidden('Your role does not allow this.'));
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
