import { constants, deflateRawSync } from 'node:zlib';
import type { LiveEventKind } from '@crossload/contract';

/**
 * The bytes of one event, made once for all who get it, compressed when the first who wants it so gets it. Compressed,
 * each frame is a piece of a gzip stream that refers to nothing before it (a full flush ends it), so that the same bytes
 * go to streams of any age.
 */
export class Frame {
	readonly plain: Buffer;
	#gzip: Buffer | null = null;

	constructor(text: string) {
		this.plain = Buffer.from(text);
	}

	get gzip(): Buffer {
		this.#gzip ??= deflateRawSync(this.plain, { finishFlush: constants.Z_FULL_FLUSH });
		return this.#gzip;
	}
}

/** One server-sent event. */
export function frameOf(kind: LiveEventKind, data: unknown, id?: number): Frame {
	const idLine = id === undefined ? '' : `id: ${id}\n`;
	return new Frame(`${idLine}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The event that names the revision that a stream starts from. */
export function frameOfRevision(kind: 'hello' | 'reset', revision: number): Frame {
	return frameOf(kind, { revision }, revision);
}

/** A comment that only shows that the stream is alive. */
export const HEARTBEAT = new Frame(': \n\n');
