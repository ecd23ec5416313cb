import { createHash } from 'node:crypto';
import type { Call } from '@crossload/contract';
import { HOUR, type Instant } from '@crossload/domain';
import type { FastifyRequest } from 'fastify';
import type { Db, Trx } from '../db/database.ts';
import { Invalid, KeyReused } from './refusals.ts';

/** How long the first answer is given again (CHECKLIST API-13). */
const REMEMBERED = 48 * HOUR;

const LONGEST_KEY = 200;

/** Of an answer that an earlier program gave: its key is taken to come with the same request. */
const UNKNOWN_FINGERPRINT = '';

/** Answers that another try may better: they are not remembered. */
const NOT_REMEMBERED = [401, 403, 429];

/** A write that carries an Idempotency-Key. */
export interface KeyedRequest {
	readonly userId: number;
	readonly key: string;
	readonly fingerprint: string;
}

/** An answer as it was given the first time. */
export interface GivenAnswer {
	readonly status: number;
	/** JSON text, empty for 204. */
	readonly body: string;
}

/** The key of a request, if it has one. Throws Invalid for one that is blank or too long. */
export function keyedRequest(call: Call, request: FastifyRequest): KeyedRequest | null {
	const key = request.headers['idempotency-key'];
	if (key === undefined || !request.session) return null;
	if (typeof key !== 'string' || key.trim() === '' || key.length > LONGEST_KEY) {
		throw new Invalid(`Idempotency-Key must have 1 to ${LONGEST_KEY} characters.`);
	}
	const content = [request.method, request.url, contentOf(call, request)].join('\n');
	return { userId: request.session.user.id, key, fingerprint: createHash('sha256').update(content).digest('hex') };
}

/**
 * What of a body tells it from another: its text as it was sent. Where it holds a secret, all fields but that: what is
 * quickly made of a password is quickly guessed back (RELIABILITY REL-03).
 */
function contentOf({ body: schema }: Call, { body, bodyText }: FastifyRequest): string {
	const { properties = {} } = (schema ?? {}) as { properties?: Readonly<Record<string, { writeOnly?: boolean }>> };
	const fields = Object.entries(properties);
	const open = fields.filter(([, { writeOnly }]) => !writeOnly).map(([name]) => name);
	// A body that may be left out is then read as {}.
	if (open.length === fields.length) return bodyText || '{}';
	const sent = Object(body) as Readonly<Record<string, unknown>>;
	return JSON.stringify(open.map((name) => (typeof sent[name] === 'object' ? null : sent[name])));
}

/** The answer given to this key before, if any. Throws KeyReused when the key came with another request. */
export async function findGivenAnswer(
	db: Db,
	{ userId, key, fingerprint }: KeyedRequest,
	now: Instant,
): Promise<GivenAnswer | null> {
	const row = await db
		.selectFrom('idempotency')
		.select(['fingerprint', 'status', 'body'])
		.where('user_id', '=', userId)
		.where('key', '=', key)
		.where('created_at', '>=', now - REMEMBERED)
		.executeTakeFirst();
	if (!row) return null;
	if (![fingerprint, UNKNOWN_FINGERPRINT].includes(row.fingerprint))
		throw new KeyReused('This Idempotency-Key was used for another request.');
	return row;
}

/** Remembers the first answer; a later one to the same key changes nothing. Forgets those that are past their time. */
export async function rememberAnswer(
	trx: Trx,
	{ userId, key, fingerprint }: KeyedRequest,
	{ status, body, at }: GivenAnswer & { readonly at: Instant },
): Promise<void> {
	await trx
		.deleteFrom('idempotency')
		.where('created_at', '<', at - REMEMBERED)
		.execute();
	await trx
		.insertInto('idempotency')
		.values({ user_id: userId, key, fingerprint, status, body, created_at: at })
		.onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
		.execute();
}

/** Whether a refusal is the answer to keep: those that say who may not and those that say later are not. */
export function isRemembered(status: number): boolean {
	return status < 500 && !NOT_REMEMBERED.includes(status);
}
