import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { ALL_CALLS, API_PREFIX, liveCall } from '@crossload/contract';

/** Upper bounds that times are counted below, in seconds: from an answer that is ready to one that nobody waits for. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const NAME = 'crossload_request_seconds';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const LIVE = API_PREFIX + liveCall.path;
const PATTERNS = new Set([...ALL_CALLS, liveCall].map(({ path }) => API_PREFIX + path));

interface Begun {
	readonly server: Server;
	readonly request: IncomingMessage;
}

interface Finished extends Begun {
	readonly response: { readonly statusCode: number };
}

/** How often a kind of answer was given, and how long that took. */
class Times {
	readonly labels: string;
	/** By the first of {@link SECONDS} that was enough; the last one is for what took longer than all. */
	readonly counts = new Array<number>(SECONDS.length + 1).fill(0);
	sum = 0;

	constructor(labels: string) {
		this.labels = labels;
	}

	add(seconds: number): void {
		this.sum += seconds;
		let bucket = 0;
		while (bucket < SECONDS.length && seconds > (SECONDS[bucket] ?? 0)) bucket += 1;
		this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
	}

	lines(): string[] {
		let count = 0;
		const buckets = this.counts.map((these, bucket) => {
			count += these;
			return `${NAME}_bucket{le="${SECONDS[bucket] ?? '+Inf'}",${this.labels}} ${count}`;
		});
		return [...buckets, `${NAME}_sum{${this.labels}} ${this.sum}`, `${NAME}_count{${this.labels}} ${count}`];
	}
}

/**
 * Counts and times every answer of a server by method, route and status, those from ready bytes included. Node tells of
 * them on its own channels, so that nothing is in the way of a request when nobody measures. It keeps the numbers
 * itself: the library's histogram takes several times as long to add one as a ready answer may cost.
 */
export class RequestMeasures {
	readonly #server: Server;
	readonly #begun = new WeakMap<IncomingMessage, number>();
	readonly #times = new Map<string, Times>();

	constructor(server: Server) {
		this.#server = server;
		subscribe('http.server.request.start', this.#begin);
		subscribe('http.server.response.finish', this.#finish);
	}

	stop(): void {
		unsubscribe('http.server.request.start', this.#begin);
		unsubscribe('http.server.response.finish', this.#finish);
	}

	/** All of it, as Prometheus reads it. */
	text(): string {
		const help = 'Time until an answer was handed over, by method, route and status.';
		const lines = [...new Set(this.#times.values())].flatMap((times) => times.lines());
		return `${[`# HELP ${NAME} ${help}`, `# TYPE ${NAME} histogram`, ...lines].join('\n')}\n`;
	}

	readonly #begin = (message: unknown): void => {
		const { server, request } = message as Begun;
		if (server === this.#server) this.#begun.set(request, performance.now());
	};

	readonly #finish = (message: unknown): void => {
		const { request, response } = message as Finished;
		const since = this.#begun.get(request);
		const route = routeOf(request.url ?? '');
		// A stream's time is how long somebody listened: streams are counted by themselves.
		if (since === undefined || route === LIVE) return;
		this.#timesOf(request.method ?? '', route, response.statusCode).add((performance.now() - since) / 1000);
	};

	#timesOf(method: string, route: string, status: number): Times {
		const key = `${method} ${status} ${route}`;
		const known = this.#times.get(key);
		if (known) return known;
		const labels = `method="${METHODS.has(method) ? method : 'other'}",route="${route}",status="${status}"`;
		const alike = [...this.#times.values()].find((times) => times.labels === labels) ?? new Times(labels);
		this.#times.set(key, alike);
		return alike;
	}
}

/** The route of an address as the contract writes it. What is no call's has no name of its own: anybody may make one up. */
export function routeOf(url: string): string {
	const end = url.indexOf('?');
	const path = end === -1 ? url : url.slice(0, end);
	if (PATTERNS.has(path)) return path;
	const pattern = path.replace(/\/\d+(?=\/|$)/, '/{id}');
	if (PATTERNS.has(pattern)) return pattern;
	return path === API_PREFIX || path.startsWith(`${API_PREFIX}/`) ? 'other call' : 'web app';
}
