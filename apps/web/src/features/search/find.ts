import { plateKey } from '@crossload/domain';
import { entriesOfKind, type SearchEntry, type SearchKind, type SearchLists } from './search-entry.ts';
import { createSearchIndex, markMatches, type SearchIndex, TEXT_START } from './search-index.ts';
import type { SearchQuery } from './search-query.ts';

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

/** Entries of a kind that are shown; typing more narrows them down. */
export const MAX_PER_KIND = 8;

/** The order of groups that match equally well. */
const KINDS: readonly SearchKind[] = ['stage', 'band', 'vehicle', 'position', 'driver', 'person', 'activity'];

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

/** Added to the rank of an ended activity, which is seldom what is looked for. */
const ENDED_PENALTY = 4;
/** How many ranks there are. */
const RANKS = RANK.namePart + ENDED_PENALTY + 1;

/** Finds what was searched for; the best of each kind, and the kind with the best match first. */
export function find(lists: SearchLists, query: SearchQuery): Found {
	const groups = KINDS.map((kind) => findKind(entriesOfKind(lists, kind), query));
	const shown = groups.filter(({ count }) => count > 0).sort((a, b) => a.best - b.best);
	return {
		groups: shown.map(({ entries }) => ({ kind: entries[0]?.kind ?? 'band', entries })),
		count: shown.reduce((sum, { count }) => sum + count, 0),
	};
}

/** Builds the search indexes before anything is typed, one kind per task; returns a function that stops it. */
export function buildSearchIndexes(lists: SearchLists): () => void {
	const kinds = KINDS.values();
	const buildNext = () => {
		const { value: kind } = kinds.next();
		if (kind === undefined) return;
		searchIndexesOf(entriesOfKind(lists, kind));
		timer = setTimeout(buildNext);
	};
	let timer = setTimeout(buildNext);
	return () => clearTimeout(timer);
}

function findKind(entries: readonly SearchEntry[], query: SearchQuery) {
	const byRank: SearchEntry[][] = Array.from({ length: RANKS }, () => []);
	let count = 0;
	const candidates = candidatesIn(entries, query);
	for (let index = candidates.indexOf(1); index !== -1; index = candidates.indexOf(1, index + 1)) {
		const entry = entries[index];
		const rank = entry ? rankOf(entry, query) : null;
		if (!entry || rank === null) continue;
		count += 1;
		const sameRank = byRank[rank];
		if (sameRank && sameRank.length < MAX_PER_KIND) sameRank.push(entry);
	}
	const best = byRank.findIndex(({ length }) => length > 0);
	return { best, count, entries: byRank.flat().slice(0, MAX_PER_KIND) };
}

/** One index for each of the texts that entries are found by. */
interface SearchIndexes {
	readonly names: SearchIndex;
	readonly plates: SearchIndex;
	readonly tels: SearchIndex;
}

const indexCache = new WeakMap<readonly SearchEntry[], SearchIndexes>();

function searchIndexesOf(entries: readonly SearchEntry[]): SearchIndexes {
	const indexes = indexCache.get(entries) ?? {
		names: createSearchIndex(entries.map(({ names }) => names)),
		plates: createSearchIndex(entries.map(({ plate }) => plate)),
		tels: createSearchIndex(entries.map(({ tel }) => tel)),
	};
	indexCache.set(entries, indexes);
	return indexes;
}

/** Holds 1 at the index of each entry that may match, so that only these few of tens of thousands are ranked. */
function candidatesIn(entries: readonly SearchEntry[], { words, plate, hasDigit, tel }: SearchQuery): Uint8Array {
	const { names, plates, tels } = searchIndexesOf(entries);
	const candidates = new Uint8Array(entries.length);
	const mark = (searchIndex: SearchIndex, needle: string) => {
		if (needle !== '') markMatches(searchIndex, needle, candidates);
	};
	const [longestWord = ''] = words.toSorted((a, b) => b.length - a.length);
	mark(names, longestWord.length > 1 ? longestWord : ` ${longestWord}`);
	if (hasDigit) mark(plates, plateKey(longestWord));
	mark(plates, plate !== '' && !matchesInsidePlate(plate, hasDigit) ? TEXT_START + plate : plate);
	mark(tels, tel);
	return candidates;
}

function rankOf(entry: SearchEntry, query: SearchQuery): number | null {
	const rank = plateRank(entry.plate, query) ?? telRank(entry.tel, query) ?? nameRank(entry, query);
	if (rank === null || entry.kind !== 'activity') return rank;
	return entry.row.end === null ? rank : rank + ENDED_PENALTY;
}

function plateRank(plate: string, { plate: query, hasDigit }: SearchQuery): number | null {
	const at = plate === '' || query === '' ? -1 : plate.indexOf(query);
	if (at === -1 || (at > 0 && !matchesInsidePlate(query, hasDigit))) return null;
	if (!hasDigit) return RANK.lettersOfPlate;
	if (plate === query) return RANK.plate;
	return at === 0 ? RANK.plateStart : RANK.platePart;
}

/** Whether it is long enough to match anywhere in a plate; shorter ones match only its beginning. */
function matchesInsidePlate(query: string, hasDigit: boolean): boolean {
	return query.length > (hasDigit ? 1 : 2);
}

function telRank(tel: string, { tel: query }: SearchQuery): number | null {
	return query !== '' && tel.includes(query) ? RANK.tel : null;
}

/** All words have to be in the names, or in the plate; a single letter only at the beginning of a word. */
function nameRank({ names, plate }: SearchEntry, { words, starts, hasDigit }: SearchQuery): number | null {
	let rank: number = names.startsWith(starts[0] ?? '') ? RANK.nameStart : RANK.wordStarts;
	for (const [index, word] of words.entries()) {
		if (names.includes(starts[index] ?? '')) continue;
		const isPart =
			word.length > 1 && (names.includes(word) || (hasDigit && plate !== '' && plate.includes(plateKey(word))));
		if (!isPart) return null;
		rank = RANK.namePart;
	}
	return rank;
}
