import { lineKey, type Sheet, type SheetCell, type SheetChange, type SheetLine } from '@crossload/domain';

/** A line on its sheet. */
export interface Placed {
	readonly sheet: Pick<Sheet, 'key'>;
	readonly line: SheetLine;
}

/** Marks what has changed since a sheet's last issue: '▲ 18:30 (18:00)' (IN-AND-OUT, SHEET-04). */
export class ChangeMarks {
	readonly #byLine: ReadonlyMap<string, readonly SheetChange[]>;
	readonly #removed: readonly SheetChange[];

	constructor(changes: readonly SheetChange[]) {
		this.#byLine = Map.groupBy(changes, ({ key }) => key);
		this.#removed = changes.filter(({ kind }) => kind === 'removed');
	}

	/** What a cell says, marked where it has changed; undefined where it says nothing. */
	text({ sheet, line }: Placed, cell: SheetCell): string | undefined {
		const now = line.cells[cell];
		const changes = this.#byLine.get(lineKey(sheet, line)) ?? [];
		// The first cell is marked for the line as a whole.
		const isFirst = Object.keys(line.cells)[0] === cell;
		const changed = changes.filter(
			(one) => one.kind === 'changed' && (one.cell === cell || (isFirst && one.cell === null)),
		);
		if (changed.length > 0) return `▲ ${now ?? '–'} (${changed.map(({ before }) => before ?? '–').join(', ')})`;
		return isFirst && changes.some(({ kind }) => kind === 'added') ? `▲ ${now}` : now;
	}

	/** What is gone from a sheet. */
	removedFrom(sheet: Pick<Sheet, 'key'>): string[] {
		return this.#removed.filter(({ key }) => key.startsWith(`${sheet.key}|`)).map(({ text }) => text);
	}
}
