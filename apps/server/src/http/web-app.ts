import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_PREFIX } from '@crossload/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

/** Addresses that open something by a code in them: no page that they lead to learns of it (ON-SITE.md, WALL-01). */
const SECRET_ADDRESS = /^\/(?:display|calendar|shared|pass)\//;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app from the same origin; every path that is no file and no call is one of its routes. Without a
 * build (tests of the calls alone) only the calls respond.
 *
 * An upgrade puts another build in its place while the server runs (tools/launch/web-build.mjs). Files that it was not
 * started with are looked for then: those of the new page, and those that pages opened before still ask for.
 */
export async function serveWebApp(app: FastifyInstance, folder: string | null): Promise<void> {
	const builds = folder !== null && existsSync(folder) ? [folder, `${folder}.old`] : [];
	const [current] = builds;
	if (current !== undefined) {
		await app.register(fastifyStatic, {
			root: current,
			wildcard: false,
			preCompressed: true,
			cacheControl: false,
			setHeaders: (reply, path) => {
				reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache');
			},
		});
	}
	// Nothing is handed back: a reply that is waited for is listened to once more, and files are waited for already.
	app.setNotFoundHandler((request, reply) => {
		if (SECRET_ADDRESS.test(request.url)) reply.header('referrer-policy', 'no-referrer');
		const file = fileFor(request);
		const build = file && builds.find((each) => existsSync(join(each, file)));
		if (file && build) reply.sendFile(file, build);
		else sendUnknown(request, reply);
	});
}

/** The page that all routes of the web app begin with; null without a build. An upgrade may have put another in its place. */
export function pageOf(folder: string | null) {
	return async () => {
		const file = folder === null ? null : join(folder, 'index.html');
		if (file === null || !existsSync(file)) return null;
		return { type: 'text/html; charset=utf-8', body: await readFile(file) };
	};
}

/**
 * A file that only a build has, or the page: for the web app's routes, and for whatever else a browser opens, as the web
 * app says best that it is not there.
 */
function fileFor({ method, url, headers }: FastifyRequest): string | null {
	const [path = ''] = url.split('?');
	if ((method !== 'GET' && method !== 'HEAD') || isCall(path)) return null;
	if (/^\/assets\/[\w-][\w.-]*$/.test(path)) return path.slice(1);
	const isPage = !/\.[a-z0-9]+$/i.test(path) || headers.accept?.includes('text/html');
	return isPage ? 'index.html' : null;
}

function isCall(path: string): boolean {
	return path === API_PREFIX || path.startsWith(`${API_PREFIX}/`);
}

function sendUnknown({ method }: FastifyRequest, reply: FastifyReply): void {
	const message = `There is nothing to ${method} at this address.`;
	sendError(reply, { statusCode: 404, error: 'Not Found', message });
}
