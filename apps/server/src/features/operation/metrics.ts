import { createHash, timingSafeEqual } from 'node:crypto';
import { API_PREFIX, liveCall } from '@crossload/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { Unauthorized } from '../../errors/domain-errors.ts';
import type { Route } from '../../http/route.ts';
import type { LiveCounters } from '../../live/live-counters.ts';

/** The only address of it; it is no call of the contract, as it returns no JSON and knows no user. */
const ADDRESS = `${API_PREFIX}/metrics`;

/** Upper bounds that times are counted below, in seconds: from a response that is ready to one that nobody waits for. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * The metrics for Prometheus (RELIABILITY REL-82). Only made when there is a metrics token: otherwise nothing is measured,
 * and the address is as unknown as any other. No label says anything of the festival.
 */
export class Metrics {
	readonly #registry = new Registry();
	readonly #registers = [this.#registry];
	readonly #token: string;

	constructor(token: string, database: Database) {
		this.#token = token;
		collectDefaultMetrics({ register: this.#registry });
		this.#describeDatabase(database);
	}

	/** The same routes, with count kept of responses built and of the time that writes take. */
	around(routes: readonly Route[]): Route[] {
		const built = this.#counter('crossload_answers_built_total', 'Responses built because no bytes were ready.');
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

	/** Begins to measure a server and serves the metrics to requests with the token. */
	serve(app: FastifyInstance, live: LiveCounters): void {
		this.#timeRequests(app);
		this.#countReplays(app);
		this.#countStreams(live);
		const isToken = equalTo(`Bearer ${this.#token}`);
		app.get(ADDRESS, async (request, reply) => {
			if (!isToken(request.headers.authorization ?? '')) throw new Unauthorized('The metrics need their own token.');
			const headers = { 'content-type': this.#registry.contentType, 'cache-control': 'no-store' };
			return reply.headers(headers).send(await this.#registry.metrics());
		});
	}

	#counter(name: string, help: string): Counter {
		return new Counter({ name, help, registers: this.#registers });
	}

	#timeRequests(app: FastifyInstance): void {
		const requests = new Histogram({
			name: 'crossload_request_seconds',
			help: 'Time until a response was handed over, by method, route and status.',
			labelNames: ['method', 'route', 'status'] as const,
			buckets: SECONDS,
			registers: this.#registers,
		});
		app.addHook('onResponse', (request, reply, done) => {
			// A stream's time is how long somebody listened: streams are counted by themselves.
			if (request.routeOptions.config.call !== liveCall) {
				const method = METHODS.has(request.method) ? request.method : 'other';
				const labels = { method, route: routeOf(request), status: reply.statusCode };
				requests.observe(labels, reply.elapsedTime / 1000);
			}
			done();
		});
	}

	#countReplays(app: FastifyInstance): void {
		const replays = this.#counter('crossload_idempotent_replays_total', 'Writes whose first response was sent again.');
		app.addHook('onResponse', (_request, reply, done) => {
			if (reply.hasHeader('idempotency-replayed')) replays.inc();
			done();
		});
	}

	#countStreams(live: LiveCounters): void {
		const registers = this.#registers;
		const addCounter = (name: string, help: string, read: () => number) =>
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
		addCounter('crossload_live_events_total', 'Events sent, once for every stream.', () => live.events);
		addCounter(
			'crossload_live_dropped_total',
			'Streams dropped because nobody read them fast enough.',
			() => live.dropped,
		);
	}

	#describeDatabase({ engine, revision }: Database): void {
		const registers = this.#registers;
		new Gauge({
			name: 'crossload_revision',
			help: 'The latest committed revision that this node knows of.',
			registers,
			async collect() {
				// Metrics are needed all the more when the database cannot be reached.
				this.set(await Promise.resolve(revision.current()).catch(() => Number.NaN));
			},
		});
		const info = { name: 'crossload_database_info', help: 'Which database engine is in use.' };
		new Gauge({ ...info, labelNames: ['engine'] as const, registers }).set({ engine }, 1);
	}
}

/** The call's path. What is no call has no name of its own: anybody may make one up. */
function routeOf({ url, routeOptions }: FastifyRequest): string {
	const { call } = routeOptions.config;
	if (call) return API_PREFIX + call.path;
	const [path = ''] = url.split('?');
	return path === API_PREFIX || path.startsWith(`${API_PREFIX}/`) ? 'other call' : 'web app';
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
