/** The texts of many things in one: the browser looks through that in one go, many times quicker than through each. */
export interface SearchIndex {
	readonly text: string;
	/** Where each thing's text ends; it begins with {@link BEGIN}. */
	readonly ends: Uint32Array;
}

/** Stands before each text, and in none: what follows it is the beginning of a text. */
export const BEGIN = '\n';

/** Puts texts together. */
export function searchIndexOf(texts: readonly string[]): SearchIndex {
	const ends = new Uint32Array(texts.length);
	let end = 0;
	for (const [place, { length }] of texts.entries()) {
		end += BEGIN.length + length;
		ends[place] = end;
	}
	return { text: texts.map((text) => BEGIN + text).join(''), ends };
}

/** Marks the places of all texts that hold the needle, which must not be empty. */
export function markHolders({ text, ends }: SearchIndex, needle: string, holders: Uint8Array): void {
	let place = 0;
	let at = text.indexOf(needle);
	while (at !== -1) {
		while ((ends[place] ?? text.length) <= at) place += 1;
		holders[place] = 1;
		at = text.indexOf(needle, ends[place]);
	}
}
