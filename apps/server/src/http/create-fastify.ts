import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { ExpressLane } from './express-lane.ts';
import { readableUrl } from './readable-url.ts';
import { Invalid } from './refusals.ts';
import { plainError } from './request-log.ts';
import { addFormats, VALIDATOR_OPTIONS } from './validation.ts';

/** Larger bodies are refused (CHECKLIST API-05). */
const BODY_LIMIT = 1024 * 1024;

/** As long as any address can be: an overlong id is an unknown one. */
const LONGEST_PARAMETER = 16_384;

/**
 * Milliseconds in which a request's headers, and all of it, must have come: whoever sends slowly on purpose is gone
 * within 30 seconds (RELIABILITY REL-61). Answers may take as long as they like, as the event stream does.
 */
const ARRIVAL_LIMITS = { headersTimeout: 12_000, requestTimeout: 24_000, connectionsCheckingInterval: 4000 };

/** Node would refuse a request without a host by itself, without a word (RELIABILITY REL-21). */
const SERVER_OPTIONS = { ...ARRIVAL_LIMITS, requireHostHeader: false };

interface FastifySettings {
	readonly logger: NonNullable<FastifyServerOptions['logger']>;
	readonly trustProxy: string | false;
	readonly lane: ExpressLane;
	/** What every answer carries. */
	readonly standingHeaders: () => Readonly<Record<string, string>>;
}

/** The framework, set up as this product wants it: JSON alone, nothing coerced, ready answers before all else. */
export function createFastify({ logger, trustProxy, lane, standingHeaders }: FastifySettings): FastifyInstance {
	const app = fastify({
		logger: typeof logger === 'object' ? { ...logger, serializers: { err: plainError } } : logger,
		trustProxy,
		bodyLimit: BODY_LIMIT,
		// A server that stops refuses in its own words: see departure.ts.
		return503OnClosing: false,
		serverFactory: (handler, options) => listeningBy({ ...options, ...SERVER_OPTIONS }, lane.before(handler)),
		routerOptions: { maxParamLength: LONGEST_PARAMETER },
		rewriteUrl: ({ url = '/' }) => readableUrl(url),
		genReqId: () => randomUUID(),
		// A logger per request costs more than most requests; whoever logs names the request.
		childLoggerFactory: (parent) => parent,
		logController: new LogController({ disableRequestLogging: true }),
		ajv: { customOptions: VALIDATOR_OPTIONS, onCreate: addFormats },
	});
	app.addHook('onRequest', ({ headers, raw }, reply, done) => {
		reply.headers(standingHeaders());
		const isHostless = headers.host === undefined && raw.httpVersion === '1.1';
		done(isHostless ? new Invalid('The request names no host.') : undefined);
	});
	// What stores answer is typed by the contract already; JSON.stringify says it as it is.
	app.setSerializerCompiler(() => (value) => JSON.stringify(value));
	takeJsonAlone(app);
	return app;
}

/** Node's server. What a request expects besides an answer is passed over, where Node would refuse without a word. */
function listeningBy(options: ServerOptions, listener: RequestListener): Server {
	const server = createServer(options, listener);
	server.on('checkExpectation', listener);
	return server;
}

function takeJsonAlone(app: FastifyInstance): void {
	app.removeAllContentTypeParsers();
	const parseJson = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
		if (body === '') done(null, undefined);
		else parseJson(request, String(body), done);
	});
}
