import { plateKey } from '@crossload/domain';
import type { SearchEntry, SearchIndex, SearchKind } from './search-entry.ts';
import type { Sought } from './sought.ts';

/** What was found of one kind, best first. */
export interface FoundGroup {
	readonly kind: SearchKind;
	readonly entries: readonly SearchEntry[];
}

/** What was found: the groups that are shown, and how many there are in all. */
export interface Found {
	readonly groups: readonly FoundGroup[];
	readonly count: number;
}

/** So many of a kind are shown; who sees more types more. */
export const MOST_PER_KIND = 8;

/** The order of groups that match equally well. */
const KINDS: readonly SearchKind[] = ['band', 'vehicle', 'position', 'driver', 'person', 'activity'];

/**
 * How well something matches, best first: a plate with a digit in what is typed goes before every name, so that a plate
 * is found in five seconds; letters alone are rather a name.
 */
const RANK = {
	plate: 0,
	plateStart: 1,
	platePart: 2,
	tel: 3,
	nameStart: 3,
	wordStarts: 4,
	lettersOfPlate: 5,
	namePart: 6,
} as const;

/** An activity that is over is seldom meant, nor is anything found in two ways at once. */
const OVER = 4;
const RANKS = RANK.namePart + OVER + 1;

/** Finds what was sought; the best of each kind, and the kind with the best match first. */
export function find(index: SearchIndex, sought: Sought): Found {
	const groups = KINDS.map((kind) => findKind(index[kind], sought));
	const shown = groups.filter(({ count }) => count > 0).sort((a, b) => a.best - b.best);
	return {
		groups: shown.map(({ entries }) => ({ kind: entries[0]?.kind ?? 'band', entries })),
		count: shown.reduce((sum, { count }) => sum + count, 0),
	};
}

function findKind(entries: readonly SearchEntry[], sought: Sought) {
	const byRank: SearchEntry[][] = Array.from({ length: RANKS }, () => []);
	let count = 0;
	for (const entry of entries) {
		const rank = rankOf(entry, sought);
		if (rank === null) continue;
		count += 1;
		const ofRank = byRank[rank];
		if (ofRank && ofRank.length < MOST_PER_KIND) ofRank.push(entry);
	}
	const best = byRank.findIndex(({ length }) => length > 0);
	return { best, count, entries: byRank.flat().slice(0, MOST_PER_KIND) };
}

function rankOf(entry: SearchEntry, sought: Sought): number | null {
	const rank = plateRank(entry.plate, sought) ?? telRank(entry.tel, sought) ?? nameRank(entry, sought);
	if (rank === null || entry.kind !== 'activity') return rank;
	return entry.row.end === null ? rank : rank + OVER;
}

function plateRank(plate: string, { plate: sought, hasDigit }: Sought): number | null {
	const at = plate === '' ? -1 : plate.indexOf(sought);
	if (at === -1) return null;
	if (!hasDigit) return at === 0 || sought.length > 2 ? RANK.lettersOfPlate : null;
	if (plate === sought) return RANK.plate;
	if (at === 0) return RANK.plateStart;
	return sought.length > 1 ? RANK.platePart : null;
}

function telRank(tel: string, { tel: sought }: Sought): number | null {
	return sought !== '' && tel.includes(sought) ? RANK.tel : null;
}

/** All words have to be in the names, or in the plate; a single letter only at the beginning of a word. */
function nameRank({ names, plate }: SearchEntry, { words, hasDigit }: Sought): number | null {
	let rank: number = names.startsWith(` ${words[0]}`) ? RANK.nameStart : RANK.wordStarts;
	for (const word of words) {
		if (names.includes(` ${word}`)) continue;
		const isPart =
			word.length > 1 && (names.includes(word) || (hasDigit && plate !== '' && plate.includes(plateKey(word))));
		if (!isPart) return null;
		rank = RANK.namePart;
	}
	return rank;
}
