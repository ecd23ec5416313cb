import { ALERT_KINDS } from '@crossload/domain';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { ClockTime, Fields, Id, Nullable } from './primitives.ts';

const ids = Type.Array(Id, { maxItems: 200 });
const types = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 50 });

/** What a user takes for theirs: stages, positions, team functions, activity types; nothing chosen is all (ON-SITE.md, MINE-01). */
export const Mine = Type.Object({ stageIds: ids, positionIds: ids, functionIds: ids, types });
export type Mine = Static<typeof Mine>;

const kinds = Type.Array(Type.Enum(ALERT_KINDS), { maxItems: 50 });
const quietFields = { from: ClockTime, to: ClockTime };

/** What of the festival concerns a user, of which kinds of alerts, and when they are left alone (ON-SITE.md, ALRT-07). */
export const Watch = Type.Object({
	mine: Mine,
	kinds,
	/** Festival time; may pass midnight. */
	quiet: Nullable(Type.Object(quietFields)),
});
export type Watch = Static<typeof Watch>;

export const WatchUpdate = Fields({
	mine: Type.Optional(
		Fields({
			stageIds: Type.Optional(ids),
			positionIds: Type.Optional(ids),
			functionIds: Type.Optional(ids),
			types: Type.Optional(types),
		}),
	),
	kinds: Type.Optional(kinds),
	quiet: Type.Optional(Nullable(Fields(quietFields))),
});
export type WatchUpdate = Static<typeof WatchUpdate>;

const call = callsOf('Mine');

export const watchCalls = {
	get: call({
		method: 'GET',
		path: '/me/watch',
		access: 'signed-in',
		summary: 'What concerns me, which kinds of alerts, my quiet hours',
		response: Watch,
	}),
	change: call({
		method: 'PUT',
		path: '/me/watch',
		access: 'signed-in',
		summary: 'Choose what concerns me; absent fields stay, an empty list is all of mine or none of the kinds',
		body: WatchUpdate,
		response: Watch,
	}),
};
