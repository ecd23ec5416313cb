import type { ImportChange, ImportedRow, ImportFault, ImportRowState } from '@crossload/contract';
import { isSameValue, mergeField, type RowValue, rowKey } from '@crossload/domain';
import { Invalid } from '../../errors/domain-errors.ts';
import type { ImportFestival, ProposeInput } from './import-festival.ts';
import type { Entry, Present, ReadRow } from './import-kind.ts';
import { REVISION, type RowValues } from './import-memory.store.ts';
import { matchEntries } from './match-entries.ts';
import { asPresent } from './same-by-name.ts';

/** What an import does with one row. */
export interface Outcome {
	readonly row: ReadRow;
	readonly state: ImportRowState;
	readonly entry: Entry | null;
	readonly changes: readonly ImportChange[];
	readonly faults: ImportedRow['faults'];
	/** The state that it gets; null where nothing is written. */
	readonly next: unknown;
	/** The row that said the same before. */
	readonly sameAs: number | null;
	/** What the file says, to be remembered. */
	readonly file: RowValues;
	/** The row's revision, where the file says something else than the row was then; to be remembered too. */
	readonly editedSince: number | null;
}

/** Decides what becomes of every row, in their order: three-way, each in exactly one state (IN-AND-OUT.md, IMP-12, 13). */
export function proposeImport(rows: readonly ReadRow[], input: ProposeInput): Outcome[] {
	const { firstOf, contradictions } = repeated(rows);
	const leading = rows.filter(({ index }) => !firstOf.has(index));
	const matches = matchEntries(leading, input);
	return rows.map((row) => {
		const first = firstOf.get(row.index);
		const entry = matches.get(row) ?? null;
		if (first !== undefined) return { ...nothingOf(row, null), state: 'same', sameAs: first };
		const contradiction = contradictions.get(row.index);
		const faults = [...row.faults, ...(contradiction ? [contradiction] : []), ...unknownId(row, entry, input)];
		if (faults.length > 0) return { ...nothingOf(row, entry), state: 'faulty', faults };
		return outcomeOf(row, entry, input);
	});
}

function nothingOf(row: ReadRow, entry: Entry | null): Omit<Outcome, 'state'> {
	return { row, entry, changes: [], faults: [], next: null, sameAs: null, file: row.values, editedSince: null };
}

/** Rows that say all that an earlier one says, and those that say something else about the same id. */
function repeated(rows: readonly ReadRow[]) {
	const firstOf = new Map<number, number>();
	const contradictions = new Map<number, ImportFault>();
	const byContent = new Map<string, number>();
	const byId = new Map<number, ReadRow>();
	for (const row of rows) {
		if (row.faults.length > 0) continue;
		const content = contentOf(row);
		const first = byContent.get(content);
		const same = row.id === null ? undefined : byId.get(row.id);
		if (first !== undefined) firstOf.set(row.index, first);
		else if (same) {
			contradictions.set(row.index, { field: 'id', message: `Row ${same.row} says something else about this id` });
		}
		byContent.set(content, first ?? row.index);
		if (row.id !== null) byId.set(row.id, same ?? row);
	}
	return { firstOf, contradictions };
}

/** What a row says; where names are what it is known by, as names are compared. */
function contentOf({ id, values }: ReadRow): string {
	const { name } = values;
	const compared = id === null && typeof name === 'string' ? { ...values, name: rowKey(name) } : values;
	return JSON.stringify([id, Object.entries(compared).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

function unknownId({ id }: ReadRow, entry: Entry | null, { kind }: ProposeInput): ImportFault[] {
	return id === null || entry ? [] : [{ field: 'id', message: `There is no ${kind.entity} with id ${id}` }];
}

function outcomeOf(row: ReadRow, entry: Entry | null, input: ProposeInput): Outcome {
	if (input.kind.makesOnlyBand?.(row.values) && row.id === null) return bandOnlyOutcome(row, input);
	if (entry?.present) return mergedOutcome(row, { entry, present: entry.present }, input);
	if (entry && !row.take.has('id')) {
		const removed = { field: 'id', before: null, after: entry.id, imported: entry.id };
		return { ...nothingOf(row, entry), state: 'conflict', changes: [removed] };
	}
	return newOutcome(row, input);
}

/** A row that makes only its band. */
function bandOnlyOutcome(row: ReadRow, { festival }: ProposeInput): Outcome {
	const { band } = row.values;
	const isNew = typeof band === 'number' && band < 0;
	const { names } = festival.context;
	const changes = isNew ? [{ field: 'band', before: null, after: names.nameOf('band', band) }] : [];
	return { ...nothingOf(row, null), state: isNew ? 'new' : 'same', changes };
}

function newOutcome(row: ReadRow, { kind, festival: { context } }: ProposeInput): Outcome {
	const file = kind.normalize?.(row.values, null, context) ?? row.values;
	const next = attempt(() => kind.stateWith(file, null, context));
	if ('faults' in next) return { ...nothingOf(row, null), state: 'faulty', faults: next.faults };
	const said = Object.entries(file).filter(([, value]) => !isSameValue(value, null));
	const changes = said.map(([field, value]) => ({ field, before: null, after: kind.shown(field, value, context) }));
	return { ...nothingOf(row, null), state: 'new', changes, next: next.state, file };
}

function mergedOutcome(
	row: ReadRow,
	{ entry, present }: { entry: Entry; present: Present },
	input: ProposeInput,
): Outcome {
	const { kind, festival } = input;
	const file = kind.normalize?.(row.values, present.state, festival.context) ?? row.values;
	const imported = importedValues(row, entry, input);
	const { written, changes } = merge({ row, entry, file, imported }, input);
	const isEdited = Object.entries(file).some(([field, said]) => !isSameValue(said, imported?.[field] ?? null));
	const editedSince = row.id !== null && isEdited ? row.revision : null;
	const merged = { ...nothingOf(row, entry), changes, file, editedSince };
	const hasConflict = changes.some(({ imported }) => imported !== undefined);
	if (Object.keys(written).length === 0) return { ...merged, state: hasConflict ? 'conflict' : 'same' };
	const next = attempt(() => kind.stateWith(written, present, festival.context));
	if ('faults' in next) return { ...nothingOf(row, entry), state: 'faulty', faults: next.faults };
	return { ...merged, state: hasConflict ? 'conflict' : 'changed', next: next.state };
}

interface Merging {
	readonly row: ReadRow;
	readonly entry: Entry;
	readonly file: RowValues;
	readonly imported: RowValues | undefined;
}

function merge({ row, entry, file, imported }: Merging, input: ProposeInput) {
	const { kind, festival } = input;
	const written: Record<string, RowValue> = {};
	const changes: ImportChange[] = [];
	for (const [field, said] of Object.entries(file)) {
		const present = entry.values[field] ?? null;
		const value = asPresent(field, { file: said, present }, festival.context.names);
		if (row.id === null && kind.matchedBy.includes(field)) continue;
		const decision = mergeField({ file: value, present, imported: imported?.[field] });
		const isTaken = row.take.has(field);
		if (decision === 'same' || (decision === 'kept' && !isTaken)) continue;
		const show = (shown: RowValue) => kind.shown(field, shown, festival.context);
		const change = { field, before: show(present), after: show(value) };
		if (decision === 'conflict' && !isTaken) changes.push({ ...change, imported: show(imported?.[field] ?? null) });
		else {
			written[field] = value;
			changes.push(change);
		}
	}
	return { written, changes };
}

/**
 * What the row was when the file was made of it, or when it was last imported. A file that was made earlier than the last
 * import counts by what it was made of, unless it is the very one that was imported.
 */
function importedValues(row: ReadRow, entry: Entry, { kind, festival, statesAt }: ProposeInput): RowValues | undefined {
	const remembered = festival.imported.get(entry.id);
	const imported = remembered && withNames(remembered, festival);
	if (row.id === null || row.revision === null) return imported;
	const state = statesAt.get(entry.id);
	const then = state === undefined ? entry.values : kind.valuesOf(state);
	return imported?.[REVISION] === row.revision ? { ...then, ...imported } : then;
}

/** A stage or band that was not made then is remembered by its name: it may be there now. */
function withNames(values: RowValues, { context: { names } }: ImportFestival): RowValues {
	const ids = (['band', 'stage'] as const).flatMap((field): [string, RowValue][] => {
		const name = values[field];
		return typeof name === 'string' ? [[field, names.peek(field, name) ?? name]] : [];
	});
	return ids.length === 0 ? values : { ...values, ...Object.fromEntries(ids) };
}

function attempt(work: () => unknown): { state: unknown } | { faults: ImportFault[] } {
	try {
		return { state: work() };
	} catch (error) {
		if (!(error instanceof Invalid)) throw error;
		const faults = Object.entries(error.details.fields ?? { row: error.message });
		return { faults: faults.map(([field, message]) => ({ field, message })) };
	}
}
