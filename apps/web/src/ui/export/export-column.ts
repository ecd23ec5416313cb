import { type FestivalTime, localOf } from '@crossload/domain';
import type { WrittenCell } from '@crossload/spreadsheet';

/** One column of an exported list; its header is one that an import recognises, where it can be imported (OUT-01). */
export interface ExportColumn<Row> {
	readonly header: string;
	readonly value: (row: Row) => WrittenCell;
	/** Id of the list's column that shows it; without it only an export of everything has it. */
	readonly shownBy?: string;
	/** False leaves it out for those who may not see it: telephone numbers. */
	readonly canSee?: boolean;
}

/** A time as a date of a spreadsheet, in festival time. */
export function dateCell(time: FestivalTime | null | undefined): Date | null {
	return time ? new Date(`${localOf(time).replace(' ', 'T')}Z`) : null;
}
