import type { ShareKind } from '@crossload/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../../errors/domain-errors.ts';
import type { KnownShare } from './share.store.ts';
import type { ShareSessions } from './share-sessions.ts';

/** What stands at a share's own address, by its kind; null where there is nothing to send. */
export type ShareContent = (share: KnownShare, request: FastifyRequest) => Promise<ShareContentResult | null>;

export interface ShareContentResult {
	readonly type: string;
	readonly body: Buffer | string;
	readonly etag?: string;
}

/**
 * Serves the addresses of shares, /display/…, /calendar/….ics and /shared/….pdf: no cache keeps them, no page that they lead
 * to learns of them, and whatever is not valid is not found (ON-SITE.md, WALL-01 and WALL-02).
 */
export function serveShares(
	app: FastifyInstance,
	shares: ShareSessions,
	content: Record<ShareKind, ShareContent>,
): void {
	const serve = (kind: ShareKind, ending: string) => async (request: FastifyRequest, reply: FastifyReply) => {
		reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
		const { token: named } = request.params as { token: string };
		const share = named.endsWith(ending) ? await shares.find(named.slice(0, named.length - ending.length)) : undefined;
		const found = share?.kind === kind ? await content[kind](share, request) : null;
		if (!found) throw new NotFound('This link is not valid, or not any more. Ask the production office for a new one.');
		return sendContent(request, reply, found);
	};
	app.get('/display/:token', serve('display', ''));
	app.get('/calendar/:token', serve('calendar', '.ics'));
	app.get('/shared/:token', serve('sheet', '.pdf'));
}

function sendContent(request: FastifyRequest, reply: FastifyReply, { type, body, etag }: ShareContentResult) {
	if (etag !== undefined) {
		reply.headers({ etag, 'cache-control': 'private, no-cache' });
		const seen = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
		if (seen?.some((one) => one === etag || one === '*')) return reply.code(304).send();
	}
	return reply.type(type).send(body);
}

/** A display's page, and for the page itself, which asks for JSON, what the share is called and shows. */
export function displayContent(page: () => Promise<ShareContentResult | null>): ShareContent {
	return async ({ name, view }, { headers }) => {
		if (headers.accept !== JSON_TYPE) return page();
		return { type: `${JSON_TYPE}; charset=utf-8`, body: JSON.stringify({ name, view }) };
	};
}

const JSON_TYPE = 'application/json';
