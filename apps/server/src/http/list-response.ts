import { hash } from 'node:crypto';
import type { Encoding } from './encoding.ts';
import { gzipOf } from './gzip-pieces.ts';
import { chunksOf, type ListChunk, type RowText } from './list-chunk.ts';
import { compress, keptBytes, type ReadyResponse, WORTH_COMPRESSING } from './ready-response.ts';

/** A row of any list. */
export interface ListRow {
	readonly id: number;
}

/** How a list is written down. */
export interface ListFormat {
	/** What stands before the first row and behind the last one. */
	readonly opening: string;
	readonly closing: string;
	/** The order of the rows. */
	compare(a: ListRow, b: ListRow): number;
}

/** Milliseconds after a change before a list is worth brotli, which compresses better and only as a whole. */
const SETTLED_AFTER = 5000;

/** The response to a list call as bytes that are put together from chunks: a change makes only those again that it alters. */
export class ListResponse implements ReadyResponse {
	readonly #format: ListFormat;
	readonly #level: string;
	readonly #rows: readonly RowText[];
	readonly #chunks: readonly ListChunk[];
	/** By performance.now(). */
	readonly #settledAt: number;
	/** Made of the content alone: the same on every node and after a restart. */
	readonly etag: string;
	readonly bytesIn = keptBytes((encoding) => this.#make(encoding));

	private constructor(
		{ format, level }: { readonly format: ListFormat; readonly level: string },
		rows: readonly RowText[],
		before?: ListResponse,
	) {
		this.#format = format;
		this.#level = level;
		this.#rows = rows;
		this.#chunks = chunksOf(rows, format.opening, before ? before.#chunks : []);
		this.#settledAt = before ? performance.now() + SETTLED_AFTER : 0;
		const digests = this.#chunks.map(({ digest }) => digest).join();
		this.etag = `"${hash('sha256', digests, 'base64url').slice(0, 22)}-${level}"`;
	}

	/** The list of rows that are in their order already, as one level of readers may see them. */
	static of(format: ListFormat, level: string, rows: readonly ListRow[]): ListResponse {
		return new ListResponse({ format, level }, rows.map(textOf));
	}

	/** The list after a change: with the rows that it alters, without those that are null now. */
	with(altered: ReadonlyMap<number, ListRow | null>): ListResponse {
		const rows = this.#rows.filter(({ id }) => !altered.has(id));
		for (const row of altered.values()) {
			if (row) rows.splice(placeOf(row, rows, this.#format), 0, textOf(row));
		}
		return new ListResponse({ format: this.#format, level: this.#level }, rows, this);
	}

	get encodings(): readonly Encoding[] {
		const [first, second] = this.#chunks;
		if (!second && (first?.bytes.length ?? 0) < WORTH_COMPRESSING) return [];
		return second && performance.now() < this.#settledAt ? ['gzip'] : ['br', 'gzip'];
	}

	#make(encoding: Encoding): Buffer | Promise<Buffer> {
		if (encoding === 'gzip') return this.#gzip();
		const whole = Buffer.concat([...this.#chunks.map(({ bytes }) => bytes), this.#closing]);
		return encoding === 'identity' ? whole : compress(encoding, whole);
	}

	async #gzip(): Promise<Buffer> {
		const pieces = [];
		// One after the other: the thread pool has others to serve.
		for (const chunk of this.#chunks) pieces.push(await chunk.gzip);
		return gzipOf(pieces, this.#closing);
	}

	get #closing(): Buffer {
		return Buffer.from(this.#format.closing);
	}
}

function textOf(row: ListRow): RowText {
	return { id: row.id, json: JSON.stringify(row) };
}

/** Where a row belongs. The few that it is compared with are read from their text: keeping all costs memory. */
function placeOf(row: ListRow, rows: readonly RowText[], { compare }: ListFormat): number {
	let from = 0;
	let to = rows.length;
	while (from < to) {
		const middle = Math.floor((from + to) / 2);
		const other = JSON.parse(rows[middle]?.json ?? '') as ListRow;
		if (compare(row, other) < 0) to = middle;
		else from = middle + 1;
	}
	return from;
}
