import type { IncomingHttpHeaders } from 'node:http';
import { REVISION_HEADER } from '@crossload/contract';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Database } from '../db/database.ts';

/** The highest revision that the client has seen, of this server or another on the same database; 0 if none is named. */
function minRevision(headers: IncomingHttpHeaders): number {
	const seen = headers[REVISION_HEADER];
	return typeof seen === 'string' && /^\d{1,15}$/.test(seen) ? Number(seen) : 0;
}

/** Waits until this node knows what the client has seen elsewhere. Costs nothing where it does, which is nearly always. */
export function awaitRevision({ revision }: Database) {
	return ({ headers }: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void => {
		const min = minRevision(headers);
		const known = min === 0 ? 0 : revision.current();
		if (typeof known === 'number' && known >= min) {
			done();
			return;
		}
		Promise.resolve(known)
			.then(() => revision.awaitRevision(min))
			.then(() => done(), done);
	};
}

/**
 * Names the revision that this node knows by now, which is what the response shows or later. Where the database cannot be
 * asked the response goes without the header: what it says has been done is done.
 */
export function setRevisionHeader(reply: FastifyReply, { revision }: Database): void {
	try {
		const known = revision.current();
		if (typeof known === 'number') reply.header(REVISION_HEADER, known);
	} catch {
		reply.removeHeader(REVISION_HEADER);
	}
}
