import { API_PREFIX, type Call, successStatus } from '@crossload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { admission } from './admit.ts';
import type { ExpressLane } from './express-lane.ts';
import { inputOf, sessionOf } from './input.ts';
import { readHandler } from './read-answers.ts';
import { redactorFor } from './redaction.ts';
import { tellRevision } from './revision-header.ts';
import type { Route } from './route.ts';
import type { RouteDependencies } from './route-dependencies.ts';
import { knownPart } from './validation.ts';
import { answerWrite, giveAgain } from './write-answers.ts';

/** Binds every route to its call: who may (401, 403), input (400), then the answer (CHECKLIST API-10). */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], dependencies: RouteDependencies): void {
	app.decorateRequest('session', null);
	app.decorateRequest('keyed', null);
	app.addHook('preClose', async () => dependencies.lane.close());
	for (const route of routes) {
		const url = `${API_PREFIX}${route.call.path.replace('{id}', ':id')}`;
		if (route.kind === 'read') openLane(dependencies.lane, url, route);
		app.route({
			method: route.call.method,
			url,
			schema: schemaOf(route.call),
			onRequest: admission(route.call, dependencies.authenticate),
			...handlersOf(route, dependencies),
		});
	}
}

function schemaOf({ body, query }: Call) {
	return { ...(body && { body }), ...(query && { querystring: query }) };
}

function openLane(lane: ExpressLane, url: string, { call, freshness }: Extract<Route, { kind: 'read' }>): void {
	if (!url.includes(':')) lane.open(url, { call, freshness, redactor: redactorFor(call.answer) });
}

function handlersOf(route: Route, dependencies: RouteDependencies): Pick<RouteOptions, 'handler' | 'preValidation'> {
	if (route.kind === 'read') return { handler: readHandler(route, dependencies) };
	if (route.kind === 'plain') {
		return {
			preValidation: async (request) => takeKnownPart(route.call, request),
			handler: (request, reply) => answerPlain(route, { request, reply }, dependencies),
		};
	}
	const redactor = redactorFor(route.call.answer);
	return {
		preValidation: (request, reply) => beforeValidation(route, { request, reply }, dependencies),
		handler: (request, reply) => answerWrite({ route, redactor, request, reply }, dependencies),
	};
}

async function beforeValidation(
	route: Extract<Route, { kind: 'write' }>,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
	dependencies: RouteDependencies,
): Promise<void> {
	if (request.body === undefined && route.call.bodyOptional) request.body = {};
	route.restrict(sessionOf(request), request.body);
	takeKnownPart(route.call, request);
	await giveAgain(route.call, { request, reply }, dependencies);
}

function takeKnownPart({ body }: Call, request: FastifyRequest): void {
	request.body = knownPart(body, request.body);
}

async function answerPlain(
	{ call, answer }: Extract<Route, { kind: 'plain' }>,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
	{ database }: RouteDependencies,
) {
	const value = await answer(request, inputOf(request));
	// Of what is stored, these tell only of users: who has just logged in, and who is asking.
	if (request.session || call.method !== 'GET') tellRevision(reply, database);
	return reply.code(successStatus(call)).header('cache-control', 'no-store').send(value);
}
