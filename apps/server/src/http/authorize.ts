import {
	activityCalls,
	bandCalls,
	type Call,
	liveCall,
	operationCalls,
	planCalls,
	positionCalls,
	stageCalls,
	vehicleCalls,
} from '@crossload/contract';
import { holds } from '@crossload/domain';
import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { Forbidden, Unauthorized } from '../errors/domain-errors.ts';
import { isKeyed } from './idempotency.ts';
import type { Authenticate, Session } from './session.ts';

/** All that a display may call (ON-SITE.md, WALL-02); what it reads is filtered by its view. */
const DISPLAY_CALLS: readonly Call[] = [
	activityCalls.list,
	bandCalls.list,
	vehicleCalls.list,
	positionCalls.list,
	positionCalls.listWithVehicles,
	stageCalls.list,
	planCalls.estimates,
	planCalls.findings,
	operationCalls.festival,
	liveCall,
];

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
			const forbidden = mayCall(call, session)
				? null
				: new Forbidden(session.share ? 'This link does not allow this.' : 'Your role does not allow this.');
			// The error to a keyed write is stored with its body, which is not read yet.
			const isRemembered = call.method !== 'GET' && !session.share && isKeyed(request);
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

/** Whether a user or a share may make the call. */
export function mayCall(call: Call, { user, share }: Session): boolean {
	if (share) return share.kind === 'display' && DISPLAY_CALLS.includes(call);
	const { access } = call;
	return typeof access === 'string' || access.some((right) => holds(user.permissions, right));
}

/** The session of a request to a call that is not public. */
export function sessionOf({ session }: FastifyRequest): Session {
	if (!session) throw new Unauthorized('Please log in.');
	return session;
}
