import type { ImportKindName } from '@crossload/contract';
import type { Column, ReadRows } from '@crossload/spreadsheet';
import type { FieldByColumn, MappingMemory } from './mapping-memory.ts';

/** What the reader is asked for. */
export type ReaderRequest = { readonly ask: 'sheets'; readonly file: Blob } | ({ readonly ask: 'rows' } & ReadChoice);

/** How the rows of a file are to be read. */
export interface ReadChoice {
	/** The place of the sheet among those of the file. */
	readonly sheet: number;
	/** Null: what its headers look like. */
	readonly kind: ImportKindName | null;
	/** Null: what was chosen for such headers before, else what their words mean. */
	readonly mapping: FieldByColumn | null;
	/** `YYYY-MM-DD`, blank where it is not said. */
	readonly firstDay: string;
	readonly memory: MappingMemory;
	/** The festival's offset, which the worker cannot know. */
	readonly offset: string;
	/** The file's name, which may say what is in it. */
	readonly fileName: string;
}

/** The rows of a sheet, and how they were read. */
export interface ReadSheet extends ReadRows {
	readonly kind: ImportKindName;
	readonly headerRow: number;
	readonly columns: readonly Column[];
	readonly mapping: FieldByColumn;
}

/** What the reader sends back; a message is for people. */
export type ReaderResponse<Value> =
	| { readonly isRead: true; readonly value: Value }
	| { readonly isRead: false; readonly message: string };
