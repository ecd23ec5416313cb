import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { ExpressLane } from './express-lane.ts';
import { readableUrl } from './readable-url.ts';
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
		logger,
		trustProxy,
		bodyLimit: BODY_LIMIT,
		serverFactory: (handler, options) => createServer({ ...options, ...ARRIVAL_LIMITS }, lane.before(handler)),
		routerOptions: { maxParamLength: LONGEST_PARAMETER },
		rewriteUrl: ({ url = '/' }) => readableUrl(url),
		genReqId: () => randomUUID(),
		// A logger per request costs more than most requests; whoever logs names the request.
		childLoggerFactory: (parent) => parent,
		logController: new LogController({ disableRequestLogging: true }),
		ajv: { customOptions: VALIDATOR_OPTIONS, onCreate: addFormats },
	});
	app.addHook('onRequest', (_request, reply, done) => {
		reply.headers(standingHeaders());
		done();
	});
	// What stores answer is typed by the contract already; JSON.stringify says it as it is.
	app.setSerializerCompiler(() => (value) => JSON.stringify(value));
	takeJsonAlone(app);
	return app;
}

function takeJsonAlone(app: FastifyInstance): void {
	app.removeAllContentTypeParsers();
	const parseJson = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
		if (body === '') done(null, undefined);
		else parseJson(request, String(body), done);
	});
}
