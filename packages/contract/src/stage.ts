import type { Static } from 'typebox';
import * as Type from 'typebox';
import { call } from './call.ts';
import { Color, Fields, Id, LENGTHS, RequiredText, Version } from './primitives.ts';

export const Stage = Type.Object({ id: Id, name: Type.String(), color: Color, version: Version });
export type Stage = Static<typeof Stage>;

/** Colour of a stage that was given none (SPEC.md section 9). */
export const DEFAULT_STAGE_COLOR = '#000000';

export const StageCreate = Fields({ name: RequiredText(LENGTHS.name), color: Type.Optional(Color) });
export type StageCreate = Static<typeof StageCreate>;

export const StageUpdate = Fields({
	name: Type.Optional(RequiredText(LENGTHS.name)),
	color: Type.Optional(Color),
	version: Type.Optional(Version),
});
export type StageUpdate = Static<typeof StageUpdate>;

const tag = 'Stages';

export const stageCalls = {
	list: call({
		method: 'GET',
		path: '/stages',
		access: ['festival:read'],
		tag,
		summary: 'All stages, by name',
		answer: Type.Array(Stage),
	}),
	create: call({
		method: 'POST',
		path: '/stages',
		access: ['stage:write'],
		tag,
		summary: 'Add a stage',
		body: StageCreate,
		answer: Stage,
	}),
	update: call({
		method: 'PUT',
		path: '/stages/{id}',
		access: ['stage:write'],
		tag,
		summary: 'Change a stage',
		body: StageUpdate,
		answer: Stage,
	}),
	remove: call({
		method: 'DELETE',
		path: '/stages/{id}',
		access: ['stage:write'],
		tag,
		summary: 'Remove a stage that no band and no activity uses',
	}),
};
