import { randomUUID } from 'node:crypto';
import type { Festival } from '@crossload/contract';
import type { Instant } from '@crossload/domain';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Database } from './db/database.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { bandRoutes } from './features/band/band.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { operationRoutes } from './features/operation/operation.routes.ts';
import { personRoutes } from './features/person/person.routes.ts';
import { positionRoutes } from './features/position/position.routes.ts';
import { Logins } from './features/session/login.service.ts';
import { hashPassword } from './features/session/passwords.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { Sessions } from './features/session/sessions.ts';
import { stageRoutes } from './features/stage/stage.routes.ts';
import { teamFunctionRoutes } from './features/team-function/team-function.routes.ts';
import { userRoutes } from './features/user/user.routes.ts';
import { vehicleRoutes } from './features/vehicle/vehicle.routes.ts';
import { handleErrors } from './http/handle-errors.ts';
import { openApiDocument } from './http/openapi.ts';
import { registerRoutes } from './http/register-routes.ts';
import { logWrites } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { tellServerTime } from './http/server-time.ts';
import { addFormats, VALIDATOR_OPTIONS } from './http/validation.ts';
import { serveWebApp } from './http/web-app.ts';

const VERSION = '0.1.0';
const BODY_LIMIT = 1024 * 1024;

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
	tellServerTime(app, clock);
	await addSecurityHeaders(app);
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
		{ database, clock, authenticate: (authorization) => sessions.authenticate(authorization) },
	);
	await addDocumentation(app);
	await serveWebApp(app, dependencies.webFolder);
	return app;
}

function createFastify({ logger, trustProxy }: AppDependencies): FastifyInstance {
	const app = fastify({
		logger,
		trustProxy,
		bodyLimit: BODY_LIMIT,
		genReqId: () => randomUUID(),
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

/** The OpenAPI document, and a page to read it (CHECKLIST API-06). */
async function addDocumentation(app: FastifyInstance): Promise<void> {
	const document = openApiDocument(VERSION);
	app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
	// The document is of version 3.1, which the plugin's type does not know yet; it passes it on as it is.
	await app.register(swagger, { mode: 'static', specification: { document: document as never } });
	await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' } });
}
