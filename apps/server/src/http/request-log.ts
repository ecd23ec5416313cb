import type { FastifyInstance, FastifyRequest } from 'fastify';

/** No row has more digits in its id; a telephone number does. */
const ROWS_ID = /^\d{1,7}$/;

/**
 * One line per write and per error, with request id, user and time taken; reads that went well are not worth a line.
 * Neither bodies nor headers are logged, and of an address only what the server itself has named, so that no password,
 * token or telephone number is, wherever somebody puts it (RELIABILITY REL-50, REL-81).
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
					url: addressOf(request),
					status: reply.statusCode,
					ms: Math.round(reply.elapsedTime),
					...(session?.share ? { share: session.share.id } : { user: session?.user.id }),
				},
				'answered',
			);
		}
		done();
	});
}

/** The route with the row's id but without a pass's code or a share's token; for an address that there is not, that it is unknown. */
function addressOf({ routeOptions, params }: FastifyRequest): string {
	const { id } = (params ?? {}) as { id?: string };
	const route = routeOptions.url?.replace(/:(?:code|token)$/, '…') ?? 'unknown';
	return id !== undefined && ROWS_ID.test(id) ? route.replace(':id', id) : route;
}

/** What is logged of an error: what the program says, not the rows and requests that drivers and parsers hang on to it. */
export function plainError(error: Error & { readonly code?: string }) {
	const { message, stack = '', code } = error;
	return { type: error.constructor.name, message, stack, ...(code !== undefined && { code }) };
}
