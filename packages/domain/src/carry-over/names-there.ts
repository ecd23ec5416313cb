import type { TimeMode } from '../activity/activity-type.ts';
import type { CarryRows } from './carry-rows.ts';
import type { ProposedKind } from './propose-kind.ts';

type NamedKind = 'stages' | 'positions' | 'persons' | 'bands' | 'vehicles';

/** What one is called in words. */
const WORDS: Readonly<Record<NamedKind, string>> = {
	stages: 'stage',
	positions: 'position',
	persons: 'person',
	bands: 'band',
	vehicles: 'vehicle',
};

/** What a reference of the other installation is here. */
export interface References {
	/** The id here; null for what is neither here nor copied. */
	idOf(id: number): number | null;
	/** What it is called, with the word for it: `stage Plaza`. */
	called(id: number): string;
}

/** References to one kind, once it is proposed what becomes of its rows. */
export function referencesTo(
	kind: NamedKind,
	rows: CarryRows,
	{ ids }: Pick<ProposedKind<unknown>, 'ids'>,
): References {
	const names = new Map(rows[kind].map(({ id, name }) => [id, name]));
	return {
		idOf: (id) => ids.get(id) ?? null,
		called: (id) => `${WORDS[kind]} ${names.get(id) ?? id}`,
	};
}

/** The ids here of those that are here, and what is said of the others. */
export function resolved(ids: readonly number[], references: References): { ids: number[]; remarks: string[] } {
	const found = ids.map((id) => references.idOf(id)).filter((id) => id !== null);
	const missing = ids.filter((id) => references.idOf(id) === null);
	return { ids: found, remarks: missing.map((id) => `without ${references.called(id)}, which is not here`) };
}

/** As {@link resolved}, of one reference or none. */
export function resolvedOne(id: number | null, references: References): { id: number | null; remarks: string[] } {
	const { ids, remarks } = resolved(id === null ? [] : [id], references);
	return { id: ids[0] ?? null, remarks };
}

/** Why a row cannot be without what it needs; null when that is here. */
export function needs(id: number, references: References): string | null {
	return references.idOf(id) === null ? `needs ${references.called(id)}, which is not here` : null;
}

/** How the activity types that are known here take their time, by id. */
export type ActivityTypeTimes = ReadonlyMap<string, TimeMode>;

/** Why a row of an unknown type cannot be. */
export function unknownType(id: string): string {
	return `needs the type ${id}, which this version does not know`;
}
