import { searchKey } from '@crossload/domain';

/** A text as it is compared, and for each of its characters the place it has in the text as written. */
export interface KeyedText {
	readonly key: string;
	readonly places: readonly number[];
}

/** How one kind of text is compared: names, plates and telephone numbers each have their own way. */
export type ToKey = (text: string) => string;

/** The words of a name or of what is typed, each as it is compared. */
export function queryWords(text: string): string[] {
	return searchKey(text).split(' ').filter(Boolean);
}

/** As {@link queryWords}; of a name that is all signs, as some bands have, these. A dash alone is only the beginning of one. */
export function queryWordsOrSigns(text: string): string[] {
	const words = queryWords(text);
	return words.length > 0 || /^\s*\p{P}\s*$/u.test(text) ? words : text.split(/\s+/).filter(Boolean);
}

/** A telephone number's digits; the `(0)` that people write after a country code is not dialled. */
export function telKey(tel: string): string {
	return tel.replace('(0)', '').replace(/\D/g, '');
}

/**
 * What {@link telKey} of a number has to hold: the digits that are typed, however they are spaced, without the zeros that
 * one dials or not, depending on where one is. Empty for what cannot be part of a number.
 */
export function telQuery(typed: string): string {
	if (!/^[\d\s()/.+-]+$/.test(typed)) return '';
	return telKey(typed).replace(/^0{1,2}(?=\d{2})/, '');
}

/** A text with its key, character by character, for marking in the text what was found in the key. */
export function keyedText(text: string, toKey: ToKey): KeyedText {
	let key = '';
	const places: number[] = [];
	let place = 0;
	for (const character of text) {
		const part = toKey(character);
		key += part;
		for (let index = 0; index < part.length; index += 1) places.push(place);
		place += character.length;
	}
	return { key, places };
}
