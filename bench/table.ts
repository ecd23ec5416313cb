import type { Measured } from './load.ts';

/** One call at one size and number of connections, beside the yardsticks that apply. */
export interface Row {
	readonly name: string;
	readonly activities: number;
	readonly connections: number;
	readonly product: Measured;
	readonly bytes: Measured | null;
	readonly sqlite: Measured;
	/** What the ratio to a yardstick should be at least. */
	readonly target?: { readonly bytes?: number; readonly sqlite?: number };
}

const HEAD = [
	'Call',
	'Activities',
	'Connections',
	'Requests/s',
	'p50 ms',
	'p99 ms',
	'node:http same bytes',
	'Ratio',
	'Fastify + SQLite',
	'Ratio',
];

/** Begins a Markdown table, ready for the README. */
export function printHead(): void {
	console.log(`\n| ${HEAD.join(' | ')} |\n|${'---|'.repeat(HEAD.length)}`);
}

/** Prints a row as soon as it is measured, so that a run that is broken off has not been for nothing. */
export function printRow(row: Row): void {
	console.log(`| ${cellsOf(row).join(' | ')} |`);
}

function cellsOf({ name, activities, connections, product, bytes, sqlite, target }: Row): string[] {
	return [
		name,
		String(activities),
		String(connections),
		whole(product.perSecond),
		String(product.p50),
		String(product.p99),
		bytes ? whole(bytes.perSecond) : '–',
		bytes ? ratio(product, bytes, target?.bytes) : '–',
		whole(sqlite.perSecond),
		ratio(product, sqlite, target?.sqlite),
	];
}

/** With what it should be at least, where that is said. */
function ratio(product: Measured, yardstick: Measured, target?: number): string {
	const found = (product.perSecond / yardstick.perSecond).toFixed(2);
	return target === undefined ? found : `${found} (target ≥ ${target})`;
}

function whole(value: number): string {
	return String(Math.round(value));
}

/** A figure with what it should be at most. */
export function figureWithTarget(name: string, milliseconds: number, target: number): string {
	return `${name}: ${milliseconds.toFixed(1)} ms (target ≤ ${target}, ${milliseconds <= target ? 'met' : 'missed'})`;
}

/** Prints single figures, one a line. */
export function printFigures(figures: readonly string[]): void {
	console.log(`\n${figures.map((figure) => `- ${figure}`).join('\n')}`);
}
