import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { ClockTime, Color, Fields, Id, LENGTHS, Nullable, RequiredText, Version } from './primitives.ts';

/** Minutes that a stage needs between two bands (PLAN.md, PLAN-01). */
const Changeover = Type.Integer({ minimum: 0, maximum: 600 });

/** A stage with what planning asks for: its changeover in minutes, and when shows must end by the festival's clock. */
export const Stage = Type.Object({
	id: Id,
	name: Type.String(),
	color: Color,
	changeover: Changeover,
	curfew: Nullable(ClockTime),
	version: Version,
});
export type Stage = Static<typeof Stage>;

/** Colour of a stage that was given none (SPEC.md section 9). */
export const DEFAULT_STAGE_COLOR = '#000000';

const writeFields = {
	color: Type.Optional(Color),
	changeover: Type.Optional(Changeover),
	curfew: Type.Optional(Nullable(ClockTime)),
};

export const StageCreate = Fields({ name: RequiredText(LENGTHS.name), ...writeFields });
export type StageCreate = Static<typeof StageCreate>;

export const StageUpdate = Fields({
	name: Type.Optional(RequiredText(LENGTHS.name)),
	...writeFields,
	version: Type.Optional(Version),
});
export type StageUpdate = Static<typeof StageUpdate>;

const call = callsOf('Stages');

export const stageCalls = {
	list: call({
		method: 'GET',
		path: '/stages',
		access: ['festival:read'],
		summary: 'All stages, by name',
		response: Type.Array(Stage),
	}),
	create: call({
		method: 'POST',
		path: '/stages',
		access: ['stage:write'],
		summary: 'Add a stage',
		body: StageCreate,
		response: Stage,
	}),
	update: call({
		method: 'PUT',
		path: '/stages/{id}',
		access: ['stage:write'],
		summary: 'Change a stage',
		body: StageUpdate,
		response: Stage,
	}),
	remove: call({
		method: 'DELETE',
		path: '/stages/{id}',
		access: ['stage:write'],
		summary: 'Remove a stage that no band, activity, position or function uses',
	}),
};
