import type { ShareKind } from '@crossload/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Negotiator } from 'negotiator';
import { NotFound } from '../../errors/domain-errors.ts';
import type { KnownShare } from './share.store.ts';
import { SHARE_ENDED_PAGE } from './share-ended-page.ts';
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
 * to learns of them, and whatever is not valid is not found, which a person who opens a display's reads on a page
 * (ON-SITE.md, WALL-01 and WALL-02).
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
		if (found) return sendContent(request, reply, found);
		if (kind === 'display' && prefersPage(request)) return reply.code(404).type(PAGE_TYPE).send(SHARE_ENDED_PAGE);
		throw new NotFound('This link is not valid, or not any more. Ask the production office for a new one.');
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
const PAGE_TYPE = 'text/html; charset=utf-8';

/** Browsers ask for pages before all else; the display's own page and programs, which ask for JSON or say nothing, get that. */
function prefersPage(request: FastifyRequest): boolean {
	return new Negotiator(request).mediaTypes([JSON_TYPE, 'text/html'])[0] === 'text/html';
}
