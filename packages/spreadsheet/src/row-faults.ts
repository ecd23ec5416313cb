import type { ImportedRow, ImportRow } from '@crossload/contract';
import type { RowFault } from './row-values.ts';

/** What is wrong with a row, of whatever column. */
export type NamedFault = Pick<RowFault, 'field' | 'column' | 'message'>;

/**
 * What is wrong with a row: of what the reader could not read (`own`) in its words, which name the cell, of all else what
 * the server says.
 */
export function faultsOfRow(
	{ faults }: Pick<ImportedRow, 'faults'>,
	{ values, own }: { readonly values: ImportRow['values']; readonly own: readonly RowFault[] },
): NamedFault[] {
	const others = faults.filter(({ field }) => typeof values[field] !== 'object' || values[field] === null);
	return [...others.map((fault) => ({ ...fault, column: null })), ...own];
}
