import { constants, deflateRawSync } from 'node:zlib';
import type { LiveEventKind } from '@crossload/contract';

/**
 * The bytes of one event, made once for all who get it. Compressed, each frame is a piece of a gzip stream that refers to
 * nothing before it (a full flush ends it), so that the same bytes go to streams of any age.
 */
export interface Frame {
	readonly plain: Buffer;
	readonly gzip: Buffer;
}

/** One server-sent event. */
export function frameOf(kind: LiveEventKind, data: unknown, id?: number): Frame {
	const idLine = id === undefined ? '' : `id: ${id}\n`;
	return encoded(`${idLine}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The event that tells a stream which revision it starts from. */
export function frameOfRevision(kind: 'hello' | 'reset', revision: number): Frame {
	return frameOf(kind, { revision }, revision);
}

/** A comment that only shows that the stream is alive. */
export const HEARTBEAT = encoded(': \n\n');

function encoded(text: string): Frame {
	const plain = Buffer.from(text);
	return { plain, gzip: deflateRawSync(plain, { finishFlush: constants.Z_FULL_FLUSH }) };
}
