import type { Right } from '@crossload/domain';
import type { LoggedState } from '../../db/change-log.store.ts';
import type { RowEntity } from '../../db/change-log.table.ts';
import type { Db, Identity, Trx } from '../../db/database.ts';
import type { NumberedTable } from '../../db/missing-references.store.ts';

/** What a revision did to one row, as the log keeps it: null before it was created and after it was deleted. */
export interface RowChange<State = LoggedState> {
	readonly before: State | null;
	readonly after: State | null;
}

/**
 * What an entity contributes to the change log as people read it and take it back. Each feature declares its own, as it
 * alone knows its rows and its rules; the rights to take it back stand in the domain (`access/undo-rights.ts`).
 */
export interface LoggedEntity<State = LoggedState> {
	readonly entity: RowEntity;
	/** Who may read its rows. */
	readonly readableWith: Right;
	/** Fields that are shown only to those with a further right. */
	readonly requires?: Readonly<Partial<Record<keyof State, Right>>>;
	/** All rows, or those with these ids, in the form that the log keeps; what is gone is absent. */
	states(db: Db, ids?: readonly number[]): Promise<ReadonlyMap<number, State>>;
	/** Whether a row in this state came with the schema: the log knows nothing of it until it is changed. */
	isFromTheSchema?(state: State): boolean;
	/** What rows in these states are called; their field `name` unless said otherwise. */
	names?(db: Db, states: readonly State[]): Promise<readonly string[]>;
	/** What names a row in responses, where that is not its id. */
	keyOf?(state: State): string;
	/** A state as it is returned, where that differs from how the log keeps it. */
	shown?(state: State): LoggedState;
	/** Null: nothing that was done to it can be taken back. */
	readonly undo: UndoWrites<State> | null;
}

/** How rows are brought back, set back and taken away: the entity's own store and rules. */
export interface UndoWrites<State = LoggedState> {
	/** The rows that a state names. */
	references?(state: State): readonly (readonly [NumberedTable, readonly (number | null)[]])[];
	/** The rows that may not be in these states: a name that is taken, times that cannot be. */
	forbidden?(db: Db, states: ReadonlyMap<number, State>): Promise<readonly number[]>;
	/** Whether others name the row, so that it cannot go. */
	isInUse?(db: Db, id: number): Promise<boolean>;
	/** How an error names rows that are in the way; {entity, id} unless said otherwise. */
	conflicts?(db: Db, ids: readonly number[]): Promise<readonly unknown[]>;
	insert(trx: Trx, state: State, identity: Identity): Promise<unknown>;
	update(trx: Trx, id: number, state: State): Promise<void>;
	remove(trx: Trx, id: number): Promise<void>;
}

/** Declares an entity; from here on its states are as the log has them. */
export function loggedEntity<State>(declared: LoggedEntity<State>): LoggedEntity {
	return declared as unknown as LoggedEntity;
}

/** What rows in these states are called, in their order. */
export async function namesOfStates(
	db: Db,
	{ names }: Pick<LoggedEntity, 'names'>,
	states: readonly LoggedState[],
): Promise<readonly string[]> {
	return (await names?.(db, states)) ?? states.map(({ name }) => String(name));
}

/** States by the ids of their rows. */
export function byId<Row extends { readonly id: number }, State>(
	rows: readonly Row[],
	stateOf: (row: Row) => State,
): ReadonlyMap<number, State> {
	return new Map(rows.map((row) => [row.id, stateOf(row)]));
}
