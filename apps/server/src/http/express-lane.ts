import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Call } from '@crossload/contract';
import type { Instant } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import { mayCall } from './admit.ts';
import { type CachedAnswers, hasSeen, keyOf, minuteOf, type ReadyAnswer, readyHeaders } from './cached-answers.ts';
import { encodingFor } from './encoding.ts';
import type { Redactor } from './redaction.ts';
import { toldRevision } from './revision-header.ts';
import type { Freshness } from './route.ts';
import type { Authenticate } from './session.ts';

/** A reading call at a fixed address. */
interface Lane {
	readonly call: Call;
	readonly redactor: Redactor;
	readonly freshness: Freshness;
}

interface ExpressDependencies {
	readonly database: Database;
	readonly authenticate: Authenticate;
	readonly clock: () => Instant;
	readonly answers: CachedAnswers;
	readonly standingHeaders: () => Readonly<Record<string, string>>;
}

/**
 * Lists whose bytes are ready leave here, before the framework is asked: after every change everyone reads at once, and
 * this halves what a read costs. It answers only what is certain (a known token, the right, bytes of this revision);
 * everything else, refusals included, goes the usual way, which answers the same.
 */
export class ExpressLane {
	readonly #dependencies: ExpressDependencies;
	readonly #lanes = new Map<string, Lane>();

	constructor(dependencies: ExpressDependencies) {
		this.#dependencies = dependencies;
	}

	/** Opens a lane for a reading call at this address. */
	open(url: string, lane: Lane): void {
		this.#lanes.set(url, lane);
	}

	/** Nothing leaves here any more: a server that stops refuses what comes. */
	close(): void {
		this.#lanes.clear();
	}

	/** Answers what it can; the rest goes to `otherwise`. */
	before(otherwise: RequestListener): RequestListener {
		return (request, response) => {
			const lane = request.method === 'GET' ? this.#lanes.get(request.url ?? '') : undefined;
			const answer = lane && this.#readyAnswer(lane, request);
			if (!answer || !this.#send(request, response, answer)) otherwise(request, response);
		};
	}

	#readyAnswer(lane: Lane, { headers }: IncomingMessage): ReadyAnswer | undefined {
		if (headers.host === undefined) return undefined;
		try {
			return this.#answerKept(lane, headers);
		} catch {
			// Who is asking, or the database: the usual way says which.
			return undefined;
		}
	}

	#answerKept({ call, redactor, freshness }: Lane, headers: IncomingHttpHeaders): ReadyAnswer | undefined {
		const { database, authenticate, clock, answers } = this.#dependencies;
		const session = authenticate(headers.authorization);
		if (session instanceof Promise) return void session.catch(() => {});
		const revision = database.revision.current();
		if (typeof revision !== 'number' || !mayCall(call, session)) return undefined;
		if (toldRevision(headers) > revision) return undefined;
		const level = redactor.level(session.user.permissions);
		const minute = freshness === 'minute' ? minuteOf(clock()) : null;
		return answers.ready(revision, keyOf({ path: call.path, id: 0, level, minute }));
	}

	#send(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): boolean {
		const standing = this.#dependencies.standingHeaders();
		if (hasSeen(request.headers['if-none-match'], answer)) {
			response.writeHead(304, { ...standing, ...readyHeaders(answer) }).end();
			return true;
		}
		const encoding = encodingFor(request, answer.identity.length);
		const bytes = encoding === 'identity' ? answer.identity : answer.compressed.get(encoding);
		if (!(bytes instanceof Buffer)) return false;
		const headers = { ...standing, ...readyHeaders(answer, encoding), 'content-length': bytes.length };
		response.writeHead(200, headers).end(bytes);
		return true;
	}
}
