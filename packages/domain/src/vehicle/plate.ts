/**
 * Dashes (the minus sign is none to Unicode), blanks and characters that cannot be seen: what is copied from a mail or a
 * table is full of them.
 */
const BETWEEN = /[\p{Dash_Punctuation}\u2212\s\p{Format}.·]/gu;

/** A plate without blanks and dashes of any kind, O read as 0, so that what is typed in the dark finds its vehicle. */
export function plateKey(plate: string): string {
	return plate.toUpperCase().replace(BETWEEN, '').replaceAll('O', '0');
}

/**
 * How many letters or digits have to be changed, added or left out to make one plate of the other. Of plates that are further
 * apart than `most` it says `most + 1`: a gate compares what was typed with thousands.
 */
export function plateDistance(one: string, other: string, most: number = Number.POSITIVE_INFINITY): number {
	const [from, to] = [[...plateKey(one)], [...plateKey(other)]];
	if (Math.abs(from.length - to.length) > most) return most + 1;
	let costs = Array.from({ length: to.length + 1 }, (_, place) => place);
	for (const [row, letter] of from.entries()) {
		const next = [row + 1];
		for (const [column, wanted] of to.entries()) {
			const replaced = (costs[column] ?? 0) + (letter === wanted ? 0 : 1);
			next.push(Math.min(replaced, (costs[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
		}
		if (Math.min(...next) > most) return most + 1;
		costs = next;
	}
	return Math.min(costs[to.length] ?? 0, most + 1);
}
