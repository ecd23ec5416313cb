import type { LiveEvent } from '@crossload/contract';
import { MINUTE } from '@crossload/domain';
import { connectionNow, isLive, reportAnswered, reportStreaming } from '../connection.ts';
import { pollLists, refreshLists } from '../freshness.ts';
import { queryClient } from '../query-client.ts';
import type { Session } from '../session-store.ts';
import { Leadership } from './leadership.ts';
import { LiveStream } from './live-stream.ts';
import { heldRevision, knownRevision, setKnownRevision } from './revision.ts';
import { takeEvent } from './take-event.ts';

/** What the tab with the stream tells the other tabs of the same user. */
type TabMessage =
	| { readonly kind: 'ask' }
	| { readonly kind: 'state'; readonly isLive: boolean; readonly revision: number | null }
	| { readonly kind: 'change'; readonly after: number | null; readonly event: LiveEvent };

/** Without live updates the lists on screen are asked for so often, in milliseconds. */
const POLL_EVERY = MINUTE / 4;

/** From so many failed tries in a row on, the server counts as out of reach. */
const OUT_OF_REACH = 2;

/**
 * Keeps this tab's lists right while somebody is signed in. One tab of a browser has the stream and passes on to the
 * others what it is told (RELIABILITY REL-54); where tabs cannot agree on one, each has its own.
 */
export class LiveUpdates {
	readonly #session: Session;
	readonly #channel: BroadcastChannel;
	readonly #leadership: Leadership;
	readonly #poll: ReturnType<typeof setInterval>;
	#stream: LiveStream | null = null;

	constructor(session: Session) {
		this.#session = session;
		const name = `crossload-live-${session.user.id}`;
		this.#channel = new BroadcastChannel(name);
		this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#hear(data);
		this.#leadership = new Leadership(name, {
			onLead: () => this.#lead(),
			onFollow: () => this.#follow(),
			ask: () => this.#tell({ kind: 'ask' }),
		});
		this.#poll = setInterval(() => {
			if (!isLive() && document.visibilityState === 'visible') pollLists();
		}, POLL_EVERY);
	}

	/** Ends the stream, or stops listening to the tab that has it. */
	stop(): void {
		clearInterval(this.#poll);
		this.#leadership.stop();
		this.#follow();
		this.#channel.close();
	}

	#lead(): void {
		this.#stream = new LiveStream(this.#session, knownRevision, {
			onHeard: () => {
				if (isLive()) reportStreaming(true);
			},
			onHello: (revision) => this.#stands(revision),
			onReset: (revision) => this.#stands(revision, true),
			onChange: (event) => {
				const after = knownRevision();
				this.#take(event);
				this.#tell({ kind: 'change', after, event });
				if (!isLive()) this.#stands(event.revision);
			},
			onLost: (failures) => {
				reportStreaming(false);
				if (failures >= OUT_OF_REACH) reportAnswered(false);
				this.#tellState();
			},
		});
	}

	#follow(): void {
		this.#stream?.stop();
		this.#stream = null;
	}

	/** Changes come by themselves from this revision on. */
	#stands(revision: number, wasReset = false): void {
		this.#catchUp(revision, wasReset);
		this.#tellState();
	}

	/** Has the lists right from this revision on: what was missed before is asked for. */
	#catchUp(revision: number | null, wasReset = false): void {
		// What is still on its way may be older than what came.
		const held = queryClient.isFetching() === 0 ? heldRevision() : knownRevision();
		setKnownRevision(revision);
		reportStreaming(true);
		if (wasReset || held !== revision) refreshLists();
	}

	#take(event: LiveEvent): void {
		setKnownRevision(event.revision);
		takeEvent(event, this.#session.user.id);
	}

	#tell(message: TabMessage): void {
		this.#channel.postMessage(message);
	}

	#tellState(): void {
		this.#tell({ kind: 'state', isLive: isLive(), revision: knownRevision() });
	}

	#hear(message: TabMessage): void {
		if (message.kind === 'ask') {
			if (this.#stream) this.#tellState();
			return;
		}
		// Two tabs lead for a moment while one takes over from the other; each then knows by itself.
		if (this.#stream) return;
		this.#leadership.heard();
		if (message.kind === 'change') this.#hearChange(message);
		else this.#hearState(message);
	}

	#hearChange({ after, event }: TabMessage & { kind: 'change' }): void {
		if (after === knownRevision()) {
			this.#take(event);
			return;
		}
		setKnownRevision(event.revision);
		refreshLists();
	}

	#hearState({ isLive: isStanding, revision }: TabMessage & { kind: 'state' }): void {
		if (isStanding) this.#catchUp(revision);
		else if (connectionNow() === 'live') reportStreaming(false);
	}
}
