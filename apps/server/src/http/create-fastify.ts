import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { ExpressLane } from './express-lane.ts';
import { takeJsonAlone } from './json-bodies.ts';
import { readableUrl } from './readable-url.ts';
import { Invalid } from './refusals.ts';
import { plainError } from './request-log.ts';
import { refuseUnreadable } from './unreadable-requests.ts';
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

/**
 * Milliseconds in which nothing moves on a connection before it is closed, at the second look at the latest: whoever does
 * not read keeps a file open. Someone who reads slowly moves something, and so does the event stream; an answer takes 20
 * seconds at most, after which clients have given up.
 */
const LONGEST_SILENCE = 24_000;

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
		clientErrorHandler: refuseUnreadable(standingHeaders),
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
	const server = createServer(options, inTurn(listener));
	server.on('checkExpectation', inTurn(listener));
	server.timeout = LONGEST_SILENCE;
	return server;
}

/**
 * A request that comes before the one ahead of it is answered waits for its turn on the connection: hundreds sent at once
 * and never read would each keep a file open.
 */
function inTurn(listener: RequestListener): RequestListener {
	return (request, response) => {
		if (response.socket) listener(request, response);
		else response.once('socket', () => listener(request, response));
	};
}
