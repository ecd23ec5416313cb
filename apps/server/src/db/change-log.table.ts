import type { Instant } from '@crossload/domain';

/** One changed entity. All entities that one transaction changed share its revision. */
export interface ChangeTable {
	/** In commit order; without gaps, but for those before a restore. */
	revision: number;
	ordinal: number;
	at: Instant;
	/** Who did it; null for the product itself (first start, import from the console). */
	actor_id: number | null;
	actor_name: string | null;
	entity: ChangedEntity;
	entity_id: number;
	action: ChangeAction;
	/** The entity's own fields as JSON, null before it was created. Never a password. */
	before: string | null;
	/** Null after it was deleted. */
	after: string | null;
	/** The revision that this one takes back; the same in all rows of a revision. */
	undoes: number | null;
}

/**
 * A login is none, but its end is noted like a change, so that every node learns of it: its id is the user's. So is a share
 * that is revoked, of which nothing else is noted. A restore is none, but noted like one: its id is the last revision of
 * what was brought back, from which it leaps.
 */
export type ChangedEntity = RowEntity | 'login' | 'share' | 'restore';

/** Entities whose rows are in the log. */
export type RowEntity =
	| 'activity'
	| 'band'
	| 'finding'
	| 'import'
	| 'note'
	| 'person'
	| 'plan_settings'
	| 'position'
	| 'stage'
	| 'team_function'
	| 'template'
	| 'user'
	| 'vehicle';

export type ChangeAction = 'create' | 'update' | 'delete';
