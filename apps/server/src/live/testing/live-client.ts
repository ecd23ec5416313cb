import { API_PREFIX, type LiveEntity, type LiveEvent, liveCall } from '@crossload/contract';
import { onTestFinished } from 'vitest';
import { LIST_CALLS, type Lists, listsOf, patch, type Row, rowsIn } from './lists.ts';

/** Milliseconds until an event that does not come fails the test. */
const TIMEOUT_MS = 10_000;

/** One event as it came; a heartbeat is a comment. */
export interface ReceivedEvent {
	readonly kind: string;
	readonly id: number | null;
	readonly data: { readonly revision?: number } & Partial<LiveEvent>;
	/** The very text. */
	readonly text: string;
}

interface Place {
	readonly address: string;
	readonly token: string;
}

/**
 * A client as the web app is one: it asks for the lists, follows the stream, swaps the rows that come in events, and goes on
 * from the last event's id.
 */
export class LiveClient {
	/** Where the server is; another address after a restart. */
	address: string;
	readonly #token: string;
	readonly events: ReceivedEvent[] = [];
	lists: Lists = new Map();
	/** The last event's id. */
	revision: number | null = null;
	/** How often every list was asked for. */
	fetches = 0;
	response: Response | null = null;
	/** Resolves when the stream that is open has ended, however it did. */
	ended: Promise<void> = Promise.resolve();
	#cut = new AbortController();
	/** What went wrong here, to fail the test that waits. */
	#fault: unknown = null;
	readonly #waiting = new Set<() => void>();

	constructor({ address, token }: Place) {
		this.address = address;
		this.#token = token;
		onTestFinished(() => this.cut());
	}

	/** Opens the stream from the last event on, and asks for the lists where nothing is known yet. */
	async connect(headers: Record<string, string> = {}): Promise<this> {
		this.#cut = new AbortController();
		const resume = this.revision === null ? {} : { 'last-event-id': String(this.revision) };
		const response = await fetch(`${this.address}${API_PREFIX}${liveCall.path}`, {
			headers: { authorization: `Bearer ${this.#token}`, ...resume, ...headers },
			signal: this.#cut.signal,
		});
		this.response = response;
		if (!response.ok || !response.body) throw new Error(`The stream responded ${response.status}`);
		this.ended = this.#readEvents(response.body);
		return this;
	}

	/** Loses the connection. */
	async cut(): Promise<void> {
		this.#cut.abort();
		await this.ended;
	}

	/** Waits until what was received fits. */
	async until(fits: (client: this) => boolean, timeoutMs = TIMEOUT_MS): Promise<void> {
		const limit = Date.now() + timeoutMs;
		while (!fits(this)) {
			if (this.#fault) throw this.#fault;
			const left = limit - Date.now();
			if (left <= 0)
				throw new Error(`Not received in time; received: ${this.events.map(({ text }) => text).slice(-3)}`);
			await this.#something(left);
		}
	}

	/** Waits until this revision is known. */
	async reach(revision: number): Promise<void> {
		await this.until(() => (this.revision ?? -1) >= revision);
	}

	/** Waits for the first event of this kind. */
	async first(kind: string, timeoutMs = TIMEOUT_MS): Promise<ReceivedEvent> {
		const find = () => this.events.find((event) => event.kind === kind);
		await this.until(() => find() !== undefined, timeoutMs);
		return find() as ReceivedEvent;
	}

	/** Asks for every list. */
	async fetchLists(): Promise<Lists> {
		const entities = Object.keys(LIST_CALLS) as LiveEntity[];
		return listsOf(await Promise.all(entities.map(async (entity) => [entity, await this.#rowsOf(entity)] as const)));
	}

	async #rowsOf(entity: LiveEntity): Promise<readonly Row[] | null> {
		const response = await fetch(`${this.address}${API_PREFIX}${LIST_CALLS[entity].path}`, {
			headers: { authorization: `Bearer ${this.#token}` },
		});
		const body: unknown = await response.json();
		if (response.status === 403) return null;
		if (!response.ok) throw new Error(`${entity}: ${JSON.stringify(body)}`);
		return rowsIn(body);
	}

	#something(timeoutMs: number): Promise<void> {
		return new Promise((done) => {
			const wake = () => {
				clearTimeout(limit);
				this.#waiting.delete(wake);
				done();
			};
			const limit = setTimeout(wake, timeoutMs);
			this.#waiting.add(wake);
		});
	}

	async #readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
		let rest = '';
		try {
			for await (const piece of body.pipeThrough(new TextDecoderStream())) {
				const events = (rest + piece).split('\n\n');
				rest = events.pop() ?? '';
				for (const text of events) {
					await this.#take(text).catch((error: unknown) => {
						this.#fault ??= error;
					});
				}
			}
		} catch {
			// Cut, by this client or by the server: what matters is that it is over.
		}
		this.#wake();
	}

	async #take(text: string): Promise<void> {
		const event = eventIn(text);
		if (event.kind === 'hello' || event.kind === 'reset') {
			this.fetches += 1;
			this.lists = await this.fetchLists();
		}
		if (event.kind === 'change') patch(this.lists, event.data.changes ?? []);
		if (event.id !== null) this.revision = event.id;
		this.events.push(event);
		this.#wake();
	}

	#wake(): void {
		for (const wake of [...this.#waiting]) wake();
	}
}

function eventIn(text: string): ReceivedEvent {
	if (text.startsWith(':')) return { kind: 'heartbeat', id: null, data: {}, text };
	const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
	const id = field('id');
	return {
		kind: field('event') ?? 'message',
		id: id === undefined ? null : Number(id),
		data: JSON.parse(field('data') ?? '{}') as ReceivedEvent['data'],
		text,
	};
}
