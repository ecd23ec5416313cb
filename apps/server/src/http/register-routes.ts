import { API_PREFIX, type Call, filledPath, parameterOf, successStatus } from '@crossload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { rowSchemaOf } from '../live/live-source.ts';
import { authorize, sessionOf } from './authorize.ts';
import { fileHandler } from './file-handler.ts';
import { expectUsableKey, keyedRequest } from './idempotency.ts';
import { listHandler } from './list-handler.ts';
import { readHandler, uncachedReadHandler } from './read-handler.ts';
import { redactorFor } from './redaction.ts';
import { inputOf, knownPart } from './request-input.ts';
import { setRevisionHeader } from './revision-header.ts';
import type { Route } from './route.ts';
import type { RouteDependencies } from './route-dependencies.ts';
import { forShares } from './share-handler.ts';
import { replay, type Writing, writeResponse } from './write-handler.ts';

/** Binds every route to its call: who may (401, 403), input (400), then the response (CHECKLIST API-10). */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], dependencies: RouteDependencies): void {
	app.decorateRequest('session', null);
	app.decorateRequest('forbidden', null);
	app.decorateRequest('keyed', null);
	for (const route of routes) {
		const url = `${API_PREFIX}${filledPath(route.call.path, `:${parameterOf(route.call.path)}`)}`;
		app.route({
			method: route.call.method,
			url,
			config: { call: route.call, redactor: redactorFor(route.call.response) },
			schema: schemaOf(route.call),
			...(route.call.bodyLimit !== undefined && { bodyLimit: route.call.bodyLimit }),
			onRequest: authorize(route.call, dependencies.authenticate),
			...handlersOf(route, dependencies),
		});
	}
}

function schemaOf({ body, query }: Call) {
	return { ...(body && { body }), ...(query && { querystring: query }) };
}

function handlersOf(route: Route, dependencies: RouteDependencies): Pick<RouteOptions, 'handler' | 'preValidation'> {
	if (route.kind === 'read') {
		const source = dependencies.sources.find((each) => each.list === route.call && rowSchemaOf(each) !== undefined);
		const handler = source ? listHandler(route, source, dependencies) : readHandler(route, dependencies);
		return { handler: forShares(handler, route, dependencies) };
	}
	if (route.kind === 'file') return { handler: fileHandler(route) };
	if (route.kind === 'uncached-read') return { handler: uncachedReadHandler(route, dependencies) };
	if (route.kind === 'plain') {
		return {
			preValidation: async (request) => takeKnownPart(route.call, request),
			handler: (request, reply) => plainResponse(route, { request, reply }, dependencies),
		};
	}
	const [status, redactor] = [successStatus(route.call), redactorFor(route.call.response)];
	return {
		preValidation: (request, reply) => beforeValidation({ route, status, redactor, request, reply }, dependencies),
		handler: (request, reply) => writeResponse({ route, status, redactor, request, reply }, dependencies),
	};
}

async function beforeValidation(writing: Writing, dependencies: RouteDependencies): Promise<void> {
	const { route, request } = writing;
	if (request.body === undefined && route.call.bodyOptional) request.body = {};
	const sent = request.body;
	takeKnownPart(route.call, request);
	request.keyed = keyedRequest(route.call, request);
	if (request.forbidden) throw request.forbidden;
	route.restrict?.(sessionOf(request), sent);
	expectUsableKey(request);
	await replay(writing, dependencies);
}

function takeKnownPart({ body }: Call, request: FastifyRequest): void {
	request.body = knownPart(body, request.body);
}

async function plainResponse(
	{ call, handle }: Extract<Route, { kind: 'plain' }>,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
	{ database }: RouteDependencies,
) {
	const value = await handle(request, inputOf(request));
	// Of what is stored, these show only users: who has just logged in, and who is asking.
	if (request.session || call.method !== 'GET') setRevisionHeader(reply, database);
	return reply.code(successStatus(call)).header('cache-control', 'no-store').send(value);
}
