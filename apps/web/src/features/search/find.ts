import { plateKey } from '@crossload/domain';
import { entriesOfKind, type SearchEntry, type SearchKind, type SearchLists } from './search-entry.ts';
import { BEGIN, markHolders, type SearchIndex, searchIndexOf } from './search-index.ts';
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

/** So many of a kind are shown; who sees more types more. */
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

/** An activity that is over is seldom meant, nor is anything found in two ways at once. */
const OVER = 4;
const RANKS = RANK.namePart + OVER + 1;

/** Finds what was searched for; the best of each kind, and the kind with the best match first. */
export function find(lists: SearchLists, query: SearchQuery): Found {
	const groups = KINDS.map((kind) => findKind(entriesOfKind(lists, kind), query));
	const shown = groups.filter(({ count }) => count > 0).sort((a, b) => a.best - b.best);
	return {
		groups: shown.map(({ entries }) => ({ kind: entries[0]?.kind ?? 'band', entries })),
		count: shown.reduce((sum, { count }) => sum + count, 0),
	};
}

/** Reads the lists ahead of the first letter, a kind at a time; returns a function that stops it. */
export function prepareToFind(lists: SearchLists): () => void {
	const kinds = KINDS.values();
	const readNext = () => {
		const { value: kind } = kinds.next();
		if (kind === undefined) return;
		searchIndexesOf(entriesOfKind(lists, kind));
		timer = setTimeout(readNext);
	};
	let timer = setTimeout(readNext);
	return () => clearTimeout(timer);
}

function findKind(entries: readonly SearchEntry[], query: SearchQuery) {
	const byRank: SearchEntry[][] = Array.from({ length: RANKS }, () => []);
	let count = 0;
	const candidates = candidatesIn(entries, query);
	for (let place = candidates.indexOf(1); place !== -1; place = candidates.indexOf(1, place + 1)) {
		const entry = entries[place];
		const rank = entry ? rankOf(entry, query) : null;
		if (!entry || rank === null) continue;
		count += 1;
		const ofRank = byRank[rank];
		if (ofRank && ofRank.length < MAX_PER_KIND) ofRank.push(entry);
	}
	const best = byRank.findIndex(({ length }) => length > 0);
	return { best, count, entries: byRank.flat().slice(0, MAX_PER_KIND) };
}

/** What entries can be found by, put together. */
interface SearchIndexes {
	readonly names: SearchIndex;
	readonly plates: SearchIndex;
	readonly tels: SearchIndex;
}

const known = new WeakMap<readonly SearchEntry[], SearchIndexes>();

function searchIndexesOf(entries: readonly SearchEntry[]): SearchIndexes {
	const built = known.get(entries) ?? {
		names: searchIndexOf(entries.map(({ names }) => names)),
		plates: searchIndexOf(entries.map(({ plate }) => plate)),
		tels: searchIndexOf(entries.map(({ tel }) => tel)),
	};
	known.set(entries, built);
	return built;
}

/** Marks the places of the entries that may be meant: of tens of thousands few are worth a closer look. */
function candidatesIn(entries: readonly SearchEntry[], { words, plate, hasDigit, tel }: SearchQuery): Uint8Array {
	const { names, plates, tels } = searchIndexesOf(entries);
	const candidates = new Uint8Array(entries.length);
	const mark = (searchIndex: SearchIndex, needle: string) => {
		if (needle !== '') markHolders(searchIndex, needle, candidates);
	};
	const word = words.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
	mark(names, word.length > 1 ? word : ` ${word}`);
	if (hasDigit) mark(plates, plateKey(word));
	mark(plates, plate !== '' && !isPartOfPlate(plate, hasDigit) ? BEGIN + plate : plate);
	mark(tels, tel);
	return candidates;
}

function rankOf(entry: SearchEntry, query: SearchQuery): number | null {
	const rank = plateRank(entry.plate, query) ?? telRank(entry.tel, query) ?? nameRank(entry, query);
	if (rank === null || entry.kind !== 'activity') return rank;
	return entry.row.end === null ? rank : rank + OVER;
}

function plateRank(plate: string, { plate: query, hasDigit }: SearchQuery): number | null {
	const at = plate === '' || query === '' ? -1 : plate.indexOf(query);
	if (at === -1 || (at > 0 && !isPartOfPlate(query, hasDigit))) return null;
	if (!hasDigit) return RANK.lettersOfPlate;
	if (plate === query) return RANK.plate;
	return at === 0 ? RANK.plateStart : RANK.platePart;
}

/** Whether it is enough to mean the middle of a plate too; less means only its beginning. */
function isPartOfPlate(query: string, hasDigit: boolean): boolean {
	return query.length > (hasDigit ? 1 : 2);
}

function telRank(tel: string, { tel: query }: SearchQuery): number | null {
	return query !== '' && tel.includes(query) ? RANK.tel : null;
}

/** All words have to be in the names, or in the plate; a single letter only at the beginning of a word. */
function nameRank({ names, plate }: SearchEntry, { words, starts, hasDigit }: SearchQuery): number | null {
	let rank: number = names.startsWith(starts[0] ?? '') ? RANK.nameStart : RANK.wordStarts;
	for (const [place, word] of words.entries()) {
		if (names.includes(starts[place] ?? '')) continue;
		const isPart =
			word.length > 1 && (names.includes(word) || (hasDigit && plate !== '' && plate.includes(plateKey(word))));
		if (!isPart) return null;
		rank = RANK.namePart;
	}
	return rank;
}
