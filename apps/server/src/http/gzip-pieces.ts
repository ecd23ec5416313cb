import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

/** What a gzip stream begins with: its magic number, deflate, no flags, no time, unknown system. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Part of a gzip stream that refers to nothing before it, so that it can stand in any stream. */
export interface GzipPiece {
	readonly deflated: Buffer;
	readonly crc: number;
	/** Bytes before compression. */
	readonly length: number;
	/** What the checksum of all that comes before is multiplied with when this piece follows. */
	readonly shift: number;
}

/** Compresses a piece on the thread pool. */
export function gzipPiece(content: Buffer): Promise<GzipPiece> {
	return new Promise((done, failed) => {
		deflateRaw(content, { level: 4, finishFlush: constants.Z_FULL_FLUSH }, (error, deflated) => {
			if (error) failed(error);
			else done({ deflated, ...checksumOf(content) });
		});
	});
}

/** One gzip stream (RFC 1952) of pieces in their order and an end that changes with nothing. */
export function gzipOf(pieces: readonly GzipPiece[], end: Buffer): Buffer {
	const last = { deflated: deflateRawSync(end), ...checksumOf(end) };
	let crc = 0;
	let length = 0;
	for (const piece of [...pieces, last]) {
		crc = multiply(piece.shift, crc) ^ piece.crc;
		length += piece.length;
	}
	const trailer = Buffer.alloc(8);
	trailer.writeUInt32LE(crc >>> 0, 0);
	trailer.writeUInt32LE(length >>> 0, 4);
	return Buffer.concat([GZIP_HEADER, ...pieces.map(({ deflated }) => deflated), last.deflated, trailer]);
}

function checksumOf(content: Buffer) {
	return { crc: crc32(content), length: content.length, shift: shiftBy(content.length) };
}

/** CRC-32's polynomial over GF(2), its bits reversed, as in zlib's crc32_combine. */
const POLYNOMIAL = 0xed_b8_83_20;

/** Product of two polynomials modulo CRC-32's. */
function multiply(a: number, b: number): number {
	let product = 0;
	for (let bit = 1 << 31, factor = b; bit !== 0; bit >>>= 1) {
		if (a & bit) product ^= factor;
		factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
	}
	return product;
}

/** x to the power of so many bytes' bits: what moves a checksum to the left of so many bytes. */
function shiftBy(bytes: number): number {
	let product = 1 << 31;
	let square = 1 << 23;
	for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
		if (rest % 2 === 1) product = multiply(product, square);
		square = multiply(square, square);
	}
	return product;
}
