import { API_PREFIX, type LiveEvent, liveCall } from '@crossload/contract';
import { readClock } from '../clock.ts';
import { endSession, type Session } from '../session-store.ts';
import { sayTold } from '../told-revision.ts';
import { EventParser, type ServerEvent } from './event-parser.ts';
import { retryDelay } from './retry-delay.ts';

/** The server shows life every ten seconds: after so many milliseconds without, the connection counts as lost. */
const LONGEST_SILENCE = 25_000;

/** What the stream tells. */
export interface LiveListener {
	/** The server said something, if only that it lives. */
	onHeard(): void;
	/** The stream stands and starts from this revision; whoever knows a lower one has missed something. */
	onHello(revision: number): void;
	onChange(event: LiveEvent): void;
	/** Too much was missed to be told. */
	onReset(revision: number): void;
	/** The connection is gone and will be tried again; `failures` counts the tries in a row that failed. */
	onLost(failures: number): void;
}

/** The connection to the server's event stream, made again whenever it is lost (RELIABILITY REL-50, REL-51). */
export class LiveStream {
	readonly #session: Session;
	readonly #listener: LiveListener;
	/** The last revision that is known, to go on from there. */
	readonly #known: () => number | null;
	#connection: AbortController | null = null;
	#failures = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#isStopped = false;

	constructor(session: Session, known: () => number | null, listener: LiveListener) {
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

	/** Someone looks, or there is a network again: no reason to wait any longer. */
	readonly #tryNow = () => {
		if (this.#connection === null && document.visibilityState === 'visible') void this.#connect();
	};

	readonly #drop = () => this.#connection?.abort();

	async #connect(): Promise<void> {
		const connection = new AbortController();
		this.#connection = connection;
		try {
			await this.#follow(connection);
		} catch {
			// Lost, refused or silent: the same cure.
		}
		this.#connection = null;
		if (this.#isStopped) return;
		this.#failures += 1;
		this.#listener.onLost(this.#failures);
		this.#timer = setTimeout(() => void this.#connect(), retryDelay(this.#failures, Math.random()));
	}

	async #follow(connection: AbortController): Promise<void> {
		clearTimeout(this.#timer);
		this.#expectLife(connection);
		const sentAt = Date.now();
		const response = await fetch(`${API_PREFIX}${liveCall.path}`, {
			headers: this.#headers(),
			signal: connection.signal,
			cache: 'no-store',
		});
		if (response.status === 401 && !this.#isStopped) endSession('refused');
		if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`);
		readClock(response, sentAt);
		const parser = new EventParser();
		const decoder = new TextDecoder();
		const reader = response.body.getReader();
		for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
			if (this.#isStopped) return;
			this.#expectLife(connection);
			this.#listener.onHeard();
			for (const event of parser.feed(decoder.decode(piece.value, { stream: true }))) this.#tell(event);
		}
	}

	/** While connected the timer watches over silence, else it waits for the next try. */
	#expectLife(connection: AbortController): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => connection.abort(), LONGEST_SILENCE);
	}

	#headers(): Headers {
		const headers = new Headers({ Accept: 'text/event-stream', Authorization: `Bearer ${this.#session.token}` });
		sayTold(headers);
		const known = this.#known();
		if (known !== null) headers.set('Last-Event-ID', String(known));
		return headers;
	}

	#tell({ kind, data }: ServerEvent): void {
		const told = JSON.parse(data) as LiveEvent;
		if (kind === 'bye') this.#connection?.abort();
		if (kind !== 'hello' && kind !== 'change' && kind !== 'reset') return;
		this.#failures = 0;
		if (kind === 'hello') this.#listener.onHello(told.revision);
		if (kind === 'change') this.#listener.onChange(told);
		if (kind === 'reset') this.#listener.onReset(told.revision);
	}
}
