import type { Readable } from 'node:stream';
import type { BodyOf, Call, ResponseOf } from '@crossload/contract';
import type { Instant } from '@crossload/domain';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Work } from '../db/work.ts';
import type { Input } from './request-input.ts';
import type { Session } from './session.ts';

/**
 * What a response to a reading call depends on besides what is stored: nothing, so that it can be kept until the next
 * change; or the clock, so that it is kept for the running minute at most.
 */
export type Freshness = 'revision' | 'minute';

interface ReadRoute {
	readonly kind: 'read';
	readonly call: Call;
	readonly freshness: Freshness;
	readonly read: (db: Db, input: { readonly id: number; readonly now: Instant }) => Promise<unknown>;
}

/** What an uncached response depends on besides what is stored. */
export interface Asked<C extends Call = Call> extends Omit<Input<C>, 'body'> {
	/** Who reads, and what they may do. */
	readonly userId: number;
	readonly permissions: readonly string[];
}

interface UncachedReadRoute {
	readonly kind: 'uncached-read';
	readonly call: Call;
	readonly read: (db: Db, asked: Asked) => Promise<unknown>;
}

/** What a write is made of: the call's input, and who asks for it. */
export interface WriteInput<C extends Call = Call> extends Input<C> {
	readonly session: Session;
}

interface WriteRoute {
	readonly kind: 'write';
	readonly call: Call;
	/** What may be done only with more than one of the call's rights. Throws Forbidden. */
	readonly restrict: ((session: Session, body: unknown) => void) | undefined;
	/** What the write needs to know of the request, and slow work that needs no transaction: done before it begins. */
	readonly prepare: ((input: WriteInput, request: FastifyRequest) => Promise<unknown>) | undefined;
	/** Headers of the good response. */
	readonly headers: Readonly<Record<string, string>>;
	/** The good response's status, where it depends on what was done. */
	readonly statusOf: ((result: unknown) => number) | undefined;
	readonly write: (work: Work, input: WriteInput, prepared: unknown) => Promise<unknown>;
	/** Fields of the response that are null where an Idempotency-Key is given it again: secrets, which are kept nowhere. */
	readonly neverStored: readonly string[];
}

interface PlainRoute {
	readonly kind: 'plain';
	readonly call: Call;
	readonly handle: (request: FastifyRequest, input: Input) => Promise<unknown>;
}

/** A file as it is sent. */
export interface FileContent {
	readonly body: Buffer | Readable;
	/** Under which name it is stored. */
	readonly name: string;
	/** What it shows. */
	readonly revision: number;
}

interface FileRoute {
	readonly kind: 'file';
	readonly call: Call;
	readonly make: (request: FastifyRequest, input: Input) => Promise<FileContent>;
}

/** One call with what handles it. */
export type Route = ReadRoute | UncachedReadRoute | WriteRoute | PlainRoute | FileRoute;

/** Responds to a GET from what is stored; the response is kept until something changes. */
export function read<C extends Call>(
	call: C,
	load: (db: Db, input: { readonly id: number; readonly now: Instant }) => Promise<ResponseOf<C>>,
	freshness: Freshness = 'revision',
): Route {
	return { kind: 'read', call, read: load, freshness };
}

/** Responds to a GET whose response depends on its query or on who asks: there are too many to keep any. */
export function readUncached<C extends Call>(
	call: C,
	load: (db: Db, asked: Asked<C>) => Promise<ResponseOf<C>>,
): Route {
	return { kind: 'uncached-read', call, read: load } as unknown as UncachedReadRoute;
}

interface WriteOptions<C extends Call, P> {
	readonly restrict?: (session: Session, body: BodyOf<C>) => void;
	readonly prepare?: (input: WriteInput<C>, request: FastifyRequest) => Promise<P>;
	readonly headers?: Readonly<Record<string, string>>;
	readonly statusOf?: (result: ResponseOf<C>) => number;
	readonly neverStored?: readonly string[];
}

/** Responds to a POST, PUT or DELETE by one write, all or nothing. */
export function write<C extends Call, P = undefined>(
	call: C,
	writeWith: (work: Work, input: WriteInput<C>, prepared: P) => Promise<ResponseOf<C>>,
	{ restrict, prepare, headers = {}, statusOf, neverStored = [] }: WriteOptions<C, P> = {},
): Route {
	const route = { kind: 'write', call, write: writeWith, restrict, prepare, headers, statusOf, neverStored };
	// The schemas of the call have made the input what C says by the time these run.
	return route as unknown as WriteRoute;
}

/** Responds to a call that is neither a plain read of what is stored nor a logged write: sessions, health. */
export function plain<C extends Call>(
	call: C,
	handle: (request: FastifyRequest, input: Input<C>) => Promise<ResponseOf<C>>,
): Route {
	return { kind: 'plain', call, handle } as unknown as PlainRoute;
}

/** Responds to a GET with a file that is made for who asks: `make` leaves out what they may not see. */
export function file<C extends Call>(
	call: C,
	make: (request: FastifyRequest, input: Input<C>) => Promise<FileContent>,
): Route {
	return { kind: 'file', call, make } as unknown as FileRoute;
}
