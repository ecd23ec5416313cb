import { MADE_REVISION_HEADER } from '@crossload/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readConsistently, runRevisedWork } from '../db/work.ts';
import { DomainError } from '../errors/domain-errors.ts';
import { sessionOf } from './authorize.ts';
import {
	expectSameRequest,
	findStoredResponse,
	fingerprintOf,
	type KeyedRequest,
	rememberResponse,
	type StoredResponse,
} from './idempotency.ts';
import { type Redactor, redactResponse } from './redaction.ts';
import { inputOf } from './request-input.ts';
import { setRevisionHeader } from './revision-header.ts';
import type { Route } from './route.ts';
import type { RouteDependencies } from './route-dependencies.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Set for a write with an Idempotency-Key, once its body is read. */
		keyed: KeyedRequest | null;
	}
}

/** Gives the response again that this Idempotency-Key got before, if it did; the handler then never runs. */
export async function replay(
	writing: Writing,
	{ database, clock, secrets }: Pick<RouteDependencies, 'database' | 'clock' | 'secrets'>,
): Promise<void> {
	const { keyed } = writing.request;
	const given = keyed && (await readConsistently(database, (db) => findStoredResponse(db, keyed, clock())));
	if (!keyed || !given) return;
	await expectSameRequest(given, keyed, secrets);
	// Another node may have given it, a moment ago.
	await database.revision.awaitRevision();
	setRevisionHeader(writing.reply, database);
	sendStored(writing, given, true);
}

/** A request to a writing call, and what is needed to respond to it. */
export interface Writing {
	readonly route: Extract<Route, { kind: 'write' }>;
	/** Of a response without an error. */
	readonly status: number;
	readonly redactor: Redactor;
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
}

/** Responds to a write. Effect, change log and the response that a repeated key gets are one transaction. */
export async function writeResponse(
	writing: Writing,
	{ database, clock, secrets, runWrite, onFailedWrite }: RouteDependencies,
): Promise<FastifyReply> {
	const { route, status, redactor, request, reply } = writing;
	const session = sessionOf(request);
	const { user } = session;
	const input = { ...inputOf(request), session };
	const prepared = await route.prepare?.(input, request);
	const at = clock();
	const keyed = request.keyed;
	const fingerprint = keyed ? await fingerprintOf(keyed, secrets) : '';
	const { result, revision } = await runRevisedWork(
		database,
		{ actor: { id: user.id, name: user.name }, at },
		async (work) => {
			const before = keyed && (await findStoredResponse(work.trx, keyed, at));
			if (before) return { given: before, again: true };
			const result = await runWrite(work, (within) => route.write(within, input, prepared));
			const value = redactor.redact(result, user.permissions);
			const body = value === undefined ? '' : JSON.stringify(value);
			const given = { status: route.statusOf?.(result) ?? status, body, fingerprint };
			if (keyed) await rememberResponse(work.trx, keyed, { ...given, body: storedBody(body, route.neverStored), at });
			return { given, again: false };
		},
	)
		.catch((error: unknown) => {
			if (!(error instanceof DomainError)) onFailedWrite();
			throw error;
		})
		// Errors show the present state as well.
		.finally(() => setRevisionHeader(reply, database));
	const { given, again } = result;
	if (revision !== null) reply.header(MADE_REVISION_HEADER, revision);
	if (again && keyed) await expectSameRequest(given, keyed, secrets);
	return sendStored(writing, given, again);
}

/** The body without the fields that are never stored. */
function storedBody(body: string, neverStored: readonly string[]): string {
	if (neverStored.length === 0) return body;
	return JSON.stringify({ ...JSON.parse(body), ...Object.fromEntries(neverStored.map((name) => [name, null])) });
}

/** The role may have changed since a response was stored: what is sent again is redacted for the role of now. */
function sendStored({ route, redactor, request, reply }: Writing, given: StoredResponse, again: boolean): FastifyReply {
	const { status, body } = given;
	if (again) reply.header('idempotency-replayed', 'true');
	if (status < 400) reply.headers(route.headers);
	reply.code(status).header('cache-control', 'no-store');
	if (body === '') return reply.send();
	const { permissions } = sessionOf(request).user;
	const shown = again
		? JSON.stringify(redactResponse(redactor, { status, value: JSON.parse(body) }, permissions))
		: body;
	return reply.header('content-type', 'application/json; charset=utf-8').send(shown);
}
