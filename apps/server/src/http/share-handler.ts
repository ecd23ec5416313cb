import { type Call, planCalls, positionCalls } from '@crossload/contract';
import type { ViewedEntity } from '@crossload/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readConsistently } from '../db/work.ts';
import type { LiveSource } from '../live/live-source.ts';
import type { ViewFilter } from '../live/view-filter.ts';
import type { ViewRowsAt } from '../live/view-rows.ts';
import { sessionOf } from './authorize.ts';
import { sendReady } from './ready-response.ts';
import { keyOf, minuteOf } from './response-cache.ts';
import type { Route } from './route.ts';
import type { RouteDependencies } from './route-dependencies.ts';
import type { SharePrincipal } from './session.ts';

type ReadRoute = Extract<Route, { kind: 'read' }>;
type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** How a share's response is made of the rows at a revision, the filter of its view and what the route reads. */
type Make = (of: { filter: ViewFilter; at: ViewRowsAt; read: () => Promise<unknown> }) => Promise<unknown>;

/** Responds to a reading call: to a share with what its view shows, made once for all shares of that view. */
export function forShares(handler: Handler, route: ReadRoute, dependencies: RouteDependencies): Handler {
	const make = makerFor(route.call, dependencies.sources);
	if (!make) return handler;
	return (request, reply) => {
		const { share } = sessionOf(request);
		return share ? shareResponse({ route, make, share, request, reply }, dependencies) : handler(request, reply);
	};
}

interface Asked {
	readonly route: ReadRoute;
	readonly make: Make;
	readonly share: SharePrincipal;
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
}

async function shareResponse(
	{ route: { call, read, freshness }, make, share, request, reply }: Asked,
	{ database, clock, responses, viewRows }: RouteDependencies,
): Promise<FastifyReply> {
	const now = clock();
	const { level } = share;
	const key = keyOf({ path: call.path, id: 0, level, minute: freshness === 'minute' ? minuteOf(now) : null });
	const build = async () => {
		const [value, { revision }] = await readConsistently(database, async (db) => {
			const at = await viewRows.at(db);
			const made = await make({ filter: viewRows.filterFor(at, share), at, read: () => read(db, { id: 0, now }) });
			return [made, at] as const;
		});
		return { json: JSON.stringify(value), level, revision };
	};
	const response = await responses.get(await database.revision.current(), { key, isSingle: true }, build);
	return await sendReady(request, reply, response);
}

/** Undefined for calls that no share may make. */
function makerFor(call: Call, sources: readonly LiveSource[]): Make | undefined {
	if (call === planCalls.estimates) return async ({ filter, read }) => filter.estimates((await read()) as never);
	if (call === planCalls.findings) return async ({ filter, read }) => filter.findings((await read()) as never);
	if (call === positionCalls.list) return async ({ filter, read }) => filter.rows('position', (await read()) as never);
	const source = sources.find(({ list }) => list === call);
	if (!source) return undefined;
	const entity = source.entity as ViewedEntity;
	return async ({ filter, at }) => filter.rows(entity, [...(at.rows[entity]?.values() ?? [])].toSorted(source.compare));
}
