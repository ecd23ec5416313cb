import { isUtf8 } from 'node:buffer';
import { type BodyOf, type Call, MAX_ID, type QueryOf } from '@crossload/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { type DomainError, Invalid, NotFound, UnsupportedMedia } from '../errors/domain-errors.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The body as it was sent; empty without one. */
		bodyText: string;
	}
}

/** Bodies are JSON in UTF-8; everything else is refused instead of guessed at (CHECKLIST API-14, RELIABILITY REL-22). */
export function acceptOnlyJson(app: FastifyInstance): void {
	app.decorateRequest('bodyText', '');
	app.removeAllContentTypeParsers();
	const parseJson = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
		const fault = wantsFile(request) ?? faultOf(request, bytes);
		if (fault) return done(fault);
		request.bodyText = bytes.toString();
		return request.bodyText === '' ? done(null, undefined) : parseJson(request, request.bodyText, done);
	});
}

function wantsFile({ routeOptions: { config } }: FastifyRequest): UnsupportedMedia | null {
	const { upload } = config.call ?? {};
	return upload ? new UnsupportedMedia(`The body must be the file: send Content-Type: ${upload}.`) : null;
}

function faultOf({ headers }: FastifyRequest, bytes: Buffer): DomainError | null {
	const { 'content-encoding': encoding = 'identity' } = headers;
	if (encoding !== 'identity') {
		return new UnsupportedMedia('The body must come as it is: send it without Content-Encoding.');
	}
	// Decoding would put a mark of its own in place of what it cannot read, and that would be stored.
	return isUtf8(bytes) ? null : new Invalid('The request cannot be read: its text is not UTF-8.');
}

interface SchemaNode {
	readonly properties?: Readonly<Record<string, TSchema>>;
	readonly anyOf?: readonly SchemaNode[];
	readonly maxItems?: number;
}

/**
 * What of a body is worth checking: the fields that its schema knows, and of a list that is too long no more than shows
 * that it is. To take tens of thousands of unknown fields away one by one, or to find an error in each of half a million
 * items, is time in which nobody gets a response.
 */
export function knownPart(schema: TSchema | undefined, value: unknown): unknown {
	const node: SchemaNode = schema ?? {};
	const { properties, maxItems } = node.anyOf?.find((branch) => branch.properties) ?? node;
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return maxItems === undefined ? value : value.slice(0, maxItems + 1);
	if (!properties) return value;
	const sent = value as Readonly<Record<string, unknown>>;
	const known = Object.entries(properties).filter(([name]) => Object.hasOwn(sent, name));
	return Object.fromEntries(known.map(([name, property]) => [name, knownPart(property, sent[name])]));
}

/**
 * What a call brings along, checked by its schemas. `id` is that of the path, 0 where the path has none; `code` is the one
 * of a pass and `key` that of a finding, as they were sent.
 */
export interface Input<C extends Call = Call> {
	readonly id: number;
	readonly code: string;
	readonly key: string;
	readonly body: BodyOf<C>;
	readonly query: QueryOf<C>;
}

/** The call's input, its id read from the path. Throws NotFound for an id that nothing can have. */
export function inputOf(request: FastifyRequest): Input {
	const { code = '', key = '', ...ids } = request.params as Readonly<Record<string, string>>;
	const [id] = Object.values(ids);
	return { id: id === undefined ? 0 : idOf(id), code, key, body: request.body, query: request.query } as Input;
}

function idOf(text: string): number {
	const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
	if (id <= MAX_ID) return id;
	throw new NotFound('There is nothing with this id.');
}
