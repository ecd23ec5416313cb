import { type Call, successStatus } from '@crossload/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { performWork, readAgainIfLost } from '../db/work.ts';
import { findGivenAnswer, type GivenAnswer, type KeyedRequest, keyedRequest, rememberAnswer } from './idempotency.ts';
import { inputOf, sessionOf } from './input.ts';
import type { Redactor } from './redaction.ts';
import { tellRevision } from './revision-header.ts';
import type { Route } from './route.ts';
import type { RouteDependencies } from './route-dependencies.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Set for a write with an Idempotency-Key, once its body is read. */
		keyed: KeyedRequest | null;
	}
}

/** Gives the answer again that this Idempotency-Key got before, if it did; the handler then never runs. */
export async function giveAgain(
	call: Call,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
	{ database, clock }: Pick<RouteDependencies, 'database' | 'clock'>,
): Promise<void> {
	const keyed = keyedRequest(call, request);
	request.keyed = keyed;
	const given = keyed && (await readAgainIfLost(database, () => findGivenAnswer(database.db, keyed, clock())));
	if (!given) return;
	// Another node may have given it, a moment ago.
	await database.revision.catchUp();
	tellRevision(reply, database);
	sendGiven(reply, given, true);
}

interface Writing {
	readonly route: Extract<Route, { kind: 'write' }>;
	readonly redactor: Redactor;
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
}

/** Answers a write. Effect, change log and the answer that a repeated key gets are one transaction. */
export async function answerWrite(
	{ route, redactor, request, reply }: Writing,
	{ database, clock }: RouteDependencies,
): Promise<FastifyReply> {
	const { user } = sessionOf(request);
	const input = inputOf(request);
	const prepared = await route.prepare(input);
	const at = clock();
	const keyed = request.keyed;
	const { given, again } = await performWork(
		database,
		{ actor: { id: user.id, name: user.name }, at },
		async (work) => {
			const before = keyed && (await findGivenAnswer(work.trx, keyed, at));
			if (before) return { given: before, again: true };
			const value = redactor.redact(await route.write(work, input, prepared), user.permissions);
			const given = { status: successStatus(route.call), body: value === undefined ? '' : JSON.stringify(value) };
			if (keyed) await rememberAnswer(work.trx, keyed, { ...given, at });
			return { given, again: false };
		},
		// Refusals tell of the present state as well.
	).finally(() => tellRevision(reply, database));
	return sendGiven(reply, given, again);
}

function sendGiven(reply: FastifyReply, { status, body }: GivenAnswer, again: boolean): FastifyReply {
	if (again) reply.header('idempotency-replayed', 'true');
	reply.code(status).header('cache-control', 'no-store');
	if (body === '') return reply.send();
	return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
