import type { Static } from 'typebox';
import * as Type from 'typebox';
import { call } from './call.ts';
import { Fields, Id, LENGTHS, RequiredText, Requiring, Version } from './primitives.ts';

const Member = Type.Object({ id: Id, name: Type.String(), tel: Requiring('phone:read', Type.String()) });

export const TeamFunction = Type.Object({
	id: Id,
	name: Type.String(),
	order: Type.Integer(),
	activeMembers: Type.Array(Member),
	version: Version,
});
export type TeamFunction = Static<typeof TeamFunction>;

const order = Type.Integer({ minimum: 0, maximum: 1_000_000 });

export const TeamFunctionCreate = Fields({ name: RequiredText(LENGTHS.name), order: Type.Optional(order) });
export type TeamFunctionCreate = Static<typeof TeamFunctionCreate>;

export const TeamFunctionUpdate = Fields({
	name: Type.Optional(RequiredText(LENGTHS.name)),
	order: Type.Optional(order),
	version: Type.Optional(Version),
});
export type TeamFunctionUpdate = Static<typeof TeamFunctionUpdate>;

export const MembersUpdate = Fields({
	personIds: Type.Array(Id, { maxItems: 500 }),
	version: Type.Optional(Version),
});
export type MembersUpdate = Static<typeof MembersUpdate>;

const tag = 'Team functions';

export const teamFunctionCalls = {
	list: call({
		method: 'GET',
		path: '/functions',
		access: ['festival:read'],
		tag,
		summary: 'All team functions with their active members, by order',
		answer: Type.Array(TeamFunction),
	}),
	create: call({
		method: 'POST',
		path: '/functions',
		access: ['function:write'],
		tag,
		summary: 'Add a function; without an order it comes last',
		body: TeamFunctionCreate,
		answer: TeamFunction,
	}),
	update: call({
		method: 'PUT',
		path: '/functions/{id}',
		access: ['function:write'],
		tag,
		summary: 'Change a function',
		body: TeamFunctionUpdate,
		answer: TeamFunction,
	}),
	assign: call({
		method: 'PUT',
		path: '/functions/{id}/members',
		access: ['function:assign'],
		tag,
		summary: 'Put persons in charge of a function',
		body: MembersUpdate,
		answer: TeamFunction,
	}),
	remove: call({
		method: 'DELETE',
		path: '/functions/{id}',
		access: ['function:write'],
		tag,
		summary: 'Remove a function without members',
	}),
};
