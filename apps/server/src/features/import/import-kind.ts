import type { ActivityType, ImportedRow, VehicleType } from '@crossload/contract';
import type { LoggedState } from '../../db/change-log.store.ts';
import type { Db, Identity, Trx } from '../../db/database.ts';
import type { ActivityRules } from '../activity/activity-rules.ts';
import type { RowValues } from './import-memory.store.ts';
import type { RowNames } from './row-names.ts';

/** What rows are read and judged by. */
export interface ImportContext {
	readonly names: RowNames;
	readonly rules: ActivityRules;
	readonly vehicleTypeOf: (word: string) => VehicleType | undefined;
	readonly activityTypeOf: (word: string) => ActivityType | undefined;
	/** Keys of the positions' slugs, with the ids of those that have them; those of new ones below zero. */
	readonly slugs: Map<string, number>;
	/** Vehicles by the id of their band. */
	readonly vehiclesOf: (bandId: number) => readonly { readonly id: number; readonly name: string }[];
}

/** What is wrong with a cell, in words for people. */
export class CellFault extends Error {}

/** The value of a cell, given those of the cells before it in the row. Not called for blank cells. Throws CellFault. */
export type ReadCell = (raw: unknown, context: ImportContext, row: RowValues) => RowValues[string];

/** A row of a file once its cells are read. */
export interface ReadRow {
	/** Its place in the request. */
	readonly index: number;
	readonly row: number;
	readonly take: ReadonlySet<string>;
	/** The id and revision that it brings along. */
	readonly id: number | null;
	readonly revision: number | null;
	/** What its cells say, as far as they could be read. */
	readonly values: RowValues;
	readonly faults: ImportedRow['faults'];
}

/** Something that is there, or (`state` undefined) was removed after an import had it. */
export interface Entry<State = unknown> {
	readonly id: number;
	readonly values: RowValues;
	readonly present?: Present<State>;
}

export interface Present<State = unknown> {
	readonly id: number;
	readonly version: number;
	/** What it is called. */
	readonly name: string;
	readonly state: State;
}

/** One kind of rows: how its cells are read, to what they belong, and how they are written. */
export interface ImportKind<State = unknown> {
	readonly entity: ImportedRow['entity'];
	/** Every field but id and revision, in the order in which they are read. */
	readonly cells: Readonly<Record<string, ReadCell>>;
	/** What a row without an id must say. */
	readonly required: readonly string[];
	/** By required field: the field that may be given instead. */
	readonly alternatives?: Readonly<Record<string, string>>;
	/** What must not be cleared. */
	readonly neverBlank: readonly string[];
	/** What a row without an id is known by; no change where it was. */
	readonly matchedBy: readonly string[];
	/** The value of a blank cell; null unless said otherwise. */
	readonly blank?: RowValues;
	/** Whether no activity comes of such a row, only the band that it names. */
	readonly makesOnlyBand?: (values: RowValues) => boolean;
	load(db: Db): Promise<Present<State>[]>;
	valuesOf(state: State): RowValues;
	/** The state that the change log keeps. */
	fromLog(logged: LoggedState): State;
	toLog(state: State, identity: Identity): LoggedState;
	/** Rows and entries that belong together; whatever has an id is none of either. */
	match(rows: readonly ReadRow[], entries: readonly Entry[], context: ImportContext): Map<ReadRow, Entry>;
	/** The file's values as the rules would store them, to be compared with the present ones. */
	normalize?(file: RowValues, present: State | null, context: ImportContext): RowValues;
	/** The present state with these values written into it. Throws Invalid naming the fields. */
	stateWith(values: RowValues, present: Present<State> | null, context: ImportContext): State;
	/** A value as people read it: references by their names. */
	shown(field: string, value: RowValues[string], context: ImportContext): unknown;
	/** The state with the ids that new stages and bands have now, where it names any. */
	withIds?(state: State, idOf: (id: number) => number): State;
	/** Inserts; returns the ids in the same order. */
	insert(trx: Trx, states: readonly State[]): Promise<number[]>;
	update(trx: Trx, next: readonly { id: number; state: State; version: number }[]): Promise<void>;
}

/** Declares a kind; the rest of the import does not know the type of its states. */
export function importKind<State>(kind: ImportKind<State>): ImportKind {
	return kind as unknown as ImportKind;
}
