import { createHash, timingSafeEqual } from 'node:crypto';
import { API_PREFIX } from '@crossload/contract';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { Unauthorized } from '../../http/refusals.ts';
import type { Route } from '../../http/route.ts';
import type { LiveTally } from '../../live/live-tally.ts';
import { RequestMeasures, SECONDS } from './request-measures.ts';

/** The only address of it; it is no call of the contract, as it answers no JSON and no user. */
const ADDRESS = `${API_PREFIX}/metrics`;

/**
 * What Prometheus is told (RELIABILITY REL-82). Only made when there is a metrics token: otherwise nothing is measured,
 * and the address is as unknown as any other. No label says anything of the festival.
 */
export class Metrics {
	readonly #registry = new Registry();
	readonly #registers = [this.#registry];
	readonly #token: string;

	constructor(token: string, database: Database) {
		this.#token = token;
		collectDefaultMetrics({ register: this.#registry });
		this.#tellOf(database);
	}

	/** The same routes, with count kept of answers built and of the time that writes take. */
	around(routes: readonly Route[]): Route[] {
		const built = this.#counter('crossload_answers_built_total', 'Answers built because no bytes were ready.');
		const writing = new Histogram({
			name: 'crossload_write_seconds',
			help: 'Time of a write within its transaction, without waiting for its turn and for the disk.',
			buckets: SECONDS,
			registers: this.#registers,
		});
		return routes.map((route): Route => {
			if (route.kind === 'read') return { ...route, read: counted(built, route.read) };
			return route.kind === 'write' ? { ...route, write: timed(writing, route.write) } : route;
		});
	}

	/** Begins to measure a server and answers whoever has the token. */
	serve(app: FastifyInstance, live: LiveTally): void {
		const requests = new RequestMeasures(app.server);
		app.addHook('onClose', async () => requests.stop());
		this.#countReplays(app);
		this.#tellOfLive(live);
		const isToken = equalTo(`Bearer ${this.#token}`);
		app.get(ADDRESS, async (request, reply) => {
			if (!isToken(request.headers.authorization ?? '')) throw new Unauthorized('The metrics need their own token.');
			const text = `${await this.#registry.metrics()}\n${requests.text()}`;
			return reply.header('content-type', this.#registry.contentType).header('cache-control', 'no-store').send(text);
		});
	}

	#counter(name: string, help: string): Counter {
		return new Counter({ name, help, registers: this.#registers });
	}

	#countReplays(app: FastifyInstance): void {
		const replays = this.#counter('crossload_idempotent_replays_total', 'Writes answered again from their key.');
		app.addHook('onResponse', (_request, reply, done) => {
			if (reply.hasHeader('idempotency-replayed')) replays.inc();
			done();
		});
	}

	#tellOfLive(live: LiveTally): void {
		const registers = this.#registers;
		const tell = (name: string, help: string, read: () => number) =>
			new Counter({
				name,
				help,
				registers,
				collect() {
					this.reset();
					this.inc(read());
				},
			});
		new Gauge({
			name: 'crossload_live_streams',
			help: 'Event streams that are open.',
			registers,
			collect() {
				this.set(live.open);
			},
		});
		tell('crossload_live_events_total', 'Events told, once for every stream that was told.', () => live.events);
		tell('crossload_live_dropped_total', 'Streams dropped because nobody read them fast enough.', () => live.dropped);
	}

	#tellOf({ engine, revision }: Database): void {
		const registers = this.#registers;
		new Gauge({
			name: 'crossload_revision',
			help: 'The latest committed revision that this node knows of.',
			registers,
			async collect() {
				// Whoever watches is answered all the more when the database is not to be reached.
				this.set(await Promise.resolve(revision.current()).catch(() => Number.NaN));
			},
		});
		const info = { name: 'crossload_database_info', help: 'Which database engine is in use.' };
		new Gauge({ ...info, labelNames: ['engine'] as const, registers }).set({ engine }, 1);
	}
}

function counted<A extends unknown[], T>(counter: Counter, read: (...given: A) => Promise<T>) {
	return (...given: A): Promise<T> => {
		counter.inc();
		return read(...given);
	};
}

function timed<A extends unknown[], T>(histogram: Histogram, write: (...given: A) => Promise<T>) {
	return async (...given: A): Promise<T> => {
		const stop = histogram.startTimer();
		try {
			return await write(...given);
		} finally {
			stop();
		}
	};
}

/** Compares in a time that says nothing of how much is right. */
function equalTo(expected: string): (given: string) => boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	const wanted = digest(expected);
	return (given) => timingSafeEqual(digest(given), wanted);
}
