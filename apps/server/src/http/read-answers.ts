import type { FastifyReply, FastifyRequest } from 'fastify';
import { latestRevision } from '../db/change-log.store.ts';
import { readConsistently } from '../db/work.ts';
import { keyOf, minuteOf, sendReady } from './cached-answers.ts';
import { inputOf, sessionOf } from './input.ts';
import { redactorFor } from './redaction.ts';
import type { Route } from './route.ts';
import type { RouteDependencies } from './route-dependencies.ts';

/** Answers a reading call: at once from ready bytes where there are any, else by reading, once for all who ask. */
export function readHandler(
	{ call, read, freshness }: Extract<Route, { kind: 'read' }>,
	{ database, clock, answers }: RouteDependencies,
) {
	const redactor = redactorFor(call.answer);
	return (request: FastifyRequest, reply: FastifyReply) => {
		const { permissions } = sessionOf(request).user;
		const { id } = inputOf(request);
		const now = clock();
		const level = redactor.level(permissions);
		const key = keyOf({ path: call.path, id, level, minute: freshness === 'minute' ? minuteOf(now) : null });
		const revision = database.revision.current();
		const ready = typeof revision === 'number' ? answers.ready(revision, key) : undefined;
		if (ready) return sendReady(request, reply, ready);
		const build = async () => {
			const [value, shown] = await readConsistently(database, async (db) => [
				await read(db, { id, now }),
				await latestRevision(db),
			]);
			return { json: JSON.stringify(redactor.redact(value, permissions)), level, revision: shown };
		};
		return Promise.resolve(revision)
			.then((known) => answers.get(known, key, build))
			.then((answer) => sendReady(request, reply, answer));
	};
}
