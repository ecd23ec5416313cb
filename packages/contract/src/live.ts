import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Nullable, RowId } from './primitives.ts';

/** The entities whose changes are sent live. */
export const LIVE_ENTITIES = [
	'activity',
	'band',
	'vehicle',
	'position',
	'stage',
	'person',
	'team_function',
	'plan_settings',
	'finding',
	'template',
	'note',
	'user',
] as const;
export type LiveEntity = (typeof LIVE_ENTITIES)[number];

/** Alerts change by themselves: they are sent apart from revisions, in an event that has no id (ON-SITE.md, ALRT-07). */
export const ALERT_ENTITY = 'alert';

/**
 * One row that a change has altered, directly or because it shows something of what was changed. `value` is the row as
 * the entity's list call returns it to this reader, that of the settings with the id 1; null when it is gone. A finding
 * comes with its key as id, and only when it is accepted or no longer so: what else it shows follows from other rows.
 */
export const LiveChange = Type.Object({
	entity: Type.Enum([...LIVE_ENTITIES, ALERT_ENTITY]),
	id: RowId,
	action: Type.Enum(['update', 'delete']),
	value: Nullable(Type.Unknown()),
});
export interface LiveChange {
	readonly entity: LiveEntity | typeof ALERT_ENTITY;
	readonly id: RowId;
	readonly action: 'update' | 'delete';
	readonly value: { readonly id: RowId } | null;
}

/** Everything that has changed up to a revision since the event before. */
export const LiveEvent = Type.Object({
	revision: Type.Integer(),
	/**
	 * Who changed it, if it was one person and the reader may read the history; null after a gap, and to those who may see
	 * none of the changes.
	 */
	actor: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
	changes: Type.Array(LiveChange),
});
export interface LiveEvent extends Omit<Static<typeof LiveEvent>, 'changes'> {
	readonly changes: readonly LiveChange[];
}

const call = callsOf('Live');

/** The event stream. It never ends by itself, so it stands beside the calls with one response. */
export const liveCall = call({
	method: 'GET',
	path: '/live',
	access: ['festival:read'],
	summary: 'Server-sent events of every change; Last-Event-ID resumes where a lost stream ended',
	response: LiveEvent,
	errors: [429],
});

/**
 * Kinds of events on the stream. `hello` names the revision that the stream starts from; `change` carries a
 * {@link LiveEvent} and its id is the revision; `reset` says that too much was missed for one event, or that what was known
 * is lost by a restore: ask for the lists again; `bye` comes before the server ends the stream: connect again.
 */
export const LIVE_EVENTS = ['hello', 'change', 'reset', 'bye'] as const;
export type LiveEventKind = (typeof LIVE_EVENTS)[number];
