import type { Measured } from './load.ts';

/** One call at one size and number of connections, beside the yardsticks that apply. */
export interface Row {
	readonly name: string;
	readonly activities: number;
	readonly connections: number;
	readonly product: Measured;
	readonly bytes: Measured | null;
	readonly sqlite: Measured;
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

function cellsOf({ name, activities, connections, product, bytes, sqlite }: Row): string[] {
	return [
		name,
		String(activities),
		String(connections),
		whole(product.perSecond),
		String(product.p50),
		String(product.p99),
		bytes ? whole(bytes.perSecond) : '–',
		bytes ? ratio(product, bytes) : '–',
		whole(sqlite.perSecond),
		ratio(product, sqlite),
	];
}

function ratio(product: Measured, yardstick: Measured): string {
	return (product.perSecond / yardstick.perSecond).toFixed(2);
}

function whole(value: number): string {
	return String(Math.round(value));
}

/** Prints single figures, one a line. */
export function printFigures(figures: readonly string[]): void {
	console.log(`\n${figures.map((figure) => `- ${figure}`).join('\n')}`);
}
