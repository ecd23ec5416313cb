import { SHARE_KINDS } from '@crossload/domain';
import type { Static, TSchema } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Fields, Id, LENGTHS, Nullable, RequiredText, ReturnedTime, SAYS, SentTime, Text } from './primitives.ts';

/** An empty list shows nothing, and nobody shares that: all are meant by leaving it out. */
function Named<T extends TSchema>(each: T, maxItems: number) {
	const says = `must name 1 to ${maxItems}; leave it out to share all`;
	return Type.Optional(Type.Array(each, { minItems: 1, maxItems, [SAYS]: says }));
}

const ids = Named(Id, 500);

/**
 * What a share shows: activities for which every given filter holds, and what they name; without a filter everything
 * (ON-SITE.md, WALL-06).
 */
export const ShareView = Fields({
	/** What a display shows, or of which kind a sheet is; a calendar has none. */
	screen: Type.Optional(Text(20)),
	stageIds: ids,
	positionIds: ids,
	bandIds: ids,
	types: Named(Text(40), 50),
	/** The festival day of a sheet: YYYY-MM-DD. */
	day: Type.Optional(Text(10)),
	/** Whether info, notes, comments and touring parties are shown. */
	withInfo: Type.Optional(Type.Boolean()),
});
export type ShareView = Static<typeof ShareView>;

const shareFields = {
	id: Id,
	kind: Type.Enum(SHARE_KINDS),
	name: Type.String(),
	view: ShareView,
	/** Null: until it is revoked. */
	expires_at: Nullable(ReturnedTime),
	/** At most a minute old; null until it was first used. */
	last_used_at: Nullable(ReturnedTime),
};

/** A link without a login (ON-SITE.md, section WALL). */
export const Share = Type.Object(shareFields);
export type Share = Static<typeof Share>;

/**
 * A share that has just been made, with its address on this origin. Both are shown this once: they are kept nowhere, so they
 * are null where an Idempotency-Key is given the response again.
 */
export const NewShare = Type.Object({
	...shareFields,
	token: Nullable(Type.String()),
	url: Nullable(Type.String()),
});
export type NewShare = Static<typeof NewShare>;

export const ShareCreate = Fields({
	kind: Type.Enum(SHARE_KINDS),
	name: RequiredText(LENGTHS.name),
	view: Type.Optional(ShareView),
	expires_at: Type.Optional(Nullable(SentTime)),
});
export type ShareCreate = Static<typeof ShareCreate>;

const call = callsOf('Shares');

export const shareCalls = {
	list: call({
		method: 'GET',
		path: '/shares',
		access: ['share:write'],
		summary: 'Displays, calendar feeds and sheets that are shared, latest first, without their links',
		response: Type.Array(Share),
	}),
	create: call({
		method: 'POST',
		path: '/shares',
		access: ['share:write'],
		summary: 'Share a display, a calendar feed or a sheet; the link is returned this once',
		body: ShareCreate,
		response: NewShare,
	}),
	remove: call({
		method: 'DELETE',
		path: '/shares/{id}',
		access: ['share:write'],
		summary: 'Revoke a share: its link is void at once',
	}),
};
