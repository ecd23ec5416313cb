import type { ImportKindName, NamedEntity } from '@crossload/contract';
import type { Generated } from 'kysely';

/**
 * What an import brought. `invented_festival`: the product made it itself (IMP-09). `carry_over`: it came from another
 * installation, which brings aliases and alert settings too (IMP-10).
 */
export type ImportedKind = ImportKindName | 'invented_festival' | 'carry_over';

export interface ImportTable {
	id: Generated<number>;
	kind: ImportedKind;
	/**
	 * `logged`: it stands in the change log. `silent`: it changed nothing but what imports remember, so it does not.
	 * `undone`: it was taken back, and what it remembered does not count.
	 */
	state: 'logged' | 'silent' | 'undone';
}

/** What a row of a file said; the latest import that counts says it last, field by field. */
export interface ImportedRowTable {
	import_id: number;
	/** Of the import's kind; it may be gone since. */
	entity_id: number;
	/** JSON: the file's values by field, references as ids. */
	row_values: string;
}

export interface ImportAliasTable {
	import_id: number;
	entity: NamedEntity;
	name_key: string;
	entity_id: number;
}
