/** A plate without blanks and dashes, O read as 0, so that what is typed in the dark finds its vehicle. */
export function plateKey(plate: string): string {
	return plate
		.toUpperCase()
		.replace(/[\s\-–.·]/g, '')
		.replaceAll('O', '0');
}

/** How many letters or digits have to be changed, added or left out to make one plate of the other. */
export function plateDistance(one: string, other: string): number {
	const [from, to] = [plateKey(one), plateKey(other)];
	let costs = Array.from({ length: to.length + 1 }, (_, place) => place);
	for (const [row, letter] of [...from].entries()) {
		const next = [row + 1];
		for (const [column, wanted] of [...to].entries()) {
			const replaced = (costs[column] ?? 0) + (letter === wanted ? 0 : 1);
			next.push(Math.min(replaced, (costs[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
		}
		costs = next;
	}
	return costs[to.length] ?? 0;
}
