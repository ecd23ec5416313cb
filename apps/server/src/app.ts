import type { Festival } from '@crossload/contract';
import type { Instant } from '@crossload/domain';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
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
import { CachedAnswers } from './http/cached-answers.ts';
import { createFastify } from './http/create-fastify.ts';
import { departInOrder } from './http/departure.ts';
import { addDocumentation } from './http/documentation.ts';
import { ExpressLane } from './http/express-lane.ts';
import { handleErrors } from './http/handle-errors.ts';
import { registerRoutes } from './http/register-routes.ts';
import { logWrites } from './http/request-log.ts';
import { catchUp } from './http/revision-header.ts';
import type { Authenticate } from './http/session.ts';
import { standingHeaders } from './http/standing-headers.ts';
import { serveWebApp } from './http/web-app.ts';
import { registerLive } from './live/live.routes.ts';
import { LiveFeed, type LiveFeedOptions } from './live/live-feed.ts';

const VERSION = '0.1.0';
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
	/** Opens /api/metrics to whoever has it; null: there is no such address. */
	readonly metricsToken: string | null;
	readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

/** The whole server, not yet listening. This is its table of contents. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
	const { database, clock, festival, tokenHours, minPasswordLength } = dependencies;
	const sessions = await Sessions.open({ database, clock, tokenHours });
	const logins = new Logins({ database, clock });

	const authenticate: Authenticate = (authorization) => sessions.authenticate(authorization);
	const answering = { database, clock, authenticate, answers: new CachedAnswers() };
	const headers = standingHeaders(clock);
	const lane = new ExpressLane({ ...answering, standingHeaders: headers });

	const app = createFastify({ ...dependencies, lane, standingHeaders: headers });
	handleErrors(app, { database, clock });
	logWrites(app);
	app.addHook('onRequest', catchUp(database));
	const routes = [
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
	];
	const metrics = await metricsFor(dependencies);
	registerRoutes(app, metrics?.around(routes) ?? routes, { ...answering, lane });
	const feed = await addLiveUpdates(app, answering);
	metrics?.serve(app, feed.tally);
	departInOrder(app);
	await addDocumentation(app, VERSION);
	await serveWebApp(app, dependencies.webFolder);
	return app;
}

type LiveDependencies = Pick<LiveFeedOptions, 'database' | 'authenticate' | 'clock'>;

/** The event stream: which entities' rows are told, and how each knows what alters them. */
async function addLiveUpdates(app: FastifyInstance, dependencies: LiveDependencies): Promise<LiveFeed> {
	const feed = new LiveFeed({
		...dependencies,
		sources: [activityLive, bandLive, vehicleLive, positionLive, stageLive, personLive, teamFunctionLive, userLive],
		onFailure: (error) => app.log.error(error, 'a change could not be told'),
	});
	await feed.start();
	registerLive(app, feed, dependencies.authenticate);
	return feed;
}

/** What measures costs time and memory: it is loaded only where somebody looks at it. */
async function metricsFor({ metricsToken, database }: AppDependencies) {
	if (metricsToken === null) return null;
	const { Metrics } = await import('./features/operation/metrics.ts');
	return new Metrics(metricsToken, database);
}
