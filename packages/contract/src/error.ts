import type { Static } from 'typebox';
import * as Type from 'typebox';

/** A text for each field; written out, because TypeBox's own record brings its whole type engine into the browser. */
const TextByField = Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: Type.String() });

/** Every answer of 400 and above (CHECKLIST API-05). `fields` names what is wrong where; `current` is the present state. */
export const ErrorAnswer = Type.Object({
	statusCode: Type.Integer(),
	error: Type.String(),
	message: Type.String(),
	fields: Type.Optional(TextByField),
	current: Type.Optional(Type.Unknown()),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;
