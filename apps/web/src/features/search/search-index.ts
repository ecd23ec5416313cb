/** Many texts joined into one string: a single `indexOf` pass over it is many times quicker than one per text. */
export interface SearchIndex {
	readonly text: string;
	/** The end of each text in the joined one; each begins with {@link TEXT_START}. */
	readonly ends: Uint32Array;
}

/** Precedes each text and occurs in none, so that a search for it and a prefix finds only texts that begin with the prefix. */
export const TEXT_START = '\n';

/** Joins the texts. */
export function createSearchIndex(texts: readonly string[]): SearchIndex {
	const ends = new Uint32Array(texts.length);
	let end = 0;
	for (const [index, { length }] of texts.entries()) {
		end += TEXT_START.length + length;
		ends[index] = end;
	}
	return { text: texts.map((text) => TEXT_START + text).join(''), ends };
}

/** Sets `matches` to 1 at the index of each text that contains the needle, which must not be empty. */
export function markMatches({ text, ends }: SearchIndex, needle: string, matches: Uint8Array): void {
	let index = 0;
	let at = text.indexOf(needle);
	while (at !== -1) {
		while ((ends[index] ?? text.length) <= at) index += 1;
		matches[index] = 1;
		at = text.indexOf(needle, ends[index]);
	}
}
