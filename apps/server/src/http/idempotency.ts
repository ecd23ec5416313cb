import { createHash } from 'node:crypto';
import type { Call } from '@crossload/contract';
import { HOUR, type Instant, later } from '@crossload/domain';
import type { FastifyRequest } from 'fastify';
import type { Db, Trx } from '../db/database.ts';
import { Invalid, KeyReused } from '../errors/domain-errors.ts';
import { deleteResponsesBefore, findResponseToKey, insertResponseToKey } from './idempotency.store.ts';

/** How long the first response is given again (CHECKLIST API-13). */
const REMEMBERED = 48 * HOUR;

const MAX_KEY_LENGTH = 200;

/** Stands for the fingerprint of a response stored by an earlier version: its key counts as sent with the same request. */
const UNKNOWN_FINGERPRINT = '';

/** Statuses after which another try may succeed: these responses are not stored. */
const NOT_REMEMBERED = [401, 429];

/** Secrets are stored and compared as slow hashes only (RELIABILITY REL-03). */
export interface SecretHashing {
	readonly hash: (secrets: string) => Promise<string>;
	readonly verify: (hash: string, secrets: string) => Promise<boolean>;
}

/** A write that carries an Idempotency-Key. */
export interface KeyedRequest {
	readonly userId: number;
	readonly key: string;
	/** SHA-256 of method, path and all of the body but its secrets. */
	readonly fingerprint: string;
	/** The body's secrets as one text, never to be stored; null where it has none. */
	readonly secrets: string | null;
}

/** A response as it was given the first time. */
export interface StoredResponse {
	readonly status: number;
	/** JSON text, empty for 204. */
	readonly body: string;
	/** Identifies the request, as {@link fingerprintOf} makes it. */
	readonly fingerprint: string;
}

/** Whether a request comes with an Idempotency-Key. */
export function isKeyed({ headers }: FastifyRequest): boolean {
	return headers['idempotency-key'] !== undefined;
}

/** Throws Invalid for an Idempotency-Key that is blank or too long. */
export function expectUsableKey(request: FastifyRequest): void {
	if (isKeyed(request) && usableKey(request) === null) {
		throw new Invalid(`Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} characters.`);
	}
}

function usableKey({ headers }: FastifyRequest): string | null {
	const key = headers['idempotency-key'];
	return typeof key === 'string' && key.trim() !== '' && key.length <= MAX_KEY_LENGTH ? key : null;
}

/** The key of a request, if it has one that is usable. */
export function keyedRequest(call: Call, request: FastifyRequest): KeyedRequest | null {
	const key = usableKey(request);
	if (key === null || !request.session || request.session.share) return null;
	const { open, secrets } = contentOf(call, request);
	const content = [request.method, request.url, open].join('\n');
	const fingerprint = createHash('sha256').update(content).digest('hex');
	return { userId: request.session.user.id, key, fingerprint, secrets };
}

/** What is stored of a keyed request to recognise it: of its secrets nothing but a slow hash. */
export async function fingerprintOf({ fingerprint, secrets }: KeyedRequest, { hash }: SecretHashing): Promise<string> {
	return secrets === null ? fingerprint : `${fingerprint} ${await hash(secrets)}`;
}

/** Throws KeyReused when the key came with another request than the one that the stored response was given to. */
export async function expectSameRequest(
	{ fingerprint: kept }: StoredResponse,
	{ fingerprint, secrets }: KeyedRequest,
	{ verify }: SecretHashing,
): Promise<void> {
	if (kept === UNKNOWN_FINGERPRINT) return;
	const [open, secretsHash] = kept.split(' ');
	const areSecretsSame = secrets === null || secretsHash === undefined || (await verify(secretsHash, secrets));
	if (open !== fingerprint || !areSecretsSame)
		throw new KeyReused('This Idempotency-Key was used for another request.');
}

/**
 * What identifies a body: its text as it was sent. Secrets are separated from the
 * other fields and hashed slowly: a password could be guessed from a fast hash (RELIABILITY REL-03).
 */
function contentOf({ body: schema }: Call, { body, bodyText }: FastifyRequest) {
	const { properties = {} } = (schema ?? {}) as { properties?: Readonly<Record<string, { writeOnly?: boolean }>> };
	const fields = Object.entries(properties);
	const areSecret = Object.groupBy(fields, ([, { writeOnly }]) => (writeOnly ? 'secret' : 'open'));
	// A body that may be left out is then read as {}.
	if (!areSecret.secret) return { open: bodyText || '{}', secrets: null };
	const sent = Object(body) as Readonly<Record<string, unknown>>;
	const textOf = (named: typeof fields = []) =>
		JSON.stringify(named.map(([name]) => (typeof sent[name] === 'object' ? null : sent[name])));
	return { open: textOf(areSecret.open), secrets: textOf(areSecret.secret) };
}

/** The response given to this key before, if any; see {@link expectSameRequest}. */
export async function findStoredResponse(
	db: Db,
	{ userId, key }: Pick<KeyedRequest, 'userId' | 'key'>,
	now: Instant,
): Promise<StoredResponse | null> {
	return (await findResponseToKey(db, { userId, key, since: later(now, -REMEMBERED) })) ?? null;
}

/** Stores the first response to a key; a later one changes nothing. Deletes expired ones. */
export async function rememberResponse(
	trx: Trx,
	{ userId, key }: Pick<KeyedRequest, 'userId' | 'key'>,
	{ status, body, fingerprint, at }: StoredResponse & { readonly at: Instant },
): Promise<void> {
	await deleteResponsesBefore(trx, later(at, -REMEMBERED));
	await insertResponseToKey(trx, { user_id: userId, key, fingerprint, status, body, created_at: at });
}

/** Whether an error is stored as the response: not those that ask to log in, nor those that ask to try later. */
export function isRemembered(status: number): boolean {
	return status < 500 && !NOT_REMEMBERED.includes(status);
}
