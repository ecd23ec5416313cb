import type { LoginScreen } from '@crossload/contract';
import type { Instant } from '@crossload/domain';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { activityLive } from './features/activity/activity.live.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { alertRoutes } from './features/alert/alert.routes.ts';
import { bandLive } from './features/band/band.live.ts';
import { bandRoutes } from './features/band/band.routes.ts';
import { calendarContent } from './features/calendar/calendar-content.ts';
import { carryOverRoutes } from './features/carry-over/carry-over.routes.ts';
import { changeRoutes } from './features/change/change.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { exportRoutes } from './features/export/export.routes.ts';
import { importRoutes } from './features/import/import.routes.ts';
import { noteLive } from './features/note/note.live.ts';
import { noteRoutes } from './features/note/note.routes.ts';
import { operationRoutes } from './features/operation/operation.routes.ts';
import { personLive } from './features/person/person.live.ts';
import { personRoutes } from './features/person/person.routes.ts';
import { acceptanceLive } from './features/plan/acceptance.live.ts';
import { withLapses } from './features/plan/acceptance.service.ts';
import { planRoutes } from './features/plan/plan.routes.ts';
import { PlanCache } from './features/plan/plan-cache.ts';
import { planSettingsLive } from './features/plan/plan-settings.live.ts';
import { positionLive } from './features/position/position.live.ts';
import { positionRoutes } from './features/position/position.routes.ts';
import { pushRoutes } from './features/push/push.routes.ts';
import type { PushSettings } from './features/push/push-request.ts';
import { runAlerts } from './features/push/run-alerts.ts';
import { Logins } from './features/session/login.service.ts';
import { hashPassword, verifyPassword } from './features/session/passwords.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { Sessions } from './features/session/sessions.ts';
import { setupRoutes } from './features/setup/setup.routes.ts';
import { shareRoutes } from './features/share/share.routes.ts';
import { displayContent, serveShares } from './features/share/share-pages.ts';
import { ShareSessions } from './features/share/share-sessions.ts';
import { sheetContent } from './features/sheet/shared-sheet.ts';
import { sheetPrinter, sheetRoutes } from './features/sheet/sheet.routes.ts';
import type { SheetPrinter } from './features/sheet/sheet-printer.ts';
import { stageLive } from './features/stage/stage.live.ts';
import { stageRoutes } from './features/stage/stage.routes.ts';
import { teamFunctionLive } from './features/team-function/team-function.live.ts';
import { teamFunctionRoutes } from './features/team-function/team-function.routes.ts';
import { templateLive } from './features/template/template.live.ts';
import { templateRoutes } from './features/template/template.routes.ts';
import { userLive } from './features/user/user.live.ts';
import { userRoutes } from './features/user/user.routes.ts';
import { vehicleLive } from './features/vehicle/vehicle.live.ts';
import { vehicleRoutes } from './features/vehicle/vehicle.routes.ts';
import { vehiclePassRoutes } from './features/vehicle/vehicle-pass.routes.ts';
import { watchRoutes } from './features/watch/watch.routes.ts';
import { collectDocumentation, serveDocumentation } from './http/api-documentation.ts';
import { createFastify } from './http/create-fastify.ts';
import { handleErrors } from './http/errors.ts';
import { gracefulShutdown } from './http/graceful-shutdown.ts';
import { registerRoutes } from './http/register-routes.ts';
import { logWrites } from './http/request-log.ts';
import { ResponseCache } from './http/response-cache.ts';
import { awaitRevision } from './http/revision-header.ts';
import type { Route } from './http/route.ts';
import { pageOf, serveWebApp } from './http/web-app.ts';
import { registerLive } from './live/live.routes.ts';
import { LiveFeed } from './live/live-feed.ts';
import type { LiveFeedOptions } from './live/live-feed-options.ts';
import { ViewRows, wholeLists } from './live/view-rows.ts';

const VERSION = '0.1.0';
/** What the app works with; tests give their own. */
export interface AppDependencies
	extends Pick<Config, 'tokenHours' | 'minPasswordLength' | 'publicAddress' | 'metricsToken'> {
	readonly database: Database;
	readonly clock: () => Instant;
	readonly loginScreen: LoginScreen;
	/** The built web app's folder; null serves the calls alone. */
	readonly webFolder: string | null;
	readonly trustProxy: string | false;
	/** How alerts are sent to phones whose app is closed. */
	readonly push: PushSettings;
	readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

/** The lists whose rows are sent live and kept ready, and how each knows what alters them. */
const LIVE_SOURCES = [
	activityLive,
	bandLive,
	vehicleLive,
	positionLive,
	stageLive,
	personLive,
	teamFunctionLive,
	planSettingsLive,
	templateLive,
	noteLive,
	userLive,
];

/** The calls that need nothing but the database. */
const ENTITY_ROUTES = [
	...dashboardRoutes,
	...bandRoutes,
	...vehicleRoutes,
	...vehiclePassRoutes,
	...positionRoutes,
	...activityRoutes,
	...stageRoutes,
	...personRoutes,
	...teamFunctionRoutes,
	...watchRoutes,
	...shareRoutes,
	...changeRoutes,
	...noteRoutes,
	...importRoutes,
	...setupRoutes,
	...carryOverRoutes,
];

/** The whole server, not yet listening. This is its table of contents. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
	const { database, clock, tokenHours } = dependencies;
	const logins = new Logins({ database, clock });

	const app = createFastify(dependencies);
	const shares = new ShareSessions({
		database,
		clock,
		onFailure: (error) => app.log.error(error, 'a use was not noted'),
	});
	const shareSession = (token: string) => shares.sessionOf(token);
	const sessions = await Sessions.open({ database, clock, tokenHours, shareSession });
	const secrets = { hash: hashPassword, verify: verifyPassword };
	const responses = new ResponseCache();

	const planCache = new PlanCache();
	const printer = sheetPrinter(app);
	const routes = allRoutes(dependencies, { printer, logins, sessions, planCache });
	const viewRows = new ViewRows(wholeLists(routes, LIVE_SOURCES));
	const responding = {
		database,
		clock,
		authenticate: sessions.authenticate,
		secrets,
		responses,
		runWrite: withLapses(planCache),
		onFailedWrite: () => planCache.forget(),
		sources: LIVE_SOURCES,
		viewRows,
	};
	addHooks(app, responding);
	await collectDocumentation(app, VERSION);
	const metrics = await metricsFor(dependencies);
	registerRoutes(app, metrics?.around(routes) ?? routes, responding);
	const sources = [...LIVE_SOURCES, acceptanceLive(planCache)];
	const feed = await addLiveUpdates(app, { ...responding, sources, plan: planCache, push: dependencies.push });
	metrics?.serve(app, feed.counters);
	gracefulShutdown(app);
	await serveDocumentation(app);
	serveShares(app, shares, {
		display: displayContent(pageOf(dependencies.webFolder)),
		calendar: calendarContent(responding),
		sheet: sheetContent({ ...responding, printer, festival: dependencies.loginScreen.name }),
	});
	await serveWebApp(app, dependencies.webFolder);
	return app;
}

/** What routes are made of besides the dependencies. */
interface Parts {
	readonly printer: SheetPrinter;
	readonly logins: Logins;
	readonly sessions: Sessions;
	readonly planCache: PlanCache;
}

/** Every call with what handles it. */
function allRoutes(dependencies: AppDependencies, { printer, logins, sessions, planCache }: Parts): Route[] {
	const { database, clock, loginScreen, minPasswordLength, push } = dependencies;
	return [
		...sessionRoutes({ logins, sessions }),
		...ENTITY_ROUTES,
		...planRoutes(database, planCache),
		...templateRoutes(database, planCache),
		...userRoutes({ verify: logins.verify, minLength: minPasswordLength }),
		...alertRoutes(clock),
		...pushRoutes(push),
		...sheetRoutes(printer, dependencies),
		...exportRoutes(dependencies),
		...operationRoutes(database, loginScreen),
	];
}

/** What happens around every request. */
function addHooks(
	app: FastifyInstance,
	dependencies: Parameters<typeof handleErrors>[1] & Pick<AppDependencies, 'database'>,
) {
	handleErrors(app, dependencies);
	logWrites(app);
	app.addHook('onRequest', awaitRevision(dependencies.database));
}

type LiveDependencies = Pick<LiveFeedOptions, 'database' | 'authenticate' | 'clock' | 'sources' | 'viewRows'> &
	Pick<AppDependencies, 'push'> & { readonly plan: PlanCache };

async function addLiveUpdates(app: FastifyInstance, dependencies: LiveDependencies): Promise<LiveFeed> {
	const feed = new LiveFeed({
		...dependencies,
		onFailure: (error) => app.log.error(error, 'a change could not be sent to the open streams'),
	});
	await feed.start();
	registerLive(app, feed, dependencies.authenticate);
	await runAlerts(app, { ...dependencies, feed });
	return feed;
}

/** What measures costs time and memory: it is loaded only where somebody looks at it. */
async function metricsFor({ metricsToken, database }: AppDependencies) {
	if (metricsToken === null) return null;
	const { Metrics } = await import('./features/operation/metrics.ts');
	return new Metrics(metricsToken, database);
}
