import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LiveSource, rowSchemaOf, rowsIn } from '../live/live-source.ts';
import { ReadyList } from '../live/ready-list.ts';
import { sessionOf } from './authorize.ts';
import type { ListRow } from './list-response.ts';
import { sendReady } from './ready-response.ts';
import { redactorFor } from './redaction.ts';
import type { Route } from './route.ts';
import type { RouteDependencies } from './route-dependencies.ts';

/** Responds to a list call from rows that are kept ready, in which a change replaces those that it alters. */
export function listHandler(
	{ read }: Extract<Route, { kind: 'read' }>,
	source: LiveSource,
	{ database, clock }: Pick<RouteDependencies, 'database' | 'clock'>,
) {
	const redactor = redactorFor(rowSchemaOf(source));
	const lists = new Map<string, ReadyList>();
	const listFor = (permissions: readonly string[]) => {
		const level = redactor.level(permissions);
		const known = lists.get(level);
		if (known) return known;
		const redact = (row: ListRow) => redactor.redact(row, permissions) as ListRow;
		const list = new ReadyList({
			database,
			source,
			level,
			readAll: async (db) => rowsIn(await read(db, { id: 0, now: clock() })).map(redact),
			redact,
		});
		lists.set(level, list);
		return list;
	};
	return (request: FastifyRequest, reply: FastifyReply) => {
		const list = listFor(sessionOf(request).user.permissions);
		const revision = database.revision.current();
		const ready = typeof revision === 'number' ? list.ready(revision) : undefined;
		if (ready) return sendReady(request, reply, ready);
		return Promise.resolve(revision)
			.then((known) => list.at(known))
			.then((latest) => sendReady(request, reply, latest));
	};
}
