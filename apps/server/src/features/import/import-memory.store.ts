import type { NamedEntity } from '@crossload/contract';
import type { RowValue, RuledKind } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';
import { chunksOf } from '../../db/rows.ts';
import type { ImportedKind } from './import.table.ts';

/** Values by field, as far as they were said. */
export type RowValues = Readonly<Record<string, RowValue>>;

/** Among the values of an imported row the revision that it brought along, if its file had changed it since; else null. */
export const REVISION = 'revision';

/** A name that means something which has another name here. */
export interface Alias {
	readonly entity: NamedEntity;
	readonly key: string;
	readonly id: number;
}

/** What an import has to remember: values by the ids of the rows, and aliases. */
export interface ToRemember {
	readonly kind: ImportedKind;
	/** It stands in the change log, since it changed something. */
	readonly isLogged: boolean;
	readonly rows: readonly { readonly id: number; readonly values: RowValues }[];
	readonly aliases: readonly Alias[];
}

/** The values that imports of this kind had last, by the id of the row; those of undone imports do not count (IMP-13). */
export async function readImportedValues(db: Db, kind: ImportedKind): Promise<Map<number, RowValues>> {
	const rows = await db
		.selectFrom('imported_row')
		.innerJoin('import', 'import.id', 'imported_row.import_id')
		.select(['entity_id', 'row_values'])
		.where('import.kind', '=', kind)
		.where('import.state', '!=', 'undone')
		.orderBy('import_id')
		.execute();
	const values = new Map<number, RowValues>();
	for (const { entity_id: id, row_values } of rows) {
		values.set(id, { ...values.get(id), ...(JSON.parse(row_values) as RowValues) });
	}
	return values;
}

/** The aliases that imports have kept, later ones last (IMP-14). */
export async function readAliases(db: Db): Promise<Alias[]> {
	return await db
		.selectFrom('import_alias')
		.innerJoin('import', 'import.id', 'import_alias.import_id')
		.select(['entity', 'name_key as key', 'entity_id as id'])
		.where('import.state', '!=', 'undone')
		.orderBy('import_id')
		.execute();
}

/** Keeps what an import has to remember; returns its id. */
export async function insertImport(trx: Trx, { kind, isLogged, rows, aliases }: ToRemember): Promise<number> {
	const state = isLogged ? 'logged' : 'silent';
	const { id } = await trx.insertInto('import').values({ kind, state }).returning('id').executeTakeFirstOrThrow();
	for (const chunk of chunksOf(rows)) {
		const values = chunk.map((row) => ({ import_id: id, entity_id: row.id, row_values: JSON.stringify(row.values) }));
		await trx.insertInto('imported_row').values(values).execute();
	}
	for (const chunk of chunksOf(aliases)) {
		const values = chunk.map((alias) => ({
			import_id: id,
			entity: alias.entity,
			name_key: alias.key,
			entity_id: alias.id,
		}));
		await trx.insertInto('import_alias').values(values).execute();
	}
	return id;
}

/** What came from another installation besides rows. */
interface CarriedMemory {
	readonly settings: readonly CarriedSetting[];
	readonly aliases: readonly Alias[];
}

/** Minutes of a kind of alert that nobody had set before; null: off. */
export interface CarriedSetting {
	readonly kind: RuledKind;
	readonly minutes: number | null;
}

/** The place of the settings among what such an import remembers, which is of no row. */
const SETTINGS_ID = 1;

/** Keeps the aliases that came from another installation, and for undo which alert settings did; returns its id. */
export async function insertCarryOver(trx: Trx, { settings, aliases }: CarriedMemory): Promise<number> {
	const values = Object.fromEntries(settings.map(({ kind, minutes }) => [kind, minutes]));
	return await insertImport(trx, { kind: 'carry_over', isLogged: true, rows: [{ id: SETTINGS_ID, values }], aliases });
}

/** The alert settings that came with an import from another installation. */
export async function carriedSettings(db: Db, id: number): Promise<CarriedSetting[]> {
	const row = await db
		.selectFrom('imported_row')
		.innerJoin('import', 'import.id', 'imported_row.import_id')
		.select('row_values')
		.where('import_id', '=', id)
		.where('import.kind', '=', 'carry_over')
		.executeTakeFirst();
	const values = (row ? JSON.parse(row.row_values) : {}) as Readonly<Record<string, number | null>>;
	return Object.entries(values).map(([kind, minutes]) => ({ kind: kind as RuledKind, minutes }));
}

/** The imports in the change log that count, or those of them with these ids. */
export async function listImports(db: Db, ids?: readonly number[]): Promise<{ id: number; kind: ImportedKind }[]> {
	const query = db.selectFrom('import').select(['id', 'kind']).where('state', '=', 'logged');
	return await (ids ? query.where('id', 'in', ids) : query).execute();
}

/** Makes what an import remembered count, or count no more. */
export async function setImportUndone(trx: Trx, id: number, isUndone: boolean): Promise<void> {
	const state = isUndone ? 'undone' : 'logged';
	await trx.updateTable('import').set({ state }).where('id', '=', id).execute();
}
