import { API_PREFIX, liveCall } from '@crossload/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorize, sessionOf } from '../http/authorize.ts';
import { acceptsGzip } from '../http/encoding.ts';
import type { Authenticate } from '../http/session.ts';
import type { LiveFeed } from './live-feed.ts';
import { LiveStream } from './live-stream.ts';

/** Serves the event stream (RELIABILITY REL-50 to REL-54). The token travels in the header, never in the URL. */
export function registerLive(app: FastifyInstance, feed: LiveFeed, authenticate: Authenticate): void {
	const options = { config: { call: liveCall }, onRequest: authorize(liveCall, authenticate) };
	app.get(`${API_PREFIX}${liveCall.path}`, options, async (request, reply) => {
		const isCompressed = acceptsGzip(request);
		const session = sessionOf(request);
		feed.expectBelowStreamLimit(session);
		reply.hijack();
		const { raw } = reply;
		// A client that left while the token was checked emits no 'close' any more.
		if (raw.destroyed) return;
		raw.writeHead(200, {
			...headersSetSoFar(reply.getHeaders()),
			'content-type': 'text/event-stream; charset=utf-8',
			'cache-control': 'no-store',
			'x-accel-buffering': 'no',
			// The connection serves nothing else after the stream, so that a server that stops need not wait for it.
			connection: 'close',
			...(isCompressed && { 'content-encoding': 'gzip' }),
		});
		if (request.method === 'HEAD') {
			raw.end();
			return;
		}
		const { authorization } = request.headers;
		const stream = new LiveStream(raw, { session, authorization, level: feed.level(session), isCompressed });
		raw.once('close', () => feed.close(stream));
		await feed.open(stream, headerOf(request, 'last-event-id')).catch((error: unknown) => {
			request.log.error({ err: error, reqId: request.id }, 'a live stream could not be opened');
			stream.drop();
		});
	});
	app.addHook('preClose', async () => feed.stop());
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
	const value = headers[name];
	return typeof value === 'string' ? value : undefined;
}

/** A hijacked reply sends none of the headers that hooks have set, unless they are handed over. */
function headersSetSoFar(headers: Readonly<Record<string, number | string | string[] | undefined>>) {
	return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}
