import type { Database } from '../db/database.ts';
import type { Session } from '../http/session.ts';
import { type Frame, frameOf } from './frames.ts';
import type { LiveEvents } from './live-events.ts';

/** Starting points kept at most: anyone may name any. */
const MAX_KEPT = 100;

/** What a stream begins with, and up to which revision that goes. */
interface Beginning {
	readonly revision: number;
	readonly frame: Frame;
}

interface Reader {
	readonly level: string;
	readonly session: Session;
}

/**
 * What was missed since a revision, made once for all who were cut off together: when a network comes back, hundreds
 * ask for the same.
 */
export class MissedChanges {
	readonly #database: Database;
	readonly #events: LiveEvents;
	readonly #kept = new Map<string, Promise<Beginning>>();

	constructor(database: Database, events: LiveEvents) {
		this.#database = database;
		this.#events = events;
	}

	/**
	 * The changes after a revision as one event, or `reset` when they are too many, or when the revision is one that a
	 * restore has lost: nobody knows any more what is to be taken back.
	 */
	async since(revision: number, reader: Reader): Promise<Beginning> {
		const key = `${revision} ${reader.level}`;
		const known = this.#kept.get(key);
		if (known) return await known;
		if (this.#kept.size >= MAX_KEPT) this.forget();
		const making = this.#make(revision, reader);
		this.#kept.set(key, making);
		making.catch(() => this.#kept.delete(key));
		return await making;
	}

	/** Something has changed: what was missed is more by now. */
	forget(): void {
		this.#kept.clear();
	}

	async #make(since: number, { session }: Reader): Promise<Beginning> {
		const current = await this.#database.revision.current();
		// How the rows were that a share knew is not kept.
		const missed = session.share ? null : await this.#events.since(since);
		if (missed) {
			const frame = this.#events.frameFor({ ...missed, before: null }, session);
			return { revision: missed.event.revision, frame };
		}
		return { revision: current, frame: frameOf('reset', { revision: current }, current) };
	}
}
