import {
	API_PREFIX,
	activityCalls,
	bandCalls,
	liveCall,
	operationCalls,
	planCalls,
	positionCalls,
	type ResponseOf,
	type ShareView,
	stageCalls,
	vehicleCalls,
} from '@crossload/contract';
import { type Instant, MINUTE } from '@crossload/domain';
import { now } from '../lib/now.ts';
import { readClock } from './clock.ts';
import { EventParser } from './sync/event-parser.ts';
import { retryDelay } from './sync/retry-delay.ts';

const CALLS = {
	activities: activityCalls.list,
	bands: bandCalls.list,
	stages: stageCalls.list,
	positions: positionCalls.listWithVehicles,
	vehicles: vehicleCalls.list,
	estimates: planCalls.estimates,
	findings: planCalls.findings,
	festival: operationCalls.festival,
} as const;

/** What a display is made of, as far as its share shows it (ON-SITE.md, WALL-02). */
export type DisplayLists = { readonly [Name in keyof typeof CALLS]: Readonly<ResponseOf<(typeof CALLS)[Name]>> };

/** What the share at an address is called and shows. */
export interface DisplayShare {
	readonly name: string;
	readonly view: ShareView;
}

export type DisplayState =
	| { readonly kind: 'waiting' }
	/** Revoked, expired, or never valid. */
	| { readonly kind: 'ended' }
	| {
			readonly kind: 'shown';
			readonly share: DisplayShare;
			readonly lists: DisplayLists;
			/** Since when the server has not responded; null while it does. */
			readonly offlineSince: Instant | null;
	  };

/** Milliseconds. */
const READ_AFTER_EVENT = 300;
const OFFLINE_AFTER = 30_000;
const CHECK_EVERY = 5_000;
const REQUEST_TIMEOUT = 20_000;
/** The server sends a heartbeat every ten seconds. */
const IDLE_TIMEOUT = 25_000;

/** The token was refused: the share is gone. */
class ShareEnded extends Error {}

/**
 * Keeps a display right for days (WALL-04): reads its lists at every event and every minute, by the share's token alone, and
 * comes back by itself. It knows nothing of a login of the same browser.
 */
export class DisplayFeed {
	readonly #token: string;
	readonly #report: (state: DisplayState) => void;
	/** By path: what was read last, so that what is unchanged is not sent again. */
	readonly #responses = new Map<string, { readonly etag: string | null; readonly body: unknown }>();
	#share: DisplayShare | null = null;
	#state: DisplayState = { kind: 'waiting' };
	#contact: Instant = now();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#isReading = false;
	#isStale = false;

	constructor(token: string, report: (state: DisplayState) => void) {
		this.#token = token;
		this.#report = report;
	}

	/** Runs as long as the page is open. */
	start(): void {
		void this.#read();
		void this.#readEvents();
		setInterval(() => void this.#read(), MINUTE);
		setInterval(() => this.#checkContact(), CHECK_EVERY);
		window.addEventListener('online', () => void this.#read());
	}

	async #read(): Promise<void> {
		if (this.#isReading) {
			this.#isStale = true;
			return;
		}
		this.#isReading = true;
		try {
			this.#share ??= await this.#fetch<DisplayShare>(`/display/${this.#token}`);
			const names = Object.keys(CALLS) as (keyof DisplayLists)[];
			const bodies = await Promise.all(names.map((name) => this.#fetch(`${API_PREFIX}${CALLS[name].path}`)));
			const lists = Object.fromEntries(names.map((name, place) => [name, bodies[place]])) as unknown as DisplayLists;
			this.#contact = now();
			this.#set({ kind: 'shown', share: this.#share, lists, offlineSince: null });
		} catch (error) {
			if (error instanceof ShareEnded) this.#set({ kind: 'ended' });
			this.#checkContact();
		}
		this.#isReading = false;
		if (this.#isStale) this.#readSoon();
	}

	#readSoon(): void {
		this.#isStale = false;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.#read(), READ_AFTER_EVENT);
	}

	async #fetch<Body>(path: string): Promise<Body> {
		const known = this.#responses.get(path);
		const sentAt = Date.now();
		const response = await fetch(path, {
			headers: {
				accept: 'application/json',
				authorization: `Bearer ${this.#token}`,
				...(known?.etag && { 'if-none-match': known.etag }),
			},
			cache: 'no-store',
			signal: AbortSignal.timeout(REQUEST_TIMEOUT),
		});
		readClock(response, sentAt);
		if (response.status === 304 && known) return known.body as Body;
		if (response.status === 401 || (response.status === 404 && this.#share === null)) throw new ShareEnded();
		if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
		const body = (await response.json()) as Body;
		this.#responses.set(path, { etag: response.headers.get('etag'), body });
		return body;
	}

	/** Every event is a reason to read; what it says is in the lists. */
	async #readEvents(): Promise<never> {
		for (let failures = 0; ; failures += 1) {
			try {
				await this.#readStream(() => {
					failures = 0;
				});
			} catch {
				// Lost, refused or silent: again, later and later.
			}
			// Why it ended shows in the next response: a share that is gone, or a server that is away.
			void this.#read();
			await new Promise((resolve) => setTimeout(resolve, retryDelay(failures + 1, Math.random())));
		}
	}

	async #readStream(onData: () => void): Promise<void> {
		const connection = new AbortController();
		let idle = setTimeout(() => connection.abort(), IDLE_TIMEOUT);
		const headers = { accept: 'text/event-stream', authorization: `Bearer ${this.#token}` };
		try {
			const response = await fetch(`${API_PREFIX}${liveCall.path}`, { headers, signal: connection.signal });
			const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
			if (!reader) throw new Error(`The server responded with ${response.status}.`);
			const parser = new EventParser();
			for (let part = await reader.read(); !part.done; part = await reader.read()) {
				clearTimeout(idle);
				idle = setTimeout(() => connection.abort(), IDLE_TIMEOUT);
				onData();
				this.#contact = now();
				if (parser.feed(part.value).length > 0) this.#readSoon();
			}
		} finally {
			clearTimeout(idle);
		}
	}

	/** Reports since when the server has not responded, once that is too long. */
	#checkContact(): void {
		if (this.#state.kind !== 'shown') return;
		const offlineSince = now() - this.#contact > OFFLINE_AFTER ? this.#contact : null;
		if (this.#state.offlineSince !== offlineSince) this.#set({ ...this.#state, offlineSince });
	}

	#set(state: DisplayState): void {
		this.#state = state;
		this.#report(state);
	}
}
