/** What was measured, beside what it should be. */
export interface Figure {
	readonly name: string;
	readonly target: string;
	readonly measured: string;
	readonly isMet: boolean;
}

/** Times of one thing, in milliseconds, as a figure: their median counts. */
export function timeFigure(name: string, limit: number, times: readonly number[]): Figure {
	const middle = median(times);
	const worst = Math.round(Math.max(...times));
	const measured = `${Math.round(middle)} ms (median of ${times.length}, worst ${worst} ms)`;
	return { name, target: `≤ ${limit} ms`, measured, isMet: middle <= limit };
}

/** The middle of the values, the lower one of an even number. Throws when there are none. */
export function median(values: readonly number[]): number {
	const middle = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
	if (middle === undefined) throw new Error('Nothing was measured');
	return middle;
}

/**
 * A time in words as so many of what a bare table took meanwhile, to compare two runs: machines differ, and the
 * same one from hour to hour.
 */
export function bareTables(time: number, bare: readonly number[]): string {
	return `${(time / median(bare)).toFixed(1)} bare tables of ${Math.round(median(bare))} ms`;
}

/** The figure of such times, with what bare tables took meanwhile. */
export function besideBareTables(figure: Figure, times: readonly number[], bare: readonly number[]): Figure {
	return { ...figure, measured: `${figure.measured}; ${bareTables(median(times), bare)}` };
}

/** Prints a Markdown table, ready for a document. */
export function printFigures(part: string, figures: readonly Figure[]): void {
	console.log(`\n| Figure (${part}) | Target | Measured | Verdict |\n|---|---|---|---|`);
	for (const { name, target, measured, isMet } of figures) {
		console.log(`| ${name} | ${target} | ${measured} | ${isMet ? 'met' : '**missed**'} |`);
	}
}
