import type { ImportKindName } from '@crossload/contract';
import type { Column, Field } from '@crossload/spreadsheet';

/** The field of each column that is imported, by the column's place. */
export type FieldByColumn = Readonly<Record<number, Field>>;

/** What was chosen for the columns of one kind of file, by its headers (IN-AND-OUT.md, IMP-03). */
interface KeptMapping {
	readonly headers: string;
	readonly kind: ImportKindName;
	readonly fields: Readonly<Record<string, Field>>;
}

/** The latest choices, newest first. */
export type MappingMemory = readonly KeptMapping[];

export const NO_MEMORY: MappingMemory = [];
const KEPT = 20;

/** Reads what is stored on the device; null for anything else. */
export function parseMappingMemory(stored: unknown): MappingMemory | null {
	if (!Array.isArray(stored)) return null;
	return stored.filter(isKept).slice(0, KEPT);
}

function isKept(entry: unknown): entry is KeptMapping {
	if (typeof entry !== 'object' || entry === null) return false;
	const { headers, kind, fields } = entry as Partial<KeptMapping>;
	return typeof headers === 'string' && typeof kind === 'string' && typeof fields === 'object' && fields !== null;
}

function headerSet(columns: readonly Column[]): string {
	return columns
		.map(({ header }) => header)
		.sort()
		.join('\n')
		.slice(0, 2000);
}

/** What was chosen for a file with these headers before, in whatever order they stand now. */
export function recall(
	memory: MappingMemory,
	columns: readonly Column[],
): { kind: ImportKindName; mapping: FieldByColumn } | null {
	const set = headerSet(columns);
	const kept = memory.find(({ headers }) => headers === set);
	if (!kept) return null;
	const fields = columns.flatMap(({ index, header }) => {
		const field = kept.fields[header];
		return field === undefined ? [] : [[index, field] as const];
	});
	return { kind: kept.kind, mapping: Object.fromEntries(fields) };
}

/** The memory with this choice as its newest. */
export function remember(
	memory: MappingMemory,
	{ columns, kind, mapping }: { columns: readonly Column[]; kind: ImportKindName; mapping: FieldByColumn },
): MappingMemory {
	const headers = headerSet(columns);
	const fields = columns.flatMap(({ index, header }) => {
		const field = mapping[index];
		return field === undefined ? [] : [[header, field] as const];
	});
	const others = memory.filter((kept) => kept.headers !== headers);
	return [{ headers, kind, fields: Object.fromEntries(fields) }, ...others].slice(0, KEPT);
}
