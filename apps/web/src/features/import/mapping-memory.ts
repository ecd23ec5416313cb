import type { ImportKindName } from '@crossload/contract';
import type { Column, Field } from '@crossload/spreadsheet';

/** The field of each column that is imported, by the column's place. */
export type FieldByColumn = Readonly<Record<number, Field>>;

/** What was chosen for the columns of one kind of file, by its headers (IN-AND-OUT.md, IMP-03). */
interface SavedMapping {
	readonly headers: string;
	readonly kind: ImportKindName;
	/** By column key, see {@link columnsByKey}. */
	readonly fields: Readonly<Record<string, Field>>;
}

/** The latest choices, newest first. */
export type MappingMemory = readonly SavedMapping[];

export const NO_MEMORY: MappingMemory = [];
const MAX_SAVED = 20;

/** Reads what is stored on the device; null for anything else. */
export function parseMappingMemory(stored: unknown): MappingMemory | null {
	if (!Array.isArray(stored)) return null;
	return stored.filter(isSavedMapping).slice(0, MAX_SAVED);
}

function isSavedMapping(entry: unknown): entry is SavedMapping {
	if (typeof entry !== 'object' || entry === null) return false;
	const { headers, kind, fields } = entry as Partial<SavedMapping>;
	return typeof headers === 'string' && typeof kind === 'string' && typeof fields === 'object' && fields !== null;
}

function headerSet(columns: readonly Column[]): string {
	return columns
		.map(({ header }) => header)
		.sort()
		.join('\n')
		.slice(0, 2000);
}

/** The columns by key: the header, numbered from the second column with the same header on. */
function columnsByKey(columns: readonly Column[]): Map<string, Column> {
	const byKey = new Map<string, Column>();
	const counts = new Map<string, number>();
	for (const column of columns) {
		const count = (counts.get(column.header) ?? 0) + 1;
		counts.set(column.header, count);
		byKey.set(count === 1 ? column.header : `${column.header}\0${count}`, column);
	}
	return byKey;
}

/** What was chosen for a file with these headers before, whatever their order is now. */
export function recall(
	memory: MappingMemory,
	columns: readonly Column[],
): { kind: ImportKindName; mapping: FieldByColumn } | null {
	const set = headerSet(columns);
	const saved = memory.find(({ headers }) => headers === set);
	if (!saved) return null;
	const savedFields = new Map(Object.entries(saved.fields));
	const fields = [...columnsByKey(columns)].flatMap(([key, { index }]) => {
		const field = savedFields.get(key);
		return field === undefined ? [] : [[index, field] as const];
	});
	return { kind: saved.kind, mapping: Object.fromEntries(fields) };
}

/** The memory with this choice as its newest. */
export function remember(
	memory: MappingMemory,
	{ columns, kind, mapping }: { columns: readonly Column[]; kind: ImportKindName; mapping: FieldByColumn },
): MappingMemory {
	const headers = headerSet(columns);
	const fields = [...columnsByKey(columns)].flatMap(([key, { index }]) => {
		const field = mapping[index];
		return field === undefined ? [] : [[key, field] as const];
	});
	const others = memory.filter((saved) => saved.headers !== headers);
	return [{ headers, kind, fields: Object.fromEntries(fields) }, ...others].slice(0, MAX_SAVED);
}
