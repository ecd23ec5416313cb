import { API_PREFIX, operationCalls } from '@crossload/contract';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../errors/domain-errors.ts';

/** Milliseconds that requests under way may take to finish, and all connections to go; together below STOP_LIMIT. */
const FINISH_LIMIT = 4000;
const CLOSE_LIMIT = 1500;

/** Health checks still get a response while the server stops. */
const ALIVE = `${API_PREFIX}${operationCalls.health.path}`;

/**
 * Shuts a server down in order (RELIABILITY REL-80): from the first moment on everything new is refused with 503, readiness
 * included, while it still listens; what is under way is finished; then the connections are closed. Register it after
 * what ends its own long responses at that moment.
 */
export function gracefulShutdown(app: FastifyInstance): void {
	let underWay = 0;
	let isLeaving = false;
	let lastIsDone = () => {};
	const done = () => {
		underWay -= 1;
		if (underWay === 0) lastIsDone();
	};
	app.addHook('onRequest', (request, reply, next) => {
		if (isLeaving && request.routeOptions.url !== ALIVE) {
			reply.header('connection', 'close');
			next(new Unavailable('The server is stopping. Try again in a moment.', { retryAfter: 1 }));
			return;
		}
		// A request whose client has left already is not under way, and emits no 'close' any more.
		if (!reply.raw.destroyed) {
			underWay += 1;
			reply.raw.once('close', done);
		}
		next();
	});
	app.addHook('preClose', async () => {
		isLeaving = true;
		await new Promise<void>((finished) => {
			lastIsDone = finished;
			if (underWay === 0) finished();
			setTimeout(finished, FINISH_LIMIT).unref();
		});
		// Clients that are still sending a request by then, or do not read a response, are not waited for.
		setTimeout(() => app.server.closeAllConnections(), CLOSE_LIMIT).unref();
	});
}
