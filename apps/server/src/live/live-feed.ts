import type { LiveEvent } from '@crossload/contract';
import type { Instant } from '@crossload/domain';
import { countChangesSince } from '../db/change-log.store.ts';
import type { Database } from '../db/database.ts';
import type { Authenticate } from '../http/session.ts';
import { type Frame, frameOf, HEARTBEAT } from './frames.ts';
import { LiveEvents } from './live-events.ts';
import type { LiveSource } from './live-source.ts';
import type { LiveStream } from './live-stream.ts';

/** Milliseconds between heartbeats; proxies close what is silent for longer (RELIABILITY REL-54). */
const HEARTBEAT_EVERY = 10_000;

/** Milliseconds between looks for commits of other processes, where no notification tells of them. */
const LOOK_EVERY = 500;

/** Whoever has missed more entries of the log than this asks for the lists anew. */
const MOST_MISSED = 2000;

export interface LiveFeedOptions {
	readonly database: Database;
	readonly sources: readonly LiveSource[];
	readonly authenticate: Authenticate;
	readonly clock: () => Instant;
	readonly onFailure: (error: unknown) => void;
}

/** Follows the change log and tells every open stream what has changed (ARCHITECTURE: change log → events → streams). */
export class LiveFeed {
	readonly #options: LiveFeedOptions;
	readonly #events: LiveEvents;
	readonly #streams = new Set<LiveStream>();
	readonly #stops: (() => void)[] = [];
	#told = 0;
	#following: Promise<void> | null = null;

	constructor(options: LiveFeedOptions) {
		this.#options = options;
		this.#events = new LiveEvents(options.database, options.sources);
	}

	/** Begins to follow from the present revision on. */
	async start(): Promise<void> {
		const { revision } = this.#options.database;
		this.#told = await revision.current();
		this.#stops.push(revision.subscribe(() => void this.#follow()));
		const look = setInterval(() => void revision.current(), LOOK_EVERY);
		const heartbeat = setInterval(() => this.#beat(), HEARTBEAT_EVERY);
		this.#stops.push(
			() => clearInterval(look),
			() => clearInterval(heartbeat),
		);
	}

	/** What a reader with these permissions is told; streams of one level get the same bytes. */
	level(permissions: readonly string[]): string {
		return this.#events.level(permissions);
	}

	/** Opens a stream: first what was missed since the last event it knows, then everything that comes. */
	async open(stream: LiveStream, lastEventId: string | undefined): Promise<void> {
		this.#streams.add(stream);
		const known = lastEventId === undefined ? null : revisionIn(lastEventId);
		const { revision, frame } = await this.#greeting(stream, known);
		stream.send(frame);
		stream.caughtUp(revision);
	}

	close(stream: LiveStream): void {
		this.#streams.delete(stream);
	}

	/** Tells everyone to connect again and ends all streams. */
	stop(): void {
		for (const stop of this.#stops) stop();
		const bye = frameOf('bye', {});
		for (const stream of this.#streams) {
			stream.send(bye);
			stream.end();
		}
		this.#streams.clear();
	}

	async #greeting(stream: LiveStream, known: number | null): Promise<{ revision: number; frame: Frame }> {
		const { database } = this.#options;
		const current = await database.revision.current();
		if (known === null || known === current) return hello(current);
		if (known > current || (await countChangesSince(database.db, known)) > MOST_MISSED) {
			return { revision: current, frame: frameOf('reset', { revision: current }, current) };
		}
		const missed = await this.#events.since(known);
		return missed ? { revision: missed.revision, frame: this.#frameFor(stream, missed) } : hello(current);
	}

	/** One event at a time; commits that come while one is made go into the next together. */
	async #follow(): Promise<void> {
		this.#following ??= this.#tellAll()
			.catch(this.#options.onFailure)
			.finally(() => {
				this.#following = null;
			});
		await this.#following;
	}

	async #tellAll(): Promise<void> {
		const { database } = this.#options;
		while ((await database.revision.current()) > this.#told) {
			const event = await this.#events.since(this.#told);
			if (!event) return;
			this.#told = event.revision;
			if (event.changes.some(({ entity }) => entity === 'user')) await this.#checkSessions();
			this.#tell(event);
		}
	}

	#tell(event: LiveEvent): void {
		const frames = new Map<string, Frame>();
		for (const stream of this.#streams) {
			const frame = frames.get(stream.level) ?? this.#frameFor(stream, event);
			frames.set(stream.level, frame);
			stream.tell(event.revision, frame);
		}
	}

	#frameFor({ session }: LiveStream, event: LiveEvent): Frame {
		return frameOf('change', this.#events.redact(event, session.user.permissions), event.revision);
	}

	/** A deleted user, a new password or another role ends the streams that were opened before (RELIABILITY REL-05). */
	async #checkSessions(): Promise<void> {
		for (const stream of this.#streams) {
			if (await this.#isStillGood(stream)) continue;
			this.close(stream);
			stream.end();
		}
	}

	async #isStillGood({ authorization }: LiveStream): Promise<boolean> {
		try {
			await this.#options.authenticate(authorization);
			return true;
		} catch {
			return false;
		}
	}

	#beat(): void {
		const now = this.#options.clock();
		for (const stream of this.#streams) {
			if (stream.session.expiresAt <= now) {
				this.close(stream);
				stream.end();
				continue;
			}
			stream.send(HEARTBEAT);
			stream.checkReading(now);
		}
	}
}

function hello(revision: number): { revision: number; frame: Frame } {
	return { revision, frame: frameOf('hello', { revision }, revision) };
}

function revisionIn(text: string): number {
	return /^\d{1,10}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER;
}
