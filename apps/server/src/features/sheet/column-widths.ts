import { createRequire } from 'node:module';

/** A column of pdfmake's. */
interface Column {
	/** Points that it gets. */
	_calcWidth: number;
}

/** What shares out the width of tables and columns in pdfmake, which is not among what it declares. */
interface ColumnCalculator {
	buildColumnWidths(columns: readonly Column[], available: number, ...more: readonly unknown[]): void;
	isAutoColumn(column: Column): boolean;
	isStarColumn(column: Column): boolean;
}

/** Columns as wide as their text keep theirs up to this part of the room: times, plates and telephone numbers stay whole. */
const KEPT_PART = 0.6;

interface Wanted {
	readonly kind: 'auto' | 'star' | 'fixed';
	/** Points. */
	readonly width: number;
}

/**
 * The widths of columns that have to fit into so many points, as they are where they fit. Where a word without a blank
 * would push the next columns off the paper, the columns that have room to lose are narrowed, and the word is broken.
 */
export function fittingWidths(columns: readonly Wanted[], available: number): number[] {
	const widthsOf = (kind: Wanted['kind']) => columns.filter((one) => one.kind === kind).map(({ width }) => width);
	const [auto, star] = [widthsOf('auto'), widthsOf('star')];
	const room = available - sum(widthsOf('fixed'));
	if (sum(auto) + sum(star) <= room) return columns.map(({ width }) => width);
	const widest = levelOf(auto, star.length > 0 ? room * KEPT_PART : room);
	const left = room - sum(auto.map((width) => Math.min(width, widest)));
	return columns.map(({ kind, width }) => {
		if (kind === 'fixed') return width;
		return kind === 'auto' ? Math.min(width, widest) : left / star.length;
	});
}

/** The most that each may have for all to fit: those that want less get what they want. */
function levelOf(widths: readonly number[], room: number): number {
	let left = room;
	for (const [at, width] of widths.toSorted((one, other) => one - other).entries()) {
		const level = left / (widths.length - at);
		if (width > level) return level;
		left -= width;
	}
	return Number.POSITIVE_INFINITY;
}

function sum(widths: readonly number[]): number {
	return widths.reduce((total, width) => total + width, 0);
}

/**
 * Lets pdfmake keep every column on the paper. It breaks a word that is wider than its column, but makes no column narrower
 * than its longest word, and has no setting for that ('no easy workaround', it says in its source). All tables and columns
 * pass what is replaced here.
 */
export function keepColumnsOnPaper(): void {
	// The object that pdfmake itself calls, however this module is loaded.
	const require = createRequire(import.meta.url);
	const { default: calculator } = require('pdfmake/js/columnCalculator.js') as { readonly default: ColumnCalculator };
	const { buildColumnWidths } = calculator;
	calculator.buildColumnWidths = (columns, available, ...more) => {
		buildColumnWidths(columns, available, ...more);
		const wanted = columns.map((column) => ({ kind: kindOf(column), width: column._calcWidth }));
		const widths = fittingWidths(wanted, available);
		for (const [at, column] of columns.entries()) column._calcWidth = widths[at] ?? column._calcWidth;
	};

	function kindOf(column: Column): Wanted['kind'] {
		if (calculator.isAutoColumn(column)) return 'auto';
		return calculator.isStarColumn(column) ? 'star' : 'fixed';
	}
}
