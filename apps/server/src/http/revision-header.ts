import type { IncomingHttpHeaders } from 'node:http';
import { REVISION_HEADER } from '@crossload/contract';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Database } from '../db/database.ts';

/** The highest revision that the reader was told, by this server or another on the same database; 0 if none is said. */
export function toldRevision(headers: IncomingHttpHeaders): number {
	const told = headers[REVISION_HEADER];
	return typeof told === 'string' && /^\d{1,15}$/.test(told) ? Number(told) : 0;
}

/** Before anything else: what the reader has been told is known here too. Costs nothing where it is, which is nearly always. */
export function catchUp({ revision }: Database) {
	return ({ headers }: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void => {
		const told = toldRevision(headers);
		const known = told === 0 ? 0 : revision.current();
		if (typeof known === 'number' && known >= told) {
			done();
			return;
		}
		Promise.resolve(known)
			.then(() => revision.catchUp(told))
			.then(() => done(), done);
	};
}

/**
 * Tells with an answer that is not kept what this node knows by now, which is what the answer shows or later. Where the
 * database cannot be asked the answer goes without: what it says has been done is done.
 */
export function tellRevision(reply: FastifyReply, { revision }: Database): void {
	try {
		const known = revision.current();
		if (typeof known === 'number') reply.header(REVISION_HEADER, known);
	} catch {
		reply.removeHeader(REVISION_HEADER);
	}
}
