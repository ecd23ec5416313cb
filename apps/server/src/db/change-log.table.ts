/** One changed entity. All entities that one transaction changed share its revision. */
export interface ChangeTable {
	/** Gapless, in commit order. */
	revision: number;
	ordinal: number;
	/** Instant. */
	at: number;
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
}

export type ChangedEntity =
	| 'activity'
	| 'band'
	| 'person'
	| 'position'
	| 'stage'
	| 'team_function'
	| 'user'
	| 'vehicle';

export type ChangeAction = 'create' | 'update' | 'delete';
