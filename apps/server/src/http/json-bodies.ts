import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Invalid, type Refusal, UnsupportedMedia } from './refusals.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The body as it was sent; empty without one. */
		bodyText: string;
	}
}

/** Bodies are JSON in UTF-8; everything else is refused instead of guessed at (CHECKLIST API-14, RELIABILITY REL-22). */
export function takeJsonAlone(app: FastifyInstance): void {
	app.decorateRequest('bodyText', '');
	app.removeAllContentTypeParsers();
	const parseJson = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
		const fault = faultOf(request, bytes);
		if (fault) return done(fault);
		request.bodyText = bytes.toString();
		return request.bodyText === '' ? done(null, undefined) : parseJson(request, request.bodyText, done);
	});
}

function faultOf({ headers }: FastifyRequest, bytes: Buffer): Refusal | null {
	const { 'content-encoding': encoding = 'identity' } = headers;
	if (encoding !== 'identity') {
		return new UnsupportedMedia('The body must come as it is: send it without Content-Encoding.');
	}
	// Decoding would put a mark of its own in place of what it cannot read, and that would be stored.
	return isUtf8(bytes) ? null : new Invalid('The request cannot be read: its text is not UTF-8.');
}
