/** Rows per statement, below both databases' limit on parameters. */
const CHUNK = 500;

/** Rows in pieces that one statement can take. */
export function chunksOf<T>(all: readonly T[]): T[][] {
	const count = Math.ceil(all.length / CHUNK);
	return Array.from({ length: count }, (_, index) => all.slice(index * CHUNK, (index + 1) * CHUNK));
}

/** New ids are given in the order of the rows; nothing says that they are returned in it. */
export function inOrder(inserted: readonly { readonly id: number }[]): number[] {
	return inserted.map(({ id }) => id).sort((a, b) => a - b);
}

/** What a row refers to, in one line, from the columns of a left join; null where it refers to nothing. */
export function namedReference(id: number | null, name: string | null): { id: number; name: string } | null {
	return id === null || name === null ? null : { id, name };
}
