import type { FastifyReply, FastifyRequest } from 'fastify';
import { latestRevision } from '../db/change-log.store.ts';
import { readConsistently } from '../db/work.ts';
import { sessionOf } from './authorize.ts';
import { sendReady } from './ready-response.ts';
import { redactorFor } from './redaction.ts';
import { inputOf } from './request-input.ts';
import { wholeResponse } from './response-cache.ts';
import type { Route } from './route.ts';
import type { RouteDependencies } from './route-dependencies.ts';

/** Responds to a reading call by reading the database each time. */
export function uncachedReadHandler(
	{ call, read }: Extract<Route, { kind: 'uncached-read' }>,
	{ database }: Pick<RouteDependencies, 'database'>,
) {
	const redactor = redactorFor(call.response);
	return async (request: FastifyRequest, reply: FastifyReply) => {
		const { id: userId, permissions } = sessionOf(request).user;
		const { id, code, key, query } = inputOf(request);
		const [value, revision] = await readConsistently(database, async (db) => [
			await read(db, { id, code, key, query, userId, permissions }),
			await latestRevision(db),
		]);
		const json = JSON.stringify(redactor.redact(value, permissions));
		return sendReady(request, reply, {
			response: wholeResponse({ json, level: redactor.level(permissions) }),
			revision,
		});
	};
}
