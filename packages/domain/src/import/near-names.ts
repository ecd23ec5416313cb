import { groupBy } from '../group-by.ts';
import { searchKey } from '../names.ts';

/** Something that has a name. */
export interface Named {
	readonly id: number;
	readonly name: string;
}

/** Names offered for one that is not there, at most. */
const MAX_CANDIDATES = 5;

/** Letters that a name has at least for one edit to be allowed, and for two. */
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 9;

/**
 * Looks among names for those that one which is not there may have meant: the same but for accents, signs, an article or
 * something in brackets, or with a typing error. 'Sepultura (BR)' is near 'Sepultura'; 'Truck 1' is not near 'Truck 2'
 * (IN-AND-OUT.md, IMP-14). Best ones first, at most five.
 */
export function nearNames(all: readonly Named[]): (name: string) => Named[] {
	const withKeys = all.map((named) => ({ named, key: plainKey(named.name) }));
	const byKey = groupBy(withKeys, ({ key }) => key);
	const byLengthAndDigits = groupBy(withKeys, ({ key }) => lengthAndDigits(key.length, key));
	return (name) => {
		const key = plainKey(name);
		if (key === '') return [];
		const maxEdits = maxEditsFor(key);
		const alike: { named: Named; edits: number }[] = (byKey.get(key) ?? []).map(({ named }) => ({ named, edits: 0 }));
		for (let length = key.length - maxEdits; length <= key.length + maxEdits; length++) {
			for (const other of byLengthAndDigits.get(lengthAndDigits(length, key)) ?? []) {
				if (other.key === key) continue;
				const edits = editDistance(key, other.key, maxEdits);
				if (edits <= maxEdits) alike.push({ named: other.named, edits });
			}
		}
		const best = alike.sort((a, b) => a.edits - b.edits || a.named.id - b.named.id);
		return best.slice(0, MAX_CANDIDATES).map(({ named }) => named);
	};
}

/** Without brackets and what is in them, articles, accents, signs and blanks. */
function plainKey(name: string): string {
	const words = searchKey(name.replace(/[([{][^)\]}]*[)\]}]?/g, ' ')).split(/\s+/);
	return words.filter((word) => !['', 'the', 'die', 'der', 'das'].includes(word)).join('');
}

/** Names with other digits are never near: only those with the same key are compared at all. */
function lengthAndDigits(length: number, key: string): string {
	return `${length} ${key.replace(/\D/g, '')}`;
}

function maxEditsFor({ length }: string): number {
	if (length >= TWO_EDITS_FROM) return 2;
	return length >= ONE_EDIT_FROM ? 1 : 0;
}

/** Letters to add, leave out or change to make one of the other; anything above `limit` is `limit + 1`. */
function editDistance(one: string, other: string, limit: number): number {
	let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let row = 1; row <= one.length; row++) {
		const current = [row];
		for (let column = 1; column <= other.length; column++) {
			const substitution = one[row - 1] === other[column - 1] ? 0 : 1;
			const [left = 0, up = 0, diagonal = 0] = [current[column - 1], previous[column], previous[column - 1]];
			current.push(Math.min(left + 1, up + 1, diagonal + substitution));
		}
		if (Math.min(...current) > limit) return limit + 1;
		previous = current;
	}
	return previous[other.length] ?? limit + 1;
}
