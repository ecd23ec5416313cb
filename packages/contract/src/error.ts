import type { Static } from 'typebox';
import * as Type from 'typebox';

/** A text for each field; written out, because TypeBox's own record brings its whole type engine into the browser. */
const TextByField = Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: Type.String() });

/**
 * Every response of 400 and above (CHECKLIST API-05). `fields` names what is wrong where; `current` is the present state.
 * `overtaken` lists what stands in the way of many changes: activities as {id, activity}, all else as {entity, id}.
 */
export const ErrorResponse = Type.Object({
	statusCode: Type.Integer(),
	error: Type.String(),
	message: Type.String(),
	fields: Type.Optional(TextByField),
	current: Type.Optional(Type.Unknown()),
	overtaken: Type.Optional(Type.Array(Type.Unknown())),
});
export type ErrorResponse = Static<typeof ErrorResponse>;
