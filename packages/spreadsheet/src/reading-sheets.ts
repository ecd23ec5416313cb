/**
 * The sheets of a festival's workbook that are for reading, with their columns (IN-AND-OUT.md, OUT-02). No kind of import is
 * theirs: the id of a stage would be taken for that of a position.
 */
export const READING_SHEETS = {
	Bands: ['name', 'stage', 'status', 'touringParty', 'notes', 'production'],
	Stages: ['name', 'color', 'changeover', 'curfew'],
	Functions: ['name', 'radio', 'members'],
} as const;

/** What stands around the columns of every sheet of the workbook. */
const AROUND = ['ID', 'Revision'];
/** Sheets that go in again have these too. */
const SHARED = new Set(['name', 'stage']);

/** The name of the reading sheet that has such headers, also under another name or saved as CSV; null where none has. */
export function readingSheetOf(headers: readonly string[]): string | null {
	const given = new Set(headers);
	if (!AROUND.every((header) => given.has(header))) return null;
	const found = Object.entries(READING_SHEETS).find(([, columns]) =>
		columns.some((column) => !SHARED.has(column) && given.has(column)),
	);
	return found?.[0] ?? null;
}
