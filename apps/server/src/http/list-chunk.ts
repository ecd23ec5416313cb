import { hash } from 'node:crypto';
import { type GzipPiece, gzipPiece } from './gzip-pieces.ts';

/** A row of a list as it stands in the response. Immutable: a changed row is another object. */
export interface RowText {
	readonly id: number;
	readonly json: string;
}

/** Consecutive rows of a list, with their bytes, made when first needed. */
export class ListChunk {
	readonly rows: readonly RowText[];
	/** What stands before the first row: the list's opening, or a comma. */
	readonly #opening: string;
	#bytes: Buffer | undefined;
	#digest: string | undefined;
	#gzip: Promise<GzipPiece> | undefined;

	constructor(rows: readonly RowText[], opening: string) {
		this.rows = rows;
		this.#opening = opening;
	}

	get bytes(): Buffer {
		this.#bytes ??= Buffer.from(this.#opening + this.rows.map(({ json }) => json).join(','));
		return this.#bytes;
	}

	get digest(): string {
		this.#digest ??= hash('sha256', this.bytes, 'base64url');
		return this.#digest;
	}

	get gzip(): Promise<GzipPiece> {
		this.#gzip ??= gzipPiece(this.bytes);
		return this.#gzip;
	}

	/** Whether it is the chunk of these very rows, behind this opening. */
	isOf(rows: readonly RowText[], opening: string): boolean {
		if (opening !== this.#opening || rows.length !== this.rows.length) return false;
		return rows.every((row, index) => row === this.rows[index]);
	}
}

/**
 * The chunks of these rows; those that are known already are taken over. Where a chunk ends depends on the rows' ids
 * alone, so that adding or removing a row moves no other chunk's end, and every node cuts the same list alike.
 */
export function chunksOf(rows: readonly RowText[], opening: string, known: readonly ListChunk[]): ListChunk[] {
	const byFirst = new Map(known.map((chunk) => [chunk.rows[0], chunk]));
	return cut(rows).map((part, index) => {
		const before = index === 0 ? opening : ',';
		const same = byFirst.get(part[0]);
		return same?.isOf(part, before) ? same : new ListChunk(part, before);
	});
}

/** At least one part, which may be empty. */
function cut(rows: readonly RowText[]): RowText[][] {
	let part: RowText[] = [];
	const parts = [part];
	for (const [index, row] of rows.entries()) {
		part.push(row);
		if (!endsChunk(row.id) || index === rows.length - 1) continue;
		part = [];
		parts.push(part);
	}
	return parts;
}

/**
 * Of 128 rows one ends a chunk: more compress better, fewer cost less to compress again when one of them changes. Spreads ids
 * evenly, also those that are all even or all odd (Knuth's multiplicative hashing).
 */
function endsChunk(id: number): boolean {
	return Math.imul(id, 2_654_435_761) >>> 25 === 0;
}
