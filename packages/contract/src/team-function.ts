import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Fields, Id, LENGTHS, Nullable, OptionalText, RequiredText, Requiring, Version } from './primitives.ts';

const Member = Type.Object({ id: Id, name: Type.String(), tel: Requiring('phone:read', Type.String()) });

export const TeamFunction = Type.Object({
	id: Id,
	name: Type.String(),
	order: Type.Integer(),
	/** Its channel. */
	radio: Nullable(Type.String()),
	/** The stages and activity types that it is in charge of; empty: all (PLAN.md, PLAN-16). */
	stageIds: Type.Array(Id),
	types: Type.Array(Type.String()),
	activeMembers: Type.Array(Member),
	version: Version,
});
export type TeamFunction = Static<typeof TeamFunction>;

const order = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const writeFields = {
	order: Type.Optional(order),
	radio: OptionalText(LENGTHS.radio),
	stageIds: Type.Optional(Type.Array(Id, { maxItems: 200 })),
	types: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 50 })),
};

export const TeamFunctionCreate = Fields({ name: RequiredText(LENGTHS.name), ...writeFields });
export type TeamFunctionCreate = Static<typeof TeamFunctionCreate>;

export const TeamFunctionUpdate = Fields({
	name: Type.Optional(RequiredText(LENGTHS.name)),
	...writeFields,
	version: Type.Optional(Version),
});
export type TeamFunctionUpdate = Static<typeof TeamFunctionUpdate>;

export const MembersUpdate = Fields({
	personIds: Type.Array(Id, { maxItems: 500 }),
	version: Type.Optional(Version),
});
export type MembersUpdate = Static<typeof MembersUpdate>;

const call = callsOf('Team functions');

export const teamFunctionCalls = {
	list: call({
		method: 'GET',
		path: '/functions',
		access: ['festival:read'],
		summary: 'All team functions with their active members, by order',
		response: Type.Array(TeamFunction),
	}),
	create: call({
		method: 'POST',
		path: '/functions',
		access: ['function:write'],
		summary: 'Add a function; without an order it comes last',
		body: TeamFunctionCreate,
		response: TeamFunction,
	}),
	update: call({
		method: 'PUT',
		path: '/functions/{id}',
		access: ['function:write'],
		summary: 'Change a function',
		body: TeamFunctionUpdate,
		response: TeamFunction,
	}),
	assign: call({
		method: 'PUT',
		path: '/functions/{id}/members',
		access: ['function:assign'],
		summary: 'Put persons in charge of a function',
		body: MembersUpdate,
		response: TeamFunction,
	}),
	remove: call({
		method: 'DELETE',
		path: '/functions/{id}',
		access: ['function:write'],
		summary: 'Remove a function without members',
	}),
};
