import type { ImportBody, ImportResult } from '@crossload/contract';
import { isSameValue, type RowValue } from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Work } from '../../db/work.ts';
import { Invalid } from '../../errors/domain-errors.ts';
import { type ImportFestival, readFestival, readStatesAt } from './import-festival.ts';
import type { ImportKind } from './import-kind.ts';
import { insertImport, REVISION } from './import-memory.store.ts';
import { importResult, madeBy } from './import-result.ts';
import { IMPORT_KINDS } from './kinds.ts';
import { makeNames } from './make-names.service.ts';
import { type Outcome, proposeImport } from './propose-import.ts';
import { readRows } from './read-rows.ts';

/** Fields in the error of an import, at most (IN-AND-OUT.md, IMP-04). */
const MAX_FAULT_FIELDS = 100;

/**
 * Imports rows, or says what that would do. All or nothing, one revision. Throws Invalid with the same result when rows are
 * faulty and not to be left out, and for aliases of what is not there (IMP-04).
 */
export async function runImport(work: Work, body: ImportBody): Promise<ImportResult> {
	const kind = IMPORT_KINDS[body.kind];
	const festival = await readFestival(work.trx, { body, kind, now: work.at });
	expectAliases(body, festival);
	const rows = readRows(body.rows, { kind, festival });
	const asked = rows.flatMap(({ id, revision }) => (id === null || revision === null ? [] : [{ id, revision }]));
	const outcomes = proposeImport(rows, { kind, festival, statesAt: await readStatesAt(work.trx, kind, asked) });
	const result = importResult(outcomes, { kind, festival });
	if (body.dryRun) return result;
	if (result.counts.faulty > 0 && body.leaveOutFaulty !== true) throw faulty(result, outcomes);
	return await apply(work, { body, kind, festival, outcomes, result });
}

function expectAliases({ aliases = [] }: ImportBody, { context: { names } }: ImportFestival): void {
	const faults = aliases.flatMap(({ entity, id }, index) =>
		names.isKnown(entity, id) ? [] : [[`aliases.${index}.id`, `There is no ${entity} with id ${id}`]],
	);
	Invalid.throwIfAny(Object.fromEntries(faults.slice(0, MAX_FAULT_FIELDS)));
}

function faulty(result: ImportResult, outcomes: readonly Outcome[]): Invalid {
	const faults = outcomes.flatMap(({ row: { index }, faults }) =>
		faults.map(({ field, message }) => [`rows.${index}.${field}`, message]),
	);
	const { faulty: count } = result.counts;
	const message = `${count === 1 ? 'One row is' : `${count} rows are`} faulty. Nothing was written.`;
	return new Invalid(message, { fields: Object.fromEntries(faults.slice(0, MAX_FAULT_FIELDS)), result });
}

interface Applying {
	readonly body: ImportBody;
	readonly kind: ImportKind;
	readonly festival: ImportFestival;
	readonly outcomes: readonly Outcome[];
	readonly result: ImportResult;
}

async function apply(work: Work, applying: Applying): Promise<ImportResult> {
	const { outcomes, result, festival } = applying;
	const made = madeBy(outcomes, festival.context.names);
	const idOf = await makeNames(work, { made, outcomes });
	const ids = await writeRows(work, applying, idOf);
	const isLogged = made.length + ids.written > 0;
	await remember(work, applying, { idOf, ids: ids.byIndex, isLogged });
	const idOfOutcome = ({ row, sameAs }: Outcome) => ids.byIndex.get(sameAs ?? row.index) ?? null;
	const rows = result.rows.map((row, index) => {
		const outcome = outcomes[index];
		return outcome ? { ...row, id: row.id ?? idOfOutcome(outcome) } : row;
	});
	return { ...result, rows, revision: isLogged ? (await latestRevision(work.trx)) + 1 : null };
}

/** Writes what is changed and new; returns the ids by the places of the rows, and how many were written. */
async function writeRows(work: Work, { kind, outcomes }: Applying, idOf: (id: number) => number) {
	const writing = outcomes.filter(({ next }) => next !== null);
	const states = new Map(writing.map((outcome) => [outcome, kind.withIds?.(outcome.next, idOf) ?? outcome.next]));
	const changed = writing.flatMap((outcome) => {
		const present = outcome.entry?.present;
		return present ? [{ present, state: states.get(outcome), version: present.version + 1 }] : [];
	});
	const created = writing.filter(({ entry }) => !entry?.present);
	// What changes may leave names that new rows take.
	await kind.update(
		work.trx,
		changed.map(({ present, state, version }) => ({ id: present.id, state, version })),
	);
	const newIds = await kind.insert(
		work.trx,
		created.map((outcome) => states.get(outcome)),
	);
	for (const { present, state, version } of changed) {
		const { id } = present;
		const before = kind.toLog(present.state, { id, version: present.version });
		work.record({ entity: kind.entity, id, before, after: kind.toLog(state, { id, version }) });
	}
	for (const [index, outcome] of created.entries()) {
		const id = newIds[index] ?? 0;
		const after = kind.toLog(states.get(outcome), { id, version: 1 });
		work.record({ entity: kind.entity, id, before: null, after });
	}
	const byIndex = new Map(
		outcomes.flatMap(({ row, entry }) => (entry?.present ? [[row.index, entry.id] as const] : [])),
	);
	for (const [index, outcome] of created.entries()) byIndex.set(outcome.row.index, newIds[index] ?? 0);
	return { byIndex, written: writing.length };
}

interface Written {
	readonly idOf: (id: number) => number;
	readonly ids: ReadonlyMap<number, number>;
	readonly isLogged: boolean;
}

/** Keeps what the file said of each row, where that is not remembered already. */
async function remember(work: Work, { body, outcomes, festival }: Applying, { idOf, ids, isLogged }: Written) {
	const { names } = festival.context;
	const nowOf = (field: string, value: RowValue): RowValue => {
		if ((field !== 'band' && field !== 'stage') || typeof value !== 'number') return value;
		const id = idOf(value);
		return id > 0 ? id : names.nameOf(field, id);
	};
	const rows = outcomes.flatMap(({ row, state, sameAs, file, editedSince }) => {
		const id = ids.get(row.index);
		if (id === undefined || state === 'faulty' || sameAs !== null) return [];
		const values = Object.entries(file).map(([field, value]): [string, RowValue] => [field, nowOf(field, value)]);
		const known = festival.imported.get(id);
		const isNews = values.some(
			([field, value]) => !known || !isSameValue(known[field] ?? null, value) || !(field in known),
		);
		const isLater = editedSince !== null && known?.[REVISION] !== editedSince;
		return isNews || isLater ? [{ id, values: { ...Object.fromEntries(values), [REVISION]: editedSince } }] : [];
	});
	const aliases = [...new Map(festival.aliases.map((alias) => [`${alias.entity} ${alias.key}`, alias])).values()];
	if (!isLogged && rows.length + aliases.length === 0) return;
	const { kind } = body;
	const id = await insertImport(work.trx, { kind, isLogged, rows, aliases });
	if (isLogged) work.record({ entity: 'import', id, before: null, after: { kind } });
}
