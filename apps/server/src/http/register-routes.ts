import { API_PREFIX, type Call, successStatus } from '@crossload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readConsistently } from '../db/work.ts';
import { admit } from './admit.ts';
import { CachedAnswers, minuteOf, sendReady } from './cached-answers.ts';
import { inputOf, sessionOf } from './input.ts';
import { type Redactor, redactorFor } from './redaction.ts';
import type { Route } from './route.ts';
import type { RouteDependencies } from './route-dependencies.ts';
import { answerWrite, giveAgain } from './write-answers.ts';

/** Binds every route to its call: who may (401, 403), input (400), then the answer (CHECKLIST API-10). */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], dependencies: RouteDependencies): void {
	app.decorateRequest('session', null);
	app.decorateRequest('keyed', null);
	const answers = new CachedAnswers();
	for (const route of routes) {
		const { call } = route;
		const redactor = redactorFor(call.answer);
		app.route({
			method: call.method,
			url: urlOf(call),
			schema: schemaOf(call),
			onRequest: (request) => admit(call, request, dependencies.authenticate),
			preValidation: (request, reply) => beforeValidation(route, { request, reply }, dependencies),
			handler: (request, reply) => {
				if (route.kind === 'read') return answerRead({ route, redactor, answers, request, reply }, dependencies);
				if (route.kind === 'write') return answerWrite({ route, redactor, request, reply }, dependencies);
				return answerPlain(route, request, reply);
			},
		});
	}
}

function urlOf({ path }: Call): string {
	return `${API_PREFIX}${path.replace('{id}', ':id')}`;
}

function schemaOf({ body, query }: Call) {
	return { ...(body && { body }), ...(query && { querystring: query }) };
}

async function beforeValidation(
	route: Route,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
	dependencies: RouteDependencies,
): Promise<void> {
	if (request.body === undefined && route.call.bodyOptional) request.body = {};
	if (route.kind !== 'write') return;
	route.restrict(sessionOf(request), request.body);
	await giveAgain(request, reply, dependencies);
}

interface Reading {
	readonly route: Extract<Route, { kind: 'read' }>;
	readonly redactor: Redactor;
	readonly answers: CachedAnswers;
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
}

async function answerRead(
	{ route, redactor, answers, request, reply }: Reading,
	{ database, clock }: RouteDependencies,
) {
	const { permissions } = sessionOf(request).user;
	const { id } = inputOf(request);
	const now = clock();
	const key = {
		url: request.url,
		level: redactor.level(permissions),
		minute: route.freshness === 'minute' ? minuteOf(now) : null,
	};
	const revision = await database.revision.current();
	const answer = await answers.get(revision, key, async () => {
		const value = await readConsistently(database, (db) => route.read(db, { id, now }));
		return JSON.stringify(redactor.redact(value, permissions));
	});
	return await sendReady(request, reply, answer);
}

async function answerPlain(
	{ call, answer }: Extract<Route, { kind: 'plain' }>,
	request: FastifyRequest,
	reply: FastifyReply,
) {
	const value = await answer(request, inputOf(request));
	return reply.code(successStatus(call)).header('cache-control', 'no-store').send(value);
}
