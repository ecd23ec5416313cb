import type { Separator, WrittenSheet } from '@crossload/spreadsheet';
import type { ParseStored } from '../../lib/persisted.ts';

/** Workbook, or CSV by what stands between its columns. */
export type ExportFormat = 'xlsx' | Separator;

/** What is exported: what the screen shows, or all rows and columns that may be seen, in the screen's order. */
export type ExportRange = 'shown' | 'all';

/** What somebody chose. */
export interface ExportChoice {
	readonly range: ExportRange;
	readonly format: ExportFormat;
}

/** What the thread is asked to write. */
export interface WriteRequest {
	readonly format: ExportFormat;
	readonly sheet: WrittenSheet;
}

const FORMATS: readonly ExportFormat[] = ['xlsx', ';', ','];

/** Reads the format that was chosen last. */
export const parseFormat: ParseStored<ExportFormat> = (stored) => FORMATS.find((format) => format === stored) ?? null;
