import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { API_PREFIX, OFFSET_HEADER } from '@crossload/contract';
import { festivalOffset, type Instant } from '@crossload/domain';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { Invalid } from '../errors/domain-errors.ts';
import { acceptOnlyJson } from './request-input.ts';
import { plainError } from './request-log.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { rejectUnreadable } from './unreadable-requests.ts';
import { takeFiles } from './uploaded-file.ts';
import { compilingOnUse } from './validation.ts';

/** Larger bodies are refused (CHECKLIST API-05). */
const BODY_LIMIT = 1024 * 1024;

/** As long as any address can be: an overlong id is an unknown one. */
const MAX_PARAMETER_LENGTH = 16_384;

/**
 * Milliseconds in which a request's headers, and all of it, must have come: a client that sends slowly on purpose is gone
 * within 30 seconds (RELIABILITY REL-61). Responses may take as long as they like, as the event stream does.
 */
const ARRIVAL_LIMITS = { headersTimeout: 12_000, requestTimeout: 24_000, connectionsCheckingInterval: 4000 };

/**
 * Milliseconds in which nothing moves on a connection before it is closed, at the second look at the latest: a client that does
 * not read keeps a file open. One that reads slowly moves something, and so does the event stream; a response takes 20
 * seconds at most, after which clients have given up.
 */
const IDLE_TIMEOUT_MS = 24_000;

/** Node would refuse a request without a host by itself, without a word (RELIABILITY REL-21). */
const SERVER_OPTIONS = { ...ARRIVAL_LIMITS, requireHostHeader: false };

interface FastifySettings {
	readonly logger: NonNullable<FastifyServerOptions['logger']>;
	readonly trustProxy: string | false;
	/** The server's clock: devices correct their own by the Date header. */
	readonly clock: () => Instant;
}

/** The framework, set up as this product wants it: JSON alone, nothing coerced. */
export function createFastify({ logger, trustProxy, clock }: FastifySettings): FastifyInstance {
	const app = fastify({
		logger: typeof logger === 'object' ? { ...logger, serializers: { err: plainError } } : logger,
		trustProxy,
		bodyLimit: BODY_LIMIT,
		// graceful-shutdown.ts refuses requests with its own message.
		return503OnClosing: false,
		clientErrorHandler: rejectUnreadable,
		serverFactory: (handler, options) => listeningBy({ ...options, ...SERVER_OPTIONS }, handler),
		routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
		rewriteUrl: ({ url = '/' }) => readableUrl(url),
		genReqId: () => randomUUID(),
		// A logger per request costs more than most requests; every log line names the request instead.
		childLoggerFactory: (parent) => parent,
		logController: new LogController({ disableRequestLogging: true }),
	});
	app.addHook('onRequest', ({ headers, raw }, reply, done) => {
		const date = new Date(clock()).toUTCString();
		reply.headers({ ...SECURITY_HEADERS, [OFFSET_HEADER]: festivalOffset(), date });
		const isHostless = headers.host === undefined && raw.httpVersion === '1.1';
		done(isHostless ? new Invalid('The request names no host.') : undefined);
	});
	app.setValidatorCompiler(compilingOnUse());
	// What stores return is typed by the contract already; JSON.stringify says it as it is.
	app.setSerializerCompiler(() => (value) => JSON.stringify(value));
	acceptOnlyJson(app);
	takeFiles(app);
	return app;
}

/** Node's server. What a request expects besides a response is passed over, where Node would refuse without a word. */
function listeningBy(options: ServerOptions, listener: RequestListener): Server {
	const server = createServer(options, inTurn(listener));
	server.on('checkExpectation', inTurn(listener));
	server.timeout = IDLE_TIMEOUT_MS;
	return server;
}

/**
 * A request that comes before the one ahead of it has its response waits for its turn on the connection: hundreds sent at once
 * and never read would each keep a file open.
 */
function inTurn(listener: RequestListener): RequestListener {
	return (request, response) => {
		if (response.socket) listener(request, response);
		else response.once('socket', () => listener(request, response));
	};
}

/** Addresses at which there is nothing: no call, and no file, so that only a browser gets the page that says so. */
const NO_CALL = `${API_PREFIX}/nowhere`;
const NO_FILE = '/no.where';

/**
 * The address itself, or one at which nothing is for one with broken percent escapes: so it gets the same response as any other
 * unknown address, by the one error handler and with the headers that every response has.
 */
function readableUrl(url: string): string {
	if (!url.includes('%')) return url;
	const [path = ''] = url.split('?');
	try {
		decodeURIComponent(path);
		return url;
	} catch {
		return path.startsWith(`${API_PREFIX}/`) ? NO_CALL : NO_FILE;
	}
}
