import { plateKey, searchKey } from '@crossload/domain';
import { keyedText, type ToKey } from '../../lib/query-key.ts';
import type { SearchQuery } from './search-query.ts';

/** A piece of a text, marked when it is what was searched for. */
export interface Piece {
	/** Where it begins in the text. */
	readonly at: number;
	readonly text: string;
	readonly isHit: boolean;
}

type Range = readonly [from: number, to: number];

/** A name in pieces; each word that was searched for is marked once, at the beginning of a word if it is there. */
export function nameMarks(name: string, { words }: SearchQuery): readonly Piece[] {
	return piecesOf(name, rangesOf(name, searchKey, words));
}

/** A plate in pieces: what was searched for is marked with the blanks and dashes inside it. */
export function plateMarks(plate: string, { plate: wholeQuery, words }: SearchQuery): readonly Piece[] {
	const ranges = rangesOf(plate, plateKey, [wholeQuery]);
	if (ranges.length > 0) return piecesOf(plate, ranges);
	const parts = words.filter((word) => /\d/.test(word)).map(plateKey);
	return piecesOf(plate, rangesOf(plate, plateKey, parts));
}

/** A telephone number in pieces. */
export function telMarks(tel: string, { tel: query }: SearchQuery): readonly Piece[] {
	// `(0)` is blanked out, not removed, so that indexes into the text stay the same.
	const withoutZero = tel.replace('(0)', '   ');
	return piecesOf(
		tel,
		rangesOf(withoutZero, (text) => text.replace(/\D/g, ''), [query]),
	);
}

function rangesOf(text: string, toKey: ToKey, parts: readonly string[]): Range[] {
	const { key, places } = keyedText(text, toKey);
	return parts.flatMap((part) => {
		if (part === '') return [];
		const atWord = ` ${key}`.indexOf(` ${part}`);
		const at = atWord === -1 ? key.indexOf(part) : atWord;
		const from = places[at];
		const last = places[at + part.length - 1];
		if (from === undefined || last === undefined) return [];
		return [[from, last + String.fromCodePoint(text.codePointAt(last) ?? 0).length] as const];
	});
}

function piecesOf(text: string, ranges: readonly Range[]): readonly Piece[] {
	const pieces: Piece[] = [];
	let done = 0;
	const add = (to: number, isHit: boolean) => {
		if (to > done) pieces.push({ at: done, text: text.slice(done, to), isHit });
		done = Math.max(done, to);
	};
	for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
		add(from, false);
		add(to, true);
	}
	add(text.length, false);
	return pieces;
}
