import type { Call } from '@crossload/contract';
import { holds } from '@crossload/domain';
import type { FastifyRequest } from 'fastify';
import { Forbidden } from './refusals.ts';
import type { Authenticate } from './session.ts';

/** Lets a request through to a call, or throws Unauthorized or Forbidden, whatever else is wrong with it (API-10). */
export async function admit({ access }: Call, request: FastifyRequest, authenticate: Authenticate): Promise<void> {
	if (access === 'public') return;
	const session = await authenticate(request.headers.authorization);
	request.session = session;
	if (access === 'signed-in') return;
	if (!access.some((right) => holds(session.user.permissions, right))) {
		throw new Forbidden('Your role does not allow this.');
	}
}
