import type { FastifyInstance } from 'fastify';

/**
 * One line per write and per refusal, with request id, user and time taken; reads that went well are not worth a line.
 * Neither bodies nor headers are logged, so no password, token or telephone number is (RELIABILITY REL-81).
 */
export function logWrites(app: FastifyInstance): void {
	app.addHook('onResponse', (request, reply, done) => {
		const { method, session, log } = request;
		const isWrite = method !== 'GET' && method !== 'HEAD';
		if (isWrite || reply.statusCode >= 400) {
			log.info(
				{
					reqId: request.id,
					method,
					url: request.url,
					status: reply.statusCode,
					ms: Math.round(reply.elapsedTime),
					user: session?.user.id,
				},
				'answered',
			);
		}
		done();
	});
}
