import { randomUUID } from 'node:crypto';
import type { Festival } from '@crossload/contract';
import type { Instant } from '@crossload/domain';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Database } from './db/database.ts';
import { activityLive } from './features/activity/activity.live.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { bandLive } from './features/band/band.live.ts';
import { bandRoutes } from './features/band/band.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { operationRoutes } from './features/operation/operation.routes.ts';
import { personLive } from './features/person/person.live.ts';
import { personRoutes } from './features/person/person.routes.ts';
import { positionLive } from './features/position/position.live.ts';
import { positionRoutes } from './features/position/position.routes.ts';
import { Logins } from './features/session/login.service.ts';
import { hashPassword } from './features/session/passwords.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { Sessions } from './features/session/sessions.ts';
import { stageLive } from './features/stage/stage.live.ts';
import { stageRoutes } from './features/stage/stage.routes.ts';
import { teamFunctionLive } from './features/team-function/team-function.live.ts';
import { teamFunctionRoutes } from './features/team-function/team-function.routes.ts';
import { userLive } from './features/user/user.live.ts';
import { userRoutes } from './features/user/user.routes.ts';
import { vehicleLive } from './features/vehicle/vehicle.live.ts';
import { vehicleRoutes } from './features/vehicle/vehicle.routes.ts';
import { handleErrors } from './http/handle-errors.ts';
import { openApiDocument } from './http/openapi.ts';
import { readableUrl } from './http/readable-url.ts';
import { registerRoutes } from './http/register-routes.ts';
import { logWrites } from './http/request-log.ts';
import type { RouteDependencies } from './http/route-dependencies.ts';
import type { Authenticate } from './http/session.ts';
import { addStandingHeaders } from './http/standing-headers.ts';
import { addFormats, VALIDATOR_OPTIONS } from './http/validation.ts';
import { serveWebApp } from './http/web-app.ts';
import { registerLive } from './live/live.routes.ts';
import { LiveFeed } from './live/live-feed.ts';

const VERSION = '0.1.0';
const BODY_LIMIT = 1024 * 1024;
/** As long as any address can be: an overlong id is an unknown one. */
const LONGEST_PARAMETER = 16_384;

/** What the app works with; tests give their own. */
export interface AppDependencies {
	readonly database: Database;
	readonly clock: () => Instant;
	readonly festival: Festival;
	/** The built web app's folder; null serves the calls alone. */
	readonly webFolder: string | null;
	readonly tokenHours: number;
	readonly minPasswordLength: number;
	readonly trustProxy: string | false;
	readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

/** The whole server, not yet listening. This is its table of contents. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
	const { database, clock, festival, tokenHours, minPasswordLength } = dependencies;
	const sessions = await Sessions.open({ database, clock, tokenHours });
	const logins = new Logins({ db: database.db, clock });

	const app = createFastify(dependencies);
	handleErrors(app, { database, clock });
	logWrites(app);
	addStandingHeaders(app, clock);
	const authenticate: Authenticate = (authorization) => sessions.authenticate(authorization);
	registerRoutes(
		app,
		[
			...sessionRoutes({ logins, sessions }),
			...dashboardRoutes,
			...bandRoutes,
			...vehicleRoutes,
			...positionRoutes,
			...activityRoutes,
			...stageRoutes,
			...personRoutes,
			...teamFunctionRoutes,
			...userRoutes({ hash: hashPassword, minLength: minPasswordLength }),
			...operationRoutes({ database, festival }),
		],
		{ database, clock, authenticate },
	);
	await addLiveUpdates(app, { database, clock, authenticate });
	await addDocumentation(app);
	await serveWebApp(app, dependencies.webFolder);
	return app;
}

function createFastify({ logger, trustProxy }: AppDependencies): FastifyInstance {
	const app = fastify({
		logger,
		trustProxy,
		bodyLimit: BODY_LIMIT,
		routerOptions: { maxParamLength: LONGEST_PARAMETER },
		rewriteUrl: ({ url = '/' }) => readableUrl(url),
		genReqId: () => randomUUID(),
		// A logger per request costs more than most requests; whoever logs names the request.
		childLoggerFactory: (parent) => parent,
		logController: new LogController({ disableRequestLogging: true }),
		ajv: { customOptions: VALIDATOR_OPTIONS, onCreate: addFormats },
	});
	// What stores answer is typed by the contract already; JSON.stringify says it as it is.
	app.setSerializerCompiler(() => (value) => JSON.stringify(value));
	app.removeAllContentTypeParsers();
	const parseJson = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
		if (body === '') done(null, undefined);
		else parseJson(request, String(body), done);
	});
	return app;
}

/** The event stream: which entities' rows are told, and how each knows what alters them. */
async function addLiveUpdates(app: FastifyInstance, dependencies: RouteDependencies): Promise<void> {
	const feed = new LiveFeed({
		...dependencies,
		sources: [activityLive, bandLive, vehicleLive, positionLive, stageLive, personLive, teamFunctionLive, userLive],
		onFailure: (error) => app.log.error(error, 'a change could not be told'),
	});
	await feed.start();
	registerLive(app, feed, dependencies.authenticate);
}

/** The OpenAPI document, and a page to read it (CHECKLIST API-06). */
async function addDocumentation(app: FastifyInstance): Promise<void> {
	const document = openApiDocument(VERSION);
	app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
	// The document is of version 3.1, which the plugin's type does not know yet; it passes it on as it is.
	await app.register(swagger, { mode: 'static', specification: { document: document as never } });
	await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' } });
}
