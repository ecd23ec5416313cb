import {
	API_PREFIX,
	type BodyOf,
	type Call,
	filledPath,
	MADE_REVISION_HEADER,
	type QueryOf,
	type ResponseOf,
} from '@crossload/contract';
import { anySignal } from '../lib/any-signal.ts';
import { readClock } from './clock.ts';
import { takeEarlyResponse } from './early-responses.ts';
import { ApiError, apiErrorOf, Unreachable } from './errors.ts';
import { keyOfWrite, settleWrite } from './idempotency.ts';
import { currentSession, endSession } from './session-store.ts';
import { reportReachable } from './sync/connection.ts';
import { noteListRevision } from './sync/known-revision.ts';
import { readRevision, setRevisionHeader } from './sync/min-revision.ts';

/** Milliseconds after which a request counts as lost; a file has longer. */
export const REQUEST_TIMEOUT = 20_000;
const FILE_TIMEOUT = 60_000;

export interface RequestOptions<C extends Call> {
	/** Fills the parameter of the path. */
	readonly id?: number | string;
	readonly query?: QueryOf<C>;
	readonly body?: BodyOf<C>;
	/** The body of a call that takes a file. */
	readonly file?: File;
	readonly idempotencyKey?: string;
	readonly signal?: AbortSignal;
}

/** A response's body, and the revision that it shows; null when it says none. */
export interface RevisedResponse<Body> {
	readonly body: Body;
	readonly revision: number | null;
}

/** With the revision that a write itself made, to be taken back; null for reads, and where nothing was changed. */
export interface WrittenResponse<Body> extends RevisedResponse<Body> {
	readonly made: number | null;
}

/** Makes a call of the contract. Throws {@link ApiError} for an error and {@link Unreachable} without a response. */
export async function request<C extends Call>(call: C, options: RequestOptions<C> = {}): Promise<ResponseOf<C>> {
	return (await requestRevised(call, options)).body;
}

/** As {@link request}, with the revision. */
export async function requestRevised<C extends Call>(
	call: C,
	options: RequestOptions<C> = {},
): Promise<WrittenResponse<ResponseOf<C>>> {
	const url = urlOf(call, options);
	const { file } = options;
	const json = options.body === undefined ? null : JSON.stringify(options.body);
	const write = call.method === 'GET' ? null : `${call.method} ${url} ${file ? nameOfFile(file) : json}`;
	const key = write === null ? undefined : (options.idempotencyKey ?? keyOfWrite(write));
	const token = currentSession()?.token;
	const type = json === null ? call.upload : 'application/json';
	const headers = headersOf({ token, key, type });
	const response = await send(url, {
		method: call.method,
		headers,
		body: file ?? json,
		signal: options.signal ?? null,
	});
	const result = response.ok ? await readBody(response) : await apiErrorOf(response);
	// A response that breaks off half way is none: sent again, the write is the same one.
	if (write !== null && response.status < 500) settleWrite(write);
	const revision = readRevision(response.headers, headers);
	// Whatever is read before the stream is open: from there on events must come.
	if (write === null && revision !== null) noteListRevision(revision);
	endSessionIfRefused(response, token);
	if (result instanceof ApiError) throw result;
	return { body: result as ResponseOf<C>, revision, made: madeBy(response) };
}

/** Fetches a call's file under the name that the server gives it. Throws as {@link request} does. */
export async function requestFile(call: Call, query: Readonly<Record<string, string | undefined>> = {}): Promise<File> {
	const token = currentSession()?.token;
	const headers = headersOf({ token, key: undefined, type: undefined });
	headers.set('Accept', call.file ?? '*/*');
	const given = Object.entries(query).filter(([, value]) => value !== undefined);
	const response = await send(urlOf(call, { query: Object.fromEntries(given) }), { headers });
	endSessionIfRefused(response, token);
	if (!response.ok) throw await apiErrorOf(response);
	const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
	const bytes = await response.blob().catch((error) => Promise.reject(new Unreachable(error)));
	return new File([bytes], decodeURIComponent(name ?? 'crossload'), { type: bytes.type });
}

/** Identifies a file. */
function nameOfFile({ name, size, lastModified }: File): string {
	return `${name} ${size} ${lastModified}`;
}

/** A response's body, and the revision that the write made. */
export interface WrittenBytes {
	readonly bytes: Blob;
	readonly made: number | null;
}

/**
 * Sends a body as bytes and returns the response as bytes: large ones are written and parsed in a worker and, as blobs, are not
 * copied through the page's thread. `write` identifies what is sent, so that sending it again is the same write; null is a read.
 * Throws as {@link request} does.
 */
export async function requestBytes(
	call: Call,
	{ body, write, signal }: { body: Blob; write: string | null; signal?: AbortSignal },
): Promise<WrittenBytes> {
	const token = currentSession()?.token;
	const key = write === null ? undefined : keyOfWrite(write);
	const headers = headersOf({ token, key, type: 'application/json' });
	const response = await send(urlOf(call, {}), { method: call.method, headers, body, signal: signal ?? null });
	const failure = response.ok ? null : await apiErrorOf(response);
	const bytes = failure ? new Blob() : await response.blob().catch((error) => Promise.reject(new Unreachable(error)));
	if (write !== null && response.status < 500) settleWrite(write);
	readRevision(response.headers, headers);
	endSessionIfRefused(response, token);
	if (failure) throw failure;
	return { bytes, made: madeBy(response) };
}

/** A token that was replaced while its request was under way says nothing about the present one. */
function endSessionIfRefused({ status }: Response, token: string | undefined): void {
	if (status === 401 && token !== undefined && token === currentSession()?.token) endSession('refused');
}

function madeBy({ headers }: Response): number | null {
	const made = Number(headers.get(MADE_REVISION_HEADER) ?? Number.NaN);
	return Number.isNaN(made) ? null : made;
}

interface Address {
	readonly id?: number | string;
	readonly query?: unknown;
}

function urlOf({ path }: Call, { id, query }: Address): string {
	const filled = id === undefined ? path : filledPath(path, id);
	const search = new URLSearchParams((query ?? {}) as Record<string, string>).toString();
	return `${API_PREFIX}${filled}${search === '' ? '' : `?${search}`}`;
}

function headersOf({ token, key, type }: Record<'token' | 'key' | 'type', string | undefined>) {
	const headers = new Headers({ Accept: 'application/json' });
	if (token !== undefined) {
		headers.set('Authorization', `Bearer ${token}`);
		setRevisionHeader(headers);
	}
	if (key !== undefined) headers.set('Idempotency-Key', key);
	if (type !== undefined) headers.set('Content-Type', type);
	return headers;
}

async function send(url: string, init: RequestInit): Promise<Response> {
	const early = init.method === 'GET' ? takeEarlyResponse(url, currentSession()?.token ?? null) : undefined;
	const sentAt = early?.sentAt ?? Date.now();
	const timeout = AbortSignal.timeout(init.body instanceof Blob ? FILE_TIMEOUT : REQUEST_TIMEOUT);
	const signal = init.signal ? anySignal(init.signal, timeout) : timeout;
	try {
		const response = await (early?.response ?? fetch(url, { ...init, signal }));
		readClock(response, sentAt);
		// A proxy's response while the server is away is without our JSON and no sign of life.
		reportReachable(response.status !== 502 && response.status !== 504);
		return response;
	} catch (error) {
		if (init.signal?.aborted) throw error;
		reportReachable(false);
		throw new Unreachable(error);
	}
}

/** The body of a good response; undefined where it has none. */
async function readBody(response: Response): Promise<unknown> {
	if (response.status === 204) return undefined;
	try {
		return await response.json();
	} catch (error) {
		throw new Unreachable(error);
	}
}
