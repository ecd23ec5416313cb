import type { ImportKindName } from '@crossload/contract';
import { fieldsOf, isNamedAfter, KINDS } from './words/header-words.ts';

/** Ids come from a festival's workbook alone, whose columns are called as the fields are (IN-AND-OUT.md, OUT-02). */
const ID = 'ID';

/**
 * Of which kind the ids of a table are, by its other headers, and where these leave it open by the name of its sheet; null
 * where it has none, or where that cannot be told.
 */
export function kindOfIds(headers: readonly string[], name: string): ImportKindName | null {
	if (!headers.includes(ID)) return null;
	const columns = (kind: ImportKindName) => fieldsOf(kind).filter((field) => headers.includes(field)).length;
	const most = Math.max(...KINDS.map(columns));
	if (most === 0) return null;
	const fitting = KINDS.filter((kind) => columns(kind) === most);
	const named = fitting.filter((kind) => isNamedAfter(kind, name));
	const [only, ...others] = fitting.length === 1 ? fitting : named;
	return others.length === 0 ? (only ?? null) : null;
}

/** What an id of the kind is that of. */
export const ENTITIES: Readonly<Record<ImportKindName, string>> = {
	running_order: 'an activity',
	vehicles: 'a vehicle',
	positions: 'a position',
	persons: 'a person',
	activities: 'an activity',
};
