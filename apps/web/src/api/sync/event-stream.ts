import { API_PREFIX, type LiveEvent, liveCall } from '@crossload/contract';
import { readClock } from '../clock.ts';
import { endSession, type Session } from '../session-store.ts';
import { EventParser, type ServerEvent } from './event-parser.ts';
import { setRevisionHeader } from './min-revision.ts';
import { retryDelay } from './retry-delay.ts';

/** The server sends a heartbeat every ten seconds: after so many milliseconds without one the connection is lost. */
const IDLE_TIMEOUT = 25_000;

/** What the stream reports. */
export interface EventStreamListener {
	/** Bytes came, if only a heartbeat. */
	onData(): void;
	/** The stream is open and starts from this revision; a device that knows a lower one has missed something. */
	onHello(revision: number): void;
	onEvent(event: LiveEvent): void;
	/** Too much was missed to be sent. */
	onReset(revision: number): void;
	/** The connection is gone and will be tried again; `failures` counts the tries in a row that failed. */
	onLost(failures: number): void;
}

/** The connection to the server's event stream, made again whenever it is lost (RELIABILITY REL-50, REL-51). */
export class EventStream {
	readonly #session: Session;
	readonly #listener: EventStreamListener;
	/** The last revision that is known, to go on from there. */
	readonly #known: () => number | null;
	#connection: AbortController | null = null;
	#failures = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#isStopped = false;

	constructor(session: Session, known: () => number | null, listener: EventStreamListener) {
		this.#session = session;
		this.#known = known;
		this.#listener = listener;
		window.addEventListener('online', this.#tryNow);
		document.addEventListener('visibilitychange', this.#tryNow);
		window.addEventListener('offline', this.#drop);
		void this.#connect();
	}

	stop(): void {
		this.#isStopped = true;
		window.removeEventListener('online', this.#tryNow);
		document.removeEventListener('visibilitychange', this.#tryNow);
		window.removeEventListener('offline', this.#drop);
		clearTimeout(this.#timer);
		this.#connection?.abort();
	}

	/** The page is visible or the network is back: it reconnects at once. */
	readonly #tryNow = () => {
		if (this.#connection === null && document.visibilityState === 'visible') void this.#connect();
	};

	readonly #drop = () => this.#connection?.abort();

	async #connect(): Promise<void> {
		const connection = new AbortController();
		this.#connection = connection;
		try {
			await this.#read(connection);
		} catch {
			// Lost, refused or silent: connect again.
		}
		this.#connection = null;
		if (this.#isStopped) return;
		this.#failures += 1;
		this.#listener.onLost(this.#failures);
		this.#timer = setTimeout(() => void this.#connect(), retryDelay(this.#failures, Math.random()));
	}

	async #read(connection: AbortController): Promise<void> {
		clearTimeout(this.#timer);
		this.#restartIdleTimer(connection);
		const sentAt = Date.now();
		const response = await fetch(`${API_PREFIX}${liveCall.path}`, {
			headers: this.#headers(),
			signal: connection.signal,
			cache: 'no-store',
		});
		if (response.status === 401 && !this.#isStopped) endSession('refused');
		if (!response.ok || response.body === null) throw new Error(`The stream responded ${response.status}`);
		readClock(response, sentAt);
		const parser = new EventParser();
		const decoder = new TextDecoder();
		const reader = response.body.getReader();
		for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
			if (this.#isStopped) return;
			this.#restartIdleTimer(connection);
			this.#listener.onData();
			for (const event of parser.feed(decoder.decode(chunk.value, { stream: true }))) this.#report(event);
		}
	}

	/** While connected the timer waits for the next heartbeat, else for the next try. */
	#restartIdleTimer(connection: AbortController): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => connection.abort(), IDLE_TIMEOUT);
	}

	#headers(): Headers {
		const headers = new Headers({ Accept: 'text/event-stream', Authorization: `Bearer ${this.#session.token}` });
		setRevisionHeader(headers);
		const known = this.#known();
		if (known !== null) headers.set('Last-Event-ID', String(known));
		return headers;
	}

	#report({ kind, data }: ServerEvent): void {
		const event = JSON.parse(data) as LiveEvent;
		if (kind === 'bye') this.#connection?.abort();
		if (kind !== 'hello' && kind !== 'change' && kind !== 'reset') return;
		this.#failures = 0;
		if (kind === 'hello') this.#listener.onHello(event.revision);
		if (kind === 'change') this.#listener.onEvent(event);
		if (kind === 'reset') this.#listener.onReset(event.revision);
	}
}
