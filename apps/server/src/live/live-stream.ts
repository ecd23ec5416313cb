import type { ServerResponse } from 'node:http';
import type { Instant } from '@crossload/domain';
import { GZIP_HEADER } from '../http/gzip-pieces.ts';
import type { Session } from '../http/session.ts';
import type { Frame } from './frames.ts';

/** A reader that leaves more bytes than this unread is dropped (RELIABILITY REL-53). */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** So is one that reads nothing of what waits for so long, in milliseconds; checked often enough to hold within 30 s. */
const MAX_STALL_MS = 24_000;

/** Milliseconds that the last bytes of a stream may take. */
const END_LIMIT = 1000;

/** One open stream to one reader. */
export class LiveStream {
	readonly session: Session;
	/** The header with which the session is checked again when users change. */
	readonly authorization: string | undefined;
	readonly level: string;
	/** Whether this stream was dropped for not being read. */
	isTooSlow = false;
	readonly #response: ServerResponse;
	readonly #isCompressed: boolean;
	/** How many bytes the reader had taken when it was last seen to read, and when that was. */
	#taken = -1;
	#readAt: Instant | null = null;
	/** Events that came while this stream was still being sent what it had missed. */
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

	/** Whether the reader has left for good. */
	get isGone(): boolean {
		return this.#response.destroyed;
	}

	/** Sends an event, or keeps it until the stream has caught up. */
	sendChange(revision: number, frame: Frame): void {
		if (this.#waiting) this.#waiting.push({ revision, frame });
		else this.send(frame);
	}

	/** The stream knows everything up to a revision: what came meanwhile and is later follows. */
	caughtUp(revision: number): void {
		const waiting = this.#waiting ?? [];
		this.#waiting = null;
		for (const later of waiting) if (later.revision > revision) this.send(later.frame);
	}

	/** Sends a frame, unless too much is unread already: one frame alone may be larger than that. */
	send(frame: Frame): void {
		const response = this.#response;
		if (response.destroyed || response.writableEnded) return;
		if (response.writableLength > MAX_UNREAD_BYTES) this.#dropUnread();
		else response.write(this.#isCompressed ? frame.gzip : frame.plain);
	}

	/** Drops a reader who has taken nothing of what waits for too long. */
	checkReading(now: Instant): void {
		const { socket } = this.#response;
		if (!socket) return;
		const taken = socket.bytesWritten - socket.writableLength;
		if (taken !== this.#taken || socket.writableLength === 0) {
			this.#taken = taken;
			this.#readAt = now;
		}
		if (this.#readAt !== null && now - this.#readAt >= MAX_STALL_MS) this.#dropUnread();
	}

	/** Ends the stream after what was sent, soon even if nobody reads that. */
	end(): void {
		const late = setTimeout(() => this.drop(), END_LIMIT);
		this.#response.once('close', () => clearTimeout(late));
		this.#response.end();
	}

	#dropUnread(): void {
		this.isTooSlow = true;
		this.drop();
	}

	/** Ends the stream at once. */
	drop(): void {
		this.#response.destroy();
	}
}
