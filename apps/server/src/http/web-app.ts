import { existsSync } from 'node:fs';
import { API_PREFIX } from '@crossload/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app from the same origin; every path that is no file and no call is one of its routes. Without a
 * build (tests of the calls alone) only the calls are answered.
 */
export async function serveWebApp(app: FastifyInstance, folder: string | null): Promise<void> {
	const built = folder !== null && existsSync(folder);
	if (built) {
		await app.register(fastifyStatic, {
			root: folder,
			wildcard: false,
			preCompressed: true,
			cacheControl: false,
			setHeaders: (reply, path) => {
				reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache');
			},
		});
	}
	app.setNotFoundHandler(async (request, reply) => {
		if (built && isNavigation(request)) return await reply.sendFile('index.html');
		return answerUnknown(request, reply);
	});
}

function isNavigation({ method, url }: FastifyRequest): boolean {
	const [path = ''] = url.split('?');
	return (method === 'GET' || method === 'HEAD') && !isCall(path) && !/\.[a-z0-9]+$/i.test(path);
}

function isCall(path: string): boolean {
	return path === API_PREFIX || path.startsWith(`${API_PREFIX}/`);
}

function answerUnknown({ method }: FastifyRequest, reply: FastifyReply) {
	const message = `There is nothing to ${method} at this address.`;
	return sendError(reply, { statusCode: 404, error: 'Not Found', message });
}
