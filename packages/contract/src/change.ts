import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Id, Nullable, ReturnedTime, RowId, SAYS } from './primitives.ts';

/** Who made a change; null for the product itself. */
export const Actor = Nullable(Type.Object({ id: Id, name: Type.String() }));

export const ChangeAction = Type.Enum(['create', 'update', 'delete']);

/** One field that differs: null before its entity was created and after it was deleted. */
export const FieldChange = Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() });
export type FieldChange = Static<typeof FieldChange>;

/** One changed entity: what it is called, and its fields that differ. */
export const ChangeEntry = Type.Object({
	entity: Type.String(),
	id: RowId,
	name: Type.String(),
	action: ChangeAction,
	changes: Type.Array(FieldChange),
});
export type ChangeEntry = Static<typeof ChangeEntry>;

/** Entries of a revision that are returned at most. */
export const MAX_CHANGE_ENTRIES = 200;

/** One revision of the change log (PLAN.md, PLAN-13). */
export const LoggedRevision = Type.Object({
	revision: Type.Integer(),
	at: ReturnedTime,
	actor: Actor,
	/** The revision that this one takes back. */
	undoes: Nullable(Type.Integer()),
	entries: Type.Array(ChangeEntry, { maxItems: MAX_CHANGE_ENTRIES }),
	/** Set where there are more entries than are returned. */
	more: Type.Optional(Type.Boolean()),
	/** False where the reader may not take it back (PLAN-12). */
	undoable: Type.Optional(Type.Boolean()),
});
export type LoggedRevision = Static<typeof LoggedRevision>;

const call = callsOf('Changes');

export const changeCalls = {
	list: call({
		method: 'GET',
		path: '/changes',
		access: ['history:read'],
		summary: 'What happened: revisions before one, 50 unless said otherwise, latest first',
		query: Type.Object({
			before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,9}$', [SAYS]: 'must be the number of a revision' })),
			limit: Type.Optional(
				Type.String({ pattern: '^([1-9]\\d?|1\\d\\d|200)$', [SAYS]: 'must be a number from 1 to 200' }),
			),
		}),
		response: Type.Array(LoggedRevision),
	}),
	undo: call({
		method: 'POST',
		path: '/changes/{revision}/undo',
		/** Whatever may be taken back needs one of these; which ones depends on what the revision changed. */
		access: [
			'activity:write',
			'activity:remove',
			'activity:operate',
			'band:write',
			'band:status',
			'vehicle:write',
			'position:write',
			'stage:write',
			'person:write',
			'function:write',
			'function:assign',
			'user:write',
			'import',
		],
		summary:
			'Take back a revision with all that it changed; needs the rights that the same changes by hand need. Undoing the revision that this makes is redo',
		response: Type.Object({ revision: Type.Integer() }),
	}),
};
