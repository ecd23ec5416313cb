import Type, { type Static } from 'typebox';

/** Every answer of 400 and above (CHECKLIST API-05). `fields` names what is wrong where; `current` is the present state. */
export const ErrorAnswer = Type.Object({
	statusCode: Type.Integer(),
	error: Type.String(),
	message: Type.String(),
	fields: Type.Optional(Type.Record(Type.String(), Type.String())),
	current: Type.Optional(Type.Unknown()),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;
