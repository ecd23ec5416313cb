import { compareNames } from '@crossload/domain';
import type { ReactNode } from 'react';

/** What a row is sorted by in a column; null stands last, whichever way. Times as their instant or their text. */
export type SortValue = string | number | boolean | null;

/** One column of a table. */
export interface Column<Row> {
	readonly id: string;
	readonly header: string;
	/** Pixels as designed, which grow with the root font, here and below; 'fill' takes what is left. */
	readonly width: number | 'fill';
	/** Pixels that it has at least, in a narrow list; without it as many as its width, 140 if it fills. */
	readonly minWidth?: number;
	/** Of a column that fills: pixels that it is to have before others have their whole width; without it its minimum. */
	readonly preferredWidth?: number;
	readonly cell: (row: Row) => ReactNode;
	/** Of its cells. */
	readonly className?: string | undefined;
	/** Without it the table cannot be sorted by this column. */
	readonly sortBy?: (row: Row) => SortValue;
	/** False hides it from those who may not see it, whatever is stored or chosen. */
	readonly canSee?: boolean;
	/** Left out only after all others where there is no room for them. */
	readonly isKept?: boolean;
	/** Always there and not for choosing: the buttons of a row. */
	readonly isFixed?: boolean;
	/** Its cells hold links of their own, so they cannot be what opens the row. */
	readonly hasLinks?: boolean;
	/** Shown whenever the column with this id is, and not for choosing by itself. */
	readonly shownWith?: string;
}

/** One entry of a table's order, the first counts most. */
export interface SortEntry {
	readonly id: string;
	readonly desc: boolean;
}

export const ROW_PADDING = 16;
export const COLUMN_GAP = 16;
const MIN_FILL = 140;

/** The columns that someone may choose from. */
export function choosableColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
	return columns.filter(({ canSee, isFixed, shownWith }) => canSee !== false && !isFixed && shownWith === undefined);
}

/** The columns to show of those chosen, in the table's own order; without a choice all that may be seen. */
export function chosenColumns<Row>(columns: readonly Column<Row>[], chosen?: readonly string[]): Column<Row>[] {
	return columns.filter(({ id, canSee, isFixed, shownWith }) => {
		if (canSee === false) return false;
		return isFixed === true || chosen === undefined || chosen.includes(shownWith ?? id);
	});
}

/**
 * As many of the columns as the width has room for, each with its minimum: they are left out from the right, those that
 * are kept last, never the first or a fixed one.
 */
export function fittingColumns<Row>(columns: readonly Column<Row>[], width: number): Column<Row>[] {
	const fromRight = columns.slice(1).reverse();
	const leaving = [...fromRight.filter(({ isKept }) => !isKept), ...fromRight.filter(({ isKept }) => isKept)];
	let fitting = [...columns];
	for (const column of leaving) {
		if (neededWidth(fitting) <= width) break;
		if (!column.isFixed) fitting = fitting.filter((one) => one !== column);
	}
	return fitting;
}

function neededWidth<Row>(columns: readonly Column<Row>[]): number {
	const widths = columns.reduce((sum, column) => sum + minWidthOf(column), 0);
	return widths + COLUMN_GAP * (columns.length - 1) + 2 * ROW_PADDING;
}

function minWidthOf<Row>({ width, minWidth }: Column<Row>): number {
	return minWidth ?? (width === 'fill' ? MIN_FILL : width);
}

function preferredWidthOf<Row>(column: Column<Row>): number {
	return column.width === 'fill' ? (column.preferredWidth ?? minWidthOf(column)) : column.width;
}

/**
 * The grid's columns in CSS, for a list of that width in pixels as designed. Each has its minimum; the room beyond widens all of
 * them evenly up to their preferred width, the rest goes to those that fill, and where none does to the last that is not fixed.
 */
export function gridTemplate<Row>(columns: readonly Column<Row>[], width: number): string {
	const fills = columns.some((column) => column.width === 'fill');
	const last = columns.findLastIndex(({ isFixed }) => !isFixed);
	const share = grownShare(columns, width);
	return columns
		.map((column, index) => {
			const minWidth = minWidthOf(column);
			const pixels = Math.floor(minWidth + (preferredWidthOf(column) - minWidth) * share);
			const isOpen = column.width === 'fill' || (!fills && index === last);
			const size = `${pixels / 16}rem`;
			return isOpen ? `minmax(${size}, 1fr)` : size;
		})
		.join(' ');
}

/** How far there is room for the columns to grow from their minimum to their preferred width: 0 not at all, 1 all the way. */
function grownShare<Row>(columns: readonly Column<Row>[], width: number): number {
	const growth = columns.reduce((sum, column) => sum + preferredWidthOf(column) - minWidthOf(column), 0);
	const room = Math.max(0, width - neededWidth(columns));
	return room < growth ? room / growth : 1;
}

/** Orders two values of a column; text as people look names up. Nulls do not come here. */
export function compareValues(a: SortValue, b: SortValue): number {
	if (typeof a === 'string' && typeof b === 'string') return compareNames(a, b);
	return Number(a) - Number(b);
}

/** The order after a click on a column's header: by it alone, or with `isAdded` by it too; a second click turns it. */
export function sortedByClick(sorting: readonly SortEntry[], id: string, isAdded: boolean): SortEntry[] {
	const present = sorting.find((entry) => entry.id === id);
	const clicked = { id, desc: present ? !present.desc : false };
	if (!isAdded) return [clicked];
	return present ? sorting.map((entry) => (entry === present ? clicked : entry)) : [...sorting, clicked];
}
