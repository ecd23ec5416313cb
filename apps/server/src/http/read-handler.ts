import type { FastifyReply, FastifyRequest } from 'fastify';
import { latestRevision } from '../db/change-log.store.ts';
import { readConsistently } from '../db/work.ts';
import { sessionOf } from './authorize.ts';
import { sendReady } from './ready-response.ts';
import { redactorFor } from './redaction.ts';
import { inputOf } from './request-input.ts';
import { keyOf, minuteOf, wholeResponse } from './response-cache.ts';
import type { Route } from './route.ts';
import type { RouteDependencies } from './route-dependencies.ts';

/** Responds to a reading call: at once from ready bytes where there are any, else by reading, once for all who ask. */
export function readHandler(
	{ call, read, freshness }: Extract<Route, { kind: 'read' }>,
	{ database, clock, responses }: RouteDependencies,
) {
	const redactor = redactorFor(call.response);
	return (request: FastifyRequest, reply: FastifyReply) => {
		const { permissions } = sessionOf(request).user;
		const { id } = inputOf(request);
		const now = clock();
		const level = redactor.level(permissions);
		const key = keyOf({ path: call.path, id, level, minute: freshness === 'minute' ? minuteOf(now) : null });
		const revision = database.revision.current();
		const ready = typeof revision === 'number' ? responses.ready(revision, key) : undefined;
		if (ready) return sendReady(request, reply, ready);
		const build = async () => {
			const [value, shown] = await readConsistently(database, async (db) => [
				await read(db, { id, now }),
				await latestRevision(db),
			]);
			return { json: JSON.stringify(redactor.redact(value, permissions)), level, revision: shown };
		};
		return Promise.resolve(revision)
			.then((known) => responses.get(known, { key, isSingle: id !== 0 }, build))
			.then((response) => sendReady(request, reply, response));
	};
}

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
