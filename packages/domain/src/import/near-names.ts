import { groupBy } from '../group-by.ts';
import { searchKey } from '../names.ts';

/** Something that has a name. */
export interface Named {
	readonly id: number;
	readonly name: string;
}

/** Names offered for one that is not there, at most. */
const MAX_CANDIDATES = 5;

/** Letters from which on names may differ by one, and by two. */
const ONE_SLIP_FROM = 5;
const TWO_SLIPS_FROM = 9;

/**
 * Looks among names for those that one which is not there may have meant: the same but for accents, signs, an article or
 * something in brackets, or with a slip of the pen. 'Sepultura (BR)' is near 'Sepultura'; 'Truck 1' is not near 'Truck 2'
 * (IN-AND-OUT.md, IMP-14). Best ones first, at most five.
 */
export function nearNames(all: readonly Named[]): (name: string) => Named[] {
	const keyed = all.map((named) => ({ named, key: plainKey(named.name) }));
	const byKey = groupBy(keyed, ({ key }) => key);
	const bySize = groupBy(keyed, ({ key }) => sizeOf(key.length, key));
	return (name) => {
		const key = plainKey(name);
		if (key === '') return [];
		const reach = slipsIn(key);
		const alike: { named: Named; slips: number }[] = (byKey.get(key) ?? []).map(({ named }) => ({ named, slips: 0 }));
		for (let length = key.length - reach; length <= key.length + reach; length++) {
			for (const other of bySize.get(sizeOf(length, key)) ?? []) {
				if (other.key === key) continue;
				const slips = editDistance(key, other.key, reach);
				if (slips <= reach) alike.push({ named: other.named, slips });
			}
		}
		const best = alike.sort((a, b) => a.slips - b.slips || a.named.id - b.named.id);
		return best.slice(0, MAX_CANDIDATES).map(({ named }) => named);
	};
}

/** Without brackets and what is in them, articles, accents, signs and blanks. */
function plainKey(name: string): string {
	const words = searchKey(name.replace(/[([{][^)\]}]*[)\]}]?/g, ' ')).split(/\s+/);
	return words.filter((word) => !['', 'the', 'die', 'der', 'das'].includes(word)).join('');
}

/** Names of other numbers are never near: they are not even looked at. */
function sizeOf(length: number, key: string): string {
	return `${length} ${key.replace(/\D/g, '')}`;
}

function slipsIn({ length }: string): number {
	if (length >= TWO_SLIPS_FROM) return 2;
	return length >= ONE_SLIP_FROM ? 1 : 0;
}

/** Letters to add, leave out or change to make one of the other; anything above `limit` is `limit + 1`. */
function editDistance(one: string, other: string, limit: number): number {
	let above = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let row = 1; row <= one.length; row++) {
		const line = [row];
		for (let column = 1; column <= other.length; column++) {
			const change = one[row - 1] === other[column - 1] ? 0 : 1;
			const [left = 0, up = 0, diagonal = 0] = [line[column - 1], above[column], above[column - 1]];
			line.push(Math.min(left + 1, up + 1, diagonal + change));
		}
		if (Math.min(...line) > limit) return limit + 1;
		above = line;
	}
	return above[other.length] ?? limit + 1;
}
