import type { Instant } from '@crossload/domain';
import type { FastifyInstance } from 'fastify';

/** Every answer's Date header tells the server's clock, by which devices correct their own. */
export function tellServerTime(app: FastifyInstance, clock: () => Instant): void {
	let second = Number.NaN;
	let text = '';
	app.addHook('onRequest', (_request, reply, done) => {
		const now = Math.floor(clock() / 1000);
		if (now !== second) {
			second = now;
			text = new Date(now * 1000).toUTCString();
		}
		reply.header('date', text);
		done();
	});
}
