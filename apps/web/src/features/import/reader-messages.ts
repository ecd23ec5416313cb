import type { ImportChange, ImportKindName, ImportResult, ImportRowState } from '@crossload/contract';
import type { UnknownKind } from '@crossload/domain';
import type { Column, Field, ReadRows } from '@crossload/spreadsheet';
import type { ImportChoice } from '../../api/import.ts';
import type { FieldByColumn, MappingMemory } from './mapping-memory.ts';

/** Requests to the worker. */
export type ReaderRequest =
	| { readonly type: 'sheets'; readonly file: Blob }
	| ({ readonly type: 'rows' } & ReadChoice)
	| ({ readonly type: 'body' } & BodyChoice)
	| { readonly type: 'preview'; readonly key: string; readonly response: Blob };

/** How the rows of a file are to be read. */
export interface ReadChoice {
	/** Identifies these rows in later requests. */
	readonly key: string;
	/** Index of the sheet in the file. */
	readonly sheet: number;
	/** Null: guessed from the headers. */
	readonly kind: ImportKindName | null;
	/** Null: what was chosen for the same headers before, else guessed from their words. */
	readonly mapping: FieldByColumn | null;
	/** `YYYY-MM-DD`, blank where it is not given. */
	readonly firstDay: string;
	readonly memory: MappingMemory;
	/** The festival's offset, which the worker cannot know. */
	readonly offset: string;
	/** The file's name, which may say what is in it. */
	readonly fileName: string;
}

/** What goes into a request beside the rows. */
export interface BodyChoice extends Pick<ImportChoice, 'aliases' | 'leaveOutFaulty'> {
	/** The key that the rows were read with. */
	readonly key: string;
	readonly dryRun: boolean;
	/** Fields that are written although they were changed here, by row. */
	readonly takes: Readonly<Record<number, readonly string[]>>;
}

/** How the rows of a sheet were read. */
export interface ReadHead extends Pick<ReadRows, 'leftOut' | 'needsFirstDay' | 'early'> {
	readonly key: string;
	readonly kind: ImportKindName;
	readonly headerRow: number;
	readonly columns: readonly Column[];
	readonly mapping: FieldByColumn;
	readonly rowCount: number;
}

/** The rows of a sheet, and how they were read: they stay in the worker. */
export interface ReadSheet extends ReadHead, Pick<ReadRows, 'rows' | 'faults'> {}

/** The first names of a list, and how many there are in all. */
export interface SomeNames {
	readonly first: readonly string[];
	readonly count: number;
}

/** A name that leaves its rows faulty until something has it. */
export interface UnknownName {
	readonly kind: UnknownKind;
	readonly name: string;
	/** The band that a vehicle belongs to. */
	readonly band: string | null;
}

/** What the import would do with one row, with what its file says. */
export interface PreviewRow {
	readonly row: number;
	readonly state: ImportRowState;
	readonly values: Readonly<Record<Field, unknown>>;
	readonly changes: ReadonlyMap<Field, ImportChange>;
	/** By field; of a day by the time that it is for. */
	readonly faults: ReadonlyMap<Field, string>;
}

/** What an import would do, without its rows. */
export interface PreviewHead extends Pick<ImportResult, 'counts' | 'near'> {
	readonly makes: SomeNames;
	readonly missing: SomeNames;
	/** What rows name and is not here, where an import of this kind does not make it. */
	readonly unknown: readonly UnknownName[];
}

/** What the worker sends back: rows of a preview in chunks, none of which blocks the page for long; `message` is for people. */
export type ReaderResponse<Value> =
	| { readonly chunk: readonly PreviewRow[] }
	| { readonly chunk?: never; readonly isRead: true; readonly value: Value }
	| { readonly chunk?: never; readonly isRead: false; readonly message: string };
