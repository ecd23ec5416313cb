import { MAX_ID } from '@crossload/contract';
import type { FastifyRequest } from 'fastify';
import { NotFound, Unauthorized } from '../errors/domain-errors.ts';
import type { Input } from './route.ts';
import type { Session } from './session.ts';

/** The session of a request to a call that is not public. */
export function sessionOf({ session }: FastifyRequest): Session {
	if (!session) throw new Unauthorized('Please log in.');
	return session;
}

/** The call's input, its id read from the path. Throws NotFound for an id that nothing can have. */
export function inputOf(request: FastifyRequest): Input {
	const { code = '', key = '', ...ids } = request.params as Readonly<Record<string, string>>;
	const [id] = Object.values(ids);
	return { id: id === undefined ? 0 : idOf(id), code, key, body: request.body, query: request.query } as Input;
}

function idOf(text: string): number {
	const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
	if (id <= MAX_ID) return id;
	throw new NotFound('There is nothing with this id.');
}
