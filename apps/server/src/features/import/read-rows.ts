import { type ImportFault, type ImportRow, MAX_ID } from '@crossload/contract';
import type { RowValue } from '@crossload/domain';
import type { ProposeInput } from './import-festival.ts';
import { CellFault, type ImportContext, type ImportKind, type ReadRow } from './import-kind.ts';
import type { RowValues } from './import-memory.store.ts';

/** Unknown fields named in one row, and characters of a name that nobody knows, at most. */
const MAX_UNKNOWN = 20;
const MAX_FIELD_NAME = 40;

/** Reads the cells of every row. What is wrong with one is a fault of its row (IN-AND-OUT.md, IMP-11). */
export function readRows(
	sent: readonly ImportRow[],
	{ kind, festival: { context, latest, installation, present } }: Pick<ProposeInput, 'kind' | 'festival'>,
): ReadRow[] {
	return sent.map(({ row, values, take = [] }, index) => {
		const faults = unknownFields(values, kind);
		const identity = identityOf(ownIds(values, installation), { latest, faults });
		const entry = identity.id === null ? undefined : present.get(identity.id);
		const known = entry ? kind.valuesOf(entry.state) : {};
		const read = readCells(values, { kind, context, known, faults });
		faults.push(...clearedFields(read, { kind, isNamed: identity.id !== null }));
		if (identity.id === null) faults.push(...missingFields(read, { kind, faults }));
		return { index, row, take: new Set(take), ...identity, values: read, faults };
	});
}

type Sent = ImportRow['values'];

function unknownFields(values: Sent, { cells }: ImportKind): ImportFault[] {
	const unknown = Object.keys(values).filter(
		(name) => !['id', 'revision'].includes(name) && !Object.hasOwn(cells, name),
	);
	return unknown
		.slice(0, MAX_UNKNOWN)
		.map((name) => ({ field: name.slice(0, MAX_FIELD_NAME).toWellFormed(), message: 'There is no such field' }));
}

function isBlank(raw: unknown): boolean {
	return raw === null || raw === undefined || (typeof raw === 'string' && raw.trim() === '');
}

function numberOf(raw: unknown): number | null {
	const number = typeof raw === 'string' && /^\s*\d{1,10}\s*$/.test(raw) ? Number(raw) : raw;
	return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= MAX_ID ? number : null;
}

/** An exported id is `<installation>-<number>`: another one's names nothing here, and its revision neither (OUT-02). */
function ownIds(values: Sent, installation: string): Sent {
	const [, from, number] = (typeof values['id'] === 'string' && /^\s*(\w+)-(\d+)\s*$/.exec(values['id'])) || [];
	if (from === undefined) return values;
	return from === installation ? { ...values, id: number } : { ...values, id: null, revision: null };
}

function identityOf(
	{ id, revision }: Sent,
	{ latest, faults }: { latest: number; faults: ImportFault[] },
): Pick<ReadRow, 'id' | 'revision'> {
	if (!isBlank(revision) && numberOf(revision) === null) {
		faults.push({ field: 'revision', message: 'must be a whole number above zero' });
	}
	if (isBlank(id)) return { id: null, revision: null };
	const number = numberOf(id);
	if (number === null) faults.push({ field: 'id', message: 'must be a whole number above zero' });
	if (isBlank(revision)) return { id: number, revision: null };
	const known = numberOf(revision);
	if (known !== null && known > latest) faults.push({ field: 'revision', message: 'There is no such revision' });
	return { id: number, revision: known };
}

interface ReadInput {
	readonly kind: ImportKind;
	readonly context: ImportContext;
	/** The present values of the entity that the row's id names. */
	readonly known: RowValues;
	readonly faults: ImportFault[];
}

function readCells(values: Sent, { kind, context, known, faults }: ReadInput): RowValues {
	const read: Record<string, RowValue> = {};
	for (const [field, readCell] of Object.entries(kind.cells)) {
		if (!Object.hasOwn(values, field)) continue;
		const raw = values[field];
		if (isBlank(raw)) read[field] = kind.blank?.[field] ?? null;
		else {
			try {
				read[field] = readCell(raw, context, { ...known, ...read });
			} catch (error) {
				if (!(error instanceof CellFault)) throw error;
				faults.push({ field, message: error.message });
			}
		}
	}
	return read;
}

/** What is blank and must not be; a row without an id may leave out both times: it makes only its band. */
function clearedFields(read: RowValues, { kind, isNamed }: { kind: ImportKind; isNamed: boolean }): ImportFault[] {
	const cleared = kind.neverBlank.filter((field) => read[field] === null && (isNamed || !isLeftOut(field, read, kind)));
	return cleared.map((field) => ({ field, message: 'Required' }));
}

/** The times of a row that makes only its band. */
function isLeftOut(field: string, values: RowValues, { makesOnlyBand }: ImportKind): boolean {
	return ['start', 'end'].includes(field) && makesOnlyBand?.(values) === true;
}

function missingFields(
	values: RowValues,
	{ kind, faults }: { kind: ImportKind; faults: readonly ImportFault[] },
): ImportFault[] {
	const isSaid = (field: string) => Object.hasOwn(values, field) || faults.some((fault) => fault.field === field);
	const missing = kind.required.filter((field) => {
		const alternative = kind.alternatives?.[field];
		if (alternative !== undefined && (values[alternative] ?? null) !== null) return false;
		if (alternative !== undefined && values[field] === null) return true;
		return !isSaid(field) && !isLeftOut(field, values, kind);
	});
	return missing.map((field) => ({ field, message: 'Required' }));
}
