import type { LiveChange } from '@crossload/contract';
import { latestRevision } from '../db/change-log.store.ts';
import { isDatabaseError } from '../db/database-errors.ts';
import { readConsistently } from '../db/work.ts';
import type { Session } from '../http/session.ts';
import { type Frame, frameOf, frameOfRevision, HEARTBEAT } from './frames.ts';
import type { LiveCounters } from './live-counters.ts';
import { type EventToSend, type EventWithChanges, LiveEvents } from './live-events.ts';
import type { LiveFeedOptions } from './live-feed-options.ts';
import type { LiveStream } from './live-stream.ts';
import { MissedChanges } from './missed-changes.ts';
import { isStillAuthorized } from './still-authorized.ts';
import { expectBelowLimit } from './stream-limit.ts';
import type { ViewRowsAt } from './view-rows.ts';

/** Milliseconds between heartbeats; proxies close what is silent for longer (RELIABILITY REL-54). */
const HEARTBEAT_EVERY = 10_000;

/** Milliseconds between two checks of who reads and whose session has ended: within 5 seconds (ON-SITE.md, WALL-02). */
const CHECK_EVERY = 2000;

/** Milliseconds between two polls for commits of other processes, and for what could not be sent before. */
const POLL_EVERY = 500;

/** Watches the change log and sends every open stream what has changed (change log → events → streams). */
export class LiveFeed {
	readonly #options: LiveFeedOptions;
	readonly #events: LiveEvents;
	readonly #missed: MissedChanges;
	readonly #streams = new Set<LiveStream>();
	readonly counters: LiveCounters = { open: 0, events: 0, dropped: 0 };
	readonly #stops: (() => void)[] = [];
	/** Up to which revision the open streams have been sent everything. */
	#sentRevision = 0;
	/** All rows at that revision, parts of which shares know. */
	#sentRows: ViewRowsAt | null = null;
	#sending: Promise<void> | null = null;
	#checking: Promise<void> | null = null;
	#isFailing = false;

	constructor(options: LiveFeedOptions) {
		this.#options = options;
		this.#events = new LiveEvents(options.database, options.sources, options.viewRows);
		this.#missed = new MissedChanges(options.database, this.#events);
	}

	/** Begins to send changes from the present revision on. */
	async start(): Promise<void> {
		const { revision } = this.#options.database;
		this.#sentRevision = await revision.current();
		this.#stops.push(revision.subscribe(() => void this.#sendNewChanges()));
		this.#every(POLL_EVERY, () => void this.#sendNewChanges());
		this.#every(HEARTBEAT_EVERY, () => this.#sendHeartbeat());
		this.#every(CHECK_EVERY, () => this.#check());
	}

	/** Names what a reader may see; streams of one level get the same bytes. */
	level(session: Session): string {
		return this.#events.level(session);
	}

	/** Throws TooManyTries for a user or share with as many streams here as one may have (RELIABILITY REL-53). */
	expectBelowStreamLimit(session: Session): void {
		expectBelowLimit(this.#streams, session);
	}

	/** Opens a stream: first what was missed since the last event it knows, then everything that comes. */
	async open(stream: LiveStream, lastEventId: string | undefined): Promise<void> {
		if (stream.isGone) return;
		this.#streams.add(stream);
		this.counters.open += 1;
		// The session may have ended between the request's coming and the stream's being known here.
		if (!(await this.#isStillGood(stream))) {
			this.#end(stream);
			return;
		}
		const known = lastEventId === undefined ? null : revisionIn(lastEventId);
		const isFirst = this.#sentRows?.revision !== this.#sentRevision;
		if (stream.session.share && isFirst) this.#sentRows = await this.#events.rowsNow();
		const { revision, frame } = await this.#firstEvent(stream, known);
		stream.send(frame);
		stream.caughtUp(revision);
	}

	close(stream: LiveStream): void {
		if (!this.#streams.delete(stream)) return;
		this.counters.open -= 1;
		if (stream.isTooSlow) this.counters.dropped += 1;
	}

	/** Asks everyone to connect again and ends all streams. */
	stop(): void {
		for (const stop of this.#stops) stop();
		const bye = frameOf('bye', {});
		for (const stream of this.#streams) {
			stream.send(bye);
			stream.end();
		}
		this.#streams.clear();
		this.counters.open = 0;
	}

	/**
	 * Sends what is in no revision, to everyone who is logged in: the event has no id, so that a stream goes on from where it
	 * was. Who connects later asks for the list.
	 */
	sendOutsideRevisions(changes: readonly LiveChange[]): void {
		const revision = this.#sentRevision;
		const frame = frameOf('change', { revision, actor: null, changes });
		for (const stream of this.#streams) if (!stream.session.share) stream.sendChange(revision, frame);
	}

	#every(milliseconds: number, task: () => void): void {
		const timer = setInterval(task, milliseconds);
		this.#stops.push(() => clearInterval(timer));
	}

	async #firstEvent({ level, session }: LiveStream, known: number | null): Promise<{ revision: number; frame: Frame }> {
		const current = await this.#revisionFor(known);
		if (known === null || known === current) return { revision: current, frame: frameOfRevision('hello', current) };
		if (known > current) return { revision: current, frame: frameOfRevision('reset', current) };
		return await this.#missed.since(known, { level, session });
	}

	/**
	 * The revision that a stream starts from: what was sent to the others already is part of it. A client that knows more than
	 * this server does may have it from another one, whose commit is about to become known here.
	 */
	async #revisionFor(known: number | null): Promise<number> {
		const { database } = this.#options;
		const current = Math.max(await database.revision.current(), this.#sentRevision);
		return known !== null && known > current ? await readConsistently(database, latestRevision) : current;
	}

	/** One event at a time; commits that come while one is made go into the next together. */
	async #sendNewChanges(): Promise<void> {
		this.#sending ??= this.#sendAll()
			.then(() => {
				this.#isFailing = false;
			})
			.catch((error: unknown) => this.#fail(error))
			.finally(() => {
				this.#sending = null;
			});
		await this.#sending;
	}

	#fail(error: unknown): void {
		if (!this.#isFailing) this.#options.onFailure(error);
		this.#isFailing = true;
	}

	async #sendAll(): Promise<void> {
		const { database } = this.#options;
		for (
			let known = await database.revision.current();
			known > this.#sentRevision;
			known = await database.revision.current()
		) {
			if (this.#streams.size === 0) {
				// Nobody to send it to: who comes later gets the state of that moment.
				this.#sentRevision = known;
				this.#missed.forget();
				return;
			}
			const changed = await this.#changesSince(this.#sentRevision);
			if (!changed || changed.concernsLogins) await this.#checkSessions();
			const before = this.#sentRows?.revision === this.#sentRevision ? this.#sentRows : null;
			this.#sentRevision = changed?.event.revision ?? known;
			this.#sentRows = changed?.rows ?? null;
			this.#missed.forget();
			if (changed) this.#send({ ...changed, before });
			else this.#reset(known);
		}
	}

	/**
	 * What has changed after a revision; null for what cannot be sent, now or ever, so that what comes after it can. A
	 * database that is away is waited for.
	 */
	async #changesSince(revision: number): Promise<EventWithChanges | null> {
		try {
			return await this.#events.since(revision);
		} catch (error) {
			if (isDatabaseError(error)) throw error;
			this.#options.onFailure(error);
			return null;
		}
	}

	/** Has everyone ask for the lists again. */
	#reset(revision: number): void {
		const frame = frameOfRevision('reset', revision);
		for (const stream of this.#streams) stream.sendChange(revision, frame);
	}

	#send(changed: EventToSend): void {
		const { revision } = changed.event;
		const frames = new Map<string, Frame>();
		for (const stream of this.#streams) {
			const frame = frames.get(stream.level) ?? this.#events.frameFor(changed, stream.session);
			frames.set(stream.level, frame);
			stream.sendChange(revision, frame);
			this.counters.events += 1;
		}
	}

	/** A deleted user, a new password or another role ends the streams that were opened before (REL-05), as does a share's end. */
	async #checkSessions(concerned = (_stream: LiveStream) => true): Promise<void> {
		for (const stream of [...this.#streams].filter(concerned)) {
			if (!(await this.#isStillGood(stream))) this.#end(stream);
		}
	}

	#isStillGood({ authorization }: LiveStream): Promise<boolean> {
		return isStillAuthorized(this.#options.authenticate, authorization);
	}

	#end(stream: LiveStream): void {
		this.close(stream);
		stream.end();
	}

	#sendHeartbeat(): void {
		for (const stream of this.#streams) stream.send(HEARTBEAT);
	}

	#check(): void {
		const now = this.#options.clock();
		for (const stream of this.#streams) {
			if (stream.isGone) this.close(stream);
			else if (stream.session.expiresAt <= now) this.#end(stream);
			else stream.checkReading(now);
		}
		// A share whose stream is open is in use.
		this.#checking ??= this.#checkSessions(({ session }) => session.share !== null)
			.catch((error: unknown) => this.#fail(error))
			.finally(() => {
				this.#checking = null;
			});
	}
}

function revisionIn(text: string): number {
	return /^\d{1,10}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER;
}
