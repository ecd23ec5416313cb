import type { LiveEvent } from '@crossload/contract';
import { MINUTE } from '@crossload/domain';
import type { Session } from '../session-store.ts';
import { applyEvent } from './apply-event.ts';
import { type BusMessage, busName } from './bus.ts';
import { connectionNow, isLive, reportReachable, reportStreaming } from './connection.ts';
import { EventStream } from './event-stream.ts';
import { advanceRevision, knownRevision, listsRevision, setKnownRevision } from './known-revision.ts';
import { Leadership } from './leadership.ts';
import { pollLists, refreshLists, refreshUnpatched } from './refresh-lists.ts';

/** Milliseconds between fetches of the lists on screen while there are no live updates. */
const POLL_EVERY = MINUTE / 4;

/** After so many failed tries in a row the server counts as out of reach. */
const FAILURES_UNTIL_OFFLINE = 2;

/**
 * Keeps this tab's lists right while somebody is signed in. One tab of a browser leads: it has the event stream and posts
 * the events to the others (RELIABILITY REL-54). Where tabs cannot agree on one, each leads itself.
 */
export class LiveUpdates {
	readonly #session: Session;
	readonly #bus: BroadcastChannel;
	readonly #leadership: Leadership;
	readonly #poll: ReturnType<typeof setInterval>;
	#stream: EventStream | null = null;

	constructor(session: Session) {
		this.#session = session;
		const name = busName(session.user.id);
		this.#bus = new BroadcastChannel(name);
		this.#bus.onmessage = ({ data }: MessageEvent<BusMessage>) => this.#handleMessage(data);
		this.#leadership = new Leadership(name, {
			onLead: () => this.#lead(),
			onResign: () => this.#resign(),
			ask: () => this.#post({ kind: 'ask' }),
		});
		this.#poll = setInterval(() => {
			if (!isLive() && document.visibilityState === 'visible') void pollLists();
		}, POLL_EVERY);
	}

	/** Ends the stream, or unsubscribes from the tab that has it. */
	stop(): void {
		clearInterval(this.#poll);
		this.#leadership.stop();
		this.#resign();
		this.#bus.close();
	}

	#lead(): void {
		this.#stream = new EventStream(this.#session, listsRevision, {
			onData: () => {
				if (isLive()) reportStreaming(true);
			},
			onHello: (revision) => this.#startFrom(revision),
			onReset: (revision) => this.#startFrom(revision, true),
			onEvent: (event) => {
				this.#post({ kind: 'event', after: knownRevision(), event });
				this.#apply(event);
				if (isLive()) return;
				reportStreaming(true);
				this.#postState();
			},
			onLost: (failures) => {
				reportStreaming(false);
				if (failures >= FAILURES_UNTIL_OFFLINE) reportReachable(false);
				this.#postState();
			},
		});
	}

	#resign(): void {
		this.#stream?.stop();
		this.#stream = null;
	}

	#startFrom(revision: number, isReset = false): void {
		this.#setRevision(revision, isReset);
		this.#postState();
	}

	/** Every change after this revision comes as an event; what the lists miss before it is fetched. */
	#setRevision(revision: number | null, isReset = false): void {
		const held = listsRevision();
		// Alerts are raised by time too, without a revision: those raised while there was no connection are fetched.
		const hasMissedEvents = knownRevision() !== revision || !isLive();
		setKnownRevision(revision);
		reportStreaming(true);
		if (isReset || (held !== null && held !== revision)) void refreshLists();
		else if (hasMissedEvents) void refreshUnpatched();
	}

	#apply(event: LiveEvent): void {
		applyEvent(event, this.#session.user.id);
		advanceRevision(event);
	}

	#post(message: BusMessage): void {
		this.#bus.postMessage(message);
	}

	#postState(): void {
		this.#post({ kind: 'state', isLive: isLive(), revision: knownRevision() });
	}

	#handleMessage(message: BusMessage): void {
		if (message.kind === 'ask') {
			if (this.#stream) this.#postState();
			return;
		}
		// Two tabs lead for a moment while one takes over from the other; each then has its own stream.
		if (this.#stream) return;
		this.#leadership.noteMessage();
		if (message.kind === 'event' && message.after === knownRevision()) this.#apply(message.event);
		else if (message.kind === 'event') this.#setRevision(message.event.revision, true);
		else if (message.isLive) this.#setRevision(message.revision);
		else if (connectionNow() === 'live') reportStreaming(false);
	}
}
