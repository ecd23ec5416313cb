import type { Generated, Insertable } from 'kysely';
import type { Identity, Trx } from './database.ts';
import { chunksOf, excludedColumns } from './rows.ts';
import type { Tables } from './tables.ts';

/** Tables whose rows count their versions. */
type VersionedTable = {
	[Table in keyof Tables]: Tables[Table] extends { id: Generated<number>; version: number } ? Table : never;
}[keyof Tables];

type Columns<Table extends VersionedTable> = Omit<Insertable<Tables[Table]>, 'id' | 'version'>;

/** The next state of a row that exists. */
export interface NextState<State> {
	readonly id: number;
	readonly state: State;
	readonly version: number;
}

/** How the rows of one entity are written: `columnsOf` is a state as its table has it. */
export function versionedRows<Table extends VersionedTable, State>(
	name: Table,
	columnsOf: (state: State) => Columns<Table>,
) {
	// What is written here is the same for all of these tables, so it is typed by one of them.
	const table = name as 'stage';
	const columns = (state: State) => columnsOf(state) as unknown as Columns<'stage'>;
	return {
		/** Returns the new row's id; one that comes back keeps its own. */
		insert: async (trx: Trx, state: State, again?: Identity): Promise<number> => {
			const row = { ...columns(state), version: 1, ...again };
			return (await trx.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow()).id;
		},
		/** Returns the new rows' ids in the same order: they are given in it, though nothing says that they are returned in it. */
		insertMany: async (trx: Trx, states: readonly State[]): Promise<number[]> => {
			const ids: number[] = [];
			for (const chunk of chunksOf(states)) {
				const rows = chunk.map((state) => ({ ...columns(state), version: 1 }));
				const made = await trx.insertInto(table).values(rows).returning('id').execute();
				ids.push(...made.map(({ id }) => id).sort((a, b) => a - b));
			}
			return ids;
		},
		/** Brings a row into another state and counts up its version. */
		update: async (trx: Trx, id: number, state: State): Promise<void> => {
			await trx
				.updateTable(table)
				.set((row) => ({ ...columns(state), version: row('version', '+', 1) }))
				.where('id', '=', id)
				.execute();
		},
		/** Brings many rows into their next states. */
		updateMany: async (trx: Trx, next: readonly NextState<State>[]): Promise<void> => {
			for (const chunk of chunksOf(next)) {
				const rows = chunk.map(({ id, state, version }) => ({ id, ...columns(state), version }));
				await trx
					.insertInto(table)
					.values(rows)
					.onConflict((conflict) => conflict.column('id').doUpdateSet(excludedColumns(rows, 'id')))
					.execute();
			}
		},
		remove: async (trx: Trx, id: number): Promise<void> => {
			await trx.deleteFrom(table).where('id', '=', id).execute();
		},
	};
}
