import { POSITION_TAGS } from '@crossload/domain';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Activity, ActivityBrief } from './activity.ts';
import { callsOf } from './call.ts';
import { Fields, Id, LENGTHS, Nullable, RequiredText, Version } from './primitives.ts';
import { StageReference, VehicleReference } from './references.ts';

/** Vehicles that a position holds at once (PLAN.md, PLAN-02). */
const Capacity = Type.Integer({ minimum: 1, maximum: 1000 });

const positionFields = {
	id: Id,
	name: Type.String(),
	slug: Type.String(),
	tag: Type.Enum(POSITION_TAGS),
	/** Null: no limit. */
	capacity: Nullable(Capacity),
	/** The stage whose dock it is. */
	stage: Nullable(StageReference),
	/** The vehicles that stand here now. */
	vehicles: Type.Array(VehicleReference),
	version: Version,
};

/** A position with who stands there and nothing else: small enough to be sent on every move. */
export const Position = Type.Object(positionFields);
export type Position = Static<typeof Position>;

/** A position as the list returns it. */
export const PositionWithActivities = Type.Object({ ...positionFields, activities: Type.Array(ActivityBrief) });
export type PositionWithActivities = Static<typeof PositionWithActivities>;

/** A position with its whole activities. */
export const PositionDetail = Type.Object({ ...positionFields, activities: Type.Array(Activity) });
export type PositionDetail = Static<typeof PositionDetail>;

const name = RequiredText(LENGTHS.name);
const slug = RequiredText(LENGTHS.slug);
const positionTag = Type.Enum(POSITION_TAGS);

const planFields = { capacity: Type.Optional(Nullable(Capacity)), stageId: Type.Optional(Nullable(Id)) };

export const PositionCreate = Fields({ name, slug, tag: positionTag, ...planFields });
export type PositionCreate = Static<typeof PositionCreate>;

export const PositionUpdate = Fields({
	name: Type.Optional(name),
	slug: Type.Optional(slug),
	tag: Type.Optional(positionTag),
	...planFields,
	version: Type.Optional(Version),
});
export type PositionUpdate = Static<typeof PositionUpdate>;

const call = callsOf('Positions');

export const positionCalls = {
	list: call({
		method: 'GET',
		path: '/positions',
		access: ['festival:read'],
		summary: 'All positions, by name',
		response: Type.Array(PositionWithActivities),
	}),
	listWithVehicles: call({
		method: 'GET',
		path: '/positions/vehicles',
		access: ['festival:read'],
		summary: 'All positions with the vehicles that stand there, by name',
		response: Type.Array(Position),
	}),
	get: call({
		method: 'GET',
		path: '/position/{id}',
		access: ['festival:read'],
		summary: 'A position with its vehicles and whole activities',
		response: PositionDetail,
	}),
	create: call({
		method: 'POST',
		path: '/position',
		access: ['position:write'],
		summary: 'Add a position',
		body: PositionCreate,
		response: Type.Object({ id: Id }),
	}),
	update: call({
		method: 'PUT',
		path: '/position/{id}',
		access: ['position:write'],
		summary: 'Change a position',
		body: PositionUpdate,
		response: Type.Object({ id: Id }),
	}),
	remove: call({
		method: 'DELETE',
		path: '/position/{id}',
		access: ['position:write'],
		summary: 'Remove a position that no activity uses',
	}),
};
