import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Actor, ChangeAction, FieldChange } from './change.ts';
import { Fields, Id, LENGTHS, Nullable, OptionalText, ReturnedTime, SentTime, Version } from './primitives.ts';
import { ActivityType, BandReference, PositionReference, StageReference, VehicleReference } from './references.ts';

const briefFields = {
	id: Id,
	activityType: ActivityType,
	band: Nullable(BandReference),
	stage: Nullable(StageReference),
	position: Nullable(PositionReference),
	planned_start: Nullable(ReturnedTime),
	planned_end: Nullable(ReturnedTime),
	start: Nullable(ReturnedTime),
	end: Nullable(ReturnedTime),
	/** When it was cancelled (PLAN.md, CXL-01). */
	cancelled: Nullable(ReturnedTime),
};

/** An activity as it stands in the lists of bands, vehicles and positions: without its vehicles and texts. */
export const ActivityBrief = Type.Object(briefFields);
export type ActivityBrief = Static<typeof ActivityBrief>;

/** A whole activity (SPEC.md section 3). */
export const Activity = Type.Object({
	...briefFields,
	vehicles: Type.Array(VehicleReference),
	info: Nullable(Type.String()),
	cancel_reason: Nullable(Type.String()),
	version: Version,
});
export type Activity = Static<typeof Activity>;

const writeFields = {
	bandId: Type.Optional(Nullable(Id)),
	stageId: Type.Optional(Nullable(Id)),
	positionId: Type.Optional(Nullable(Id)),
	planned_start: Type.Optional(Nullable(SentTime)),
	planned_end: Type.Optional(Nullable(SentTime)),
	start: Type.Optional(Nullable(SentTime)),
	end: Type.Optional(Nullable(SentTime)),
	info: OptionalText(LENGTHS.longText),
	vehicleIds: Type.Optional(Type.Array(Id, { maxItems: 500 })),
};
export const activityTypeId = Type.String({ minLength: 1, maxLength: 40 });

/** The activity write payload (SPEC.md sections 3 and 7). */
export const ActivityCreate = Fields({ activityTypeId, ...writeFields });
export type ActivityCreate = Static<typeof ActivityCreate>;

/** What may be changed of an activity. */
export const activityUpdateFields = {
	activityTypeId: Type.Optional(activityTypeId),
	...writeFields,
	version: Type.Optional(Version),
};

export const ActivityUpdate = Fields(activityUpdateFields);
export type ActivityUpdate = Static<typeof ActivityUpdate>;

/** When it really happened, if not just now: a time not in the future (CHECKLIST API-08). */
export const Occurrence = Fields({ at: Type.Optional(SentTime), version: Type.Optional(Version) });
export type Occurrence = Static<typeof Occurrence>;

/** That an activity does not take place, and why (PLAN.md, CXL-01). */
export const Cancellation = Fields({ reason: OptionalText(LENGTHS.reason), version: Type.Optional(Version) });
export type Cancellation = Static<typeof Cancellation>;

export const Restoration = Fields({ version: Type.Optional(Version) });
export type Restoration = Static<typeof Restoration>;

export const HistoryEntry = Type.Object({
	revision: Type.Integer(),
	at: ReturnedTime,
	actor: Actor,
	action: ChangeAction,
	changes: Type.Array(FieldChange),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

const call = callsOf('Activities');

export const activityCalls = {
	list: call({
		method: 'GET',
		path: '/activities',
		access: ['festival:read'],
		summary: 'All activities, by planned start, else planned end',
		response: Type.Array(Activity),
	}),
	get: call({
		method: 'GET',
		path: '/activity/{id}',
		access: ['festival:read'],
		summary: 'One activity',
		response: Activity,
	}),
	history: call({
		method: 'GET',
		path: '/activity/{id}/history',
		access: ['history:read'],
		summary: 'Who changed the activity, when and what, latest first',
		response: Type.Array(HistoryEntry),
	}),
	create: call({
		method: 'POST',
		path: '/activity',
		access: ['activity:write'],
		summary: 'Plan an activity; what its type does not allow is cleared',
		body: ActivityCreate,
		response: Activity,
	}),
	update: call({
		method: 'PUT',
		path: '/activity/{id}',
		access: ['activity:write'],
		summary: 'Change an activity; absent fields stay, null clears',
		body: ActivityUpdate,
		response: Activity,
	}),
	start: call({
		method: 'PUT',
		path: '/activity/{id}/start',
		access: ['activity:operate'],
		summary: 'The activity has started, now or at a given time; the response replaces the activity',
		body: Occurrence,
		bodyOptional: true,
		response: Activity,
	}),
	end: call({
		method: 'PUT',
		path: '/activity/{id}/end',
		access: ['activity:operate'],
		summary: 'The activity is done, now or at a given time; the response replaces the activity',
		body: Occurrence,
		bodyOptional: true,
		response: Activity,
	}),
	cancel: call({
		method: 'PUT',
		path: '/activity/{id}/cancel',
		access: ['activity:write'],
		summary: 'The activity does not take place; one that is done cannot be cancelled',
		body: Cancellation,
		bodyOptional: true,
		response: Activity,
	}),
	restore: call({
		method: 'PUT',
		path: '/activity/{id}/restore',
		access: ['activity:write'],
		summary: 'A cancelled activity takes place after all',
		body: Restoration,
		bodyOptional: true,
		response: Activity,
	}),
	remove: call({
		method: 'DELETE',
		path: '/activity/{id}',
		access: ['activity:remove'],
		summary: 'Remove an activity',
	}),
	types: call({
		method: 'GET',
		path: '/activitytypes',
		access: ['festival:read'],
		summary: 'Activity types; clients may keep them for five hours',
		response: Type.Array(ActivityType),
	}),
};
