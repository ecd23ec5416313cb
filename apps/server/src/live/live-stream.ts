import type { ServerResponse } from 'node:http';
import type { Instant } from '@crossload/domain';
import type { Session } from '../http/session.ts';
import { type Frame, GZIP_HEADER } from './frames.ts';

/** Whoever leaves this many bytes unread is dropped (RELIABILITY REL-53). */
const MOST_UNREAD = 1024 * 1024;

/** Or leaves anything unread for so long, in milliseconds. */
const LONGEST_STALL = 30_000;

/** One open stream to one reader. */
export class LiveStream {
	readonly session: Session;
	/** The header with which the session is checked again when users change. */
	readonly authorization: string | undefined;
	readonly level: string;
	readonly #response: ServerResponse;
	readonly #isCompressed: boolean;
	#stalledSince: Instant | null = null;
	/** Events that came while this stream was still being told what it had missed. */
	#waiting: { revision: number; frame: Frame }[] | null = [];

	constructor(
		response: ServerResponse,
		reader: { session: Session; authorization: string | undefined; level: string; isCompressed: boolean },
	) {
		this.#response = response;
		this.session = reader.session;
		this.authorization = reader.authorization;
		this.level = reader.level;
		this.#isCompressed = reader.isCompressed;
		if (reader.isCompressed) response.write(GZIP_HEADER);
	}

	/** Sends an event, or keeps it until the stream has caught up. */
	tell(revision: number, frame: Frame): void {
		if (this.#waiting) this.#waiting.push({ revision, frame });
		else this.send(frame);
	}

	/** The stream knows everything up to a revision: what came meanwhile and is later follows. */
	caughtUp(revision: number): void {
		const waiting = this.#waiting ?? [];
		this.#waiting = null;
		for (const later of waiting) if (later.revision > revision) this.send(later.frame);
	}

	send(frame: Frame): void {
		if (this.#response.destroyed) return;
		this.#response.write(this.#isCompressed ? frame.gzip : frame.plain);
		if (this.#response.writableLength > MOST_UNREAD) this.drop();
	}

	/** Drops a reader who has not read for too long. */
	checkReading(now: Instant): void {
		if (!this.#response.writableNeedDrain) {
			this.#stalledSince = null;
			return;
		}
		this.#stalledSince ??= now;
		if (now - this.#stalledSince > LONGEST_STALL) this.drop();
	}

	/** Ends the stream after what was sent. */
	end(): void {
		this.#response.end();
	}

	/** Ends the stream at once. */
	drop(): void {
		this.#response.destroy();
	}
}
