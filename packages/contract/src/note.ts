import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Actor } from './change.ts';
import { Fields, Id, LENGTHS, Nullable, RequiredText, ReturnedTime, SentTime } from './primitives.ts';
import { BandReference, PositionReference, StageReference } from './references.ts';

/** What somebody has noted, and what it is about (PLAN.md, PLAN-15). */
export const Note = Type.Object({
	id: Id,
	at: ReturnedTime,
	actor: Actor,
	text: Type.String(),
	stage: Nullable(StageReference),
	position: Nullable(PositionReference),
	band: Nullable(BandReference),
});
export type Note = Static<typeof Note>;

const reference = Type.Optional(Nullable(Id));

export const NoteCreate = Fields({
	text: RequiredText(LENGTHS.longText),
	stageId: reference,
	positionId: reference,
	bandId: reference,
});
export type NoteCreate = Static<typeof NoteCreate>;

const call = callsOf('Notes');

export const noteCalls = {
	list: call({
		method: 'GET',
		path: '/notes',
		access: ['festival:read'],
		summary: 'Notes, latest first; with since those of that time and later',
		query: Type.Object({ since: Type.Optional(SentTime) }),
		response: Type.Array(Note),
	}),
	create: call({
		method: 'POST',
		path: '/notes',
		access: ['activity:operate'],
		summary: 'Note something; undo takes it back',
		body: NoteCreate,
		response: Note,
	}),
};
