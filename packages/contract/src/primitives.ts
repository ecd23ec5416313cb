import type { FestivalTime, Right } from '@crossload/domain';
import type { Static, TSchema } from 'typebox';
import * as Type from 'typebox';

/** Largest id: a signed 32-bit integer, the same on both databases. */
export const MAX_ID = 2_147_483_647;

export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** The id of a changed row: a number, but for findings, which have a key. */
export const RowId = Type.Unsafe<number | string>({ type: ['integer', 'string'] });
export type RowId = Static<typeof RowId>;

/** Counts up with every change of an entity; sent back with a PUT it guards against overwriting someone else's change (CHECKLIST API-12). */
export const Version = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** A value or null; null means empty. Scalars become `type: [x, 'null']`, which validates and documents plainly. */
export function Nullable<T extends TSchema>(schema: T) {
	const scalar = schema as { type?: string };
	if (typeof scalar.type === 'string' && scalar.type !== 'object' && scalar.type !== 'array') {
		return Type.Unsafe<Static<T> | null>({ ...scalar, type: [scalar.type, 'null'] });
	}
	return Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] });
}

/** The schema keyword that names the right without which a field's value is returned as null. */
export const REQUIRES = 'x-requires';

/** A nullable field whose value only holders of the right receive (CHECKLIST AUTH-09). */
export function Requiring<T extends TSchema>(right: Right, schema: T) {
	return Type.Unsafe<Static<T> | null>({ ...Nullable(schema), [REQUIRES]: right });
}

/** Text that both databases can keep as given: no NUL, no lone surrogates. Checked by the format 'text'. */
export const TEXT_FORMAT = 'text';

export function Text(maxLength: number) {
	return Type.String({ maxLength, format: TEXT_FORMAT });
}

/** The schema keyword for what an error says where a pattern or a list's length does not match, in words for people. */
export const SAYS = 'x-says';

/** Something that can be seen: neither blank nor one of the signs that only steer others, such as a zero-width space. */
const VISIBLE = '[^\\s\\p{Default_Ignorable_Code_Point}]';

/** A text that must say something: blank is refused with 'Required' (CHECKLIST API-14). */
export function RequiredText(maxLength: number) {
	return Type.String({ maxLength, format: TEXT_FORMAT, pattern: VISIBLE, [SAYS]: 'Required' });
}

/**
 * A text that is sent in and never returned. Nothing that is made of it may be kept but what a slow hash makes
 * (RELIABILITY REL-03).
 */
export function Secret(maxLength: number) {
	return Type.String({ maxLength, format: TEXT_FORMAT, writeOnly: true });
}

/** An optional text of an entity; "" is taken as null by the services. */
export function OptionalText(maxLength: number) {
	return Type.Optional(Nullable(Text(maxLength)));
}

/** Longest texts (CHECKLIST API-14). */
export const LENGTHS = {
	name: 200,
	plate: 30,
	tel: 50,
	slug: 60,
	password: 200,
	reason: 200,
	radio: 40,
	longText: 10_000,
} as const;

/** The format of a time that is sent in: any ISO 8601 date-time with an offset, years 1900–2100. */
export const TIME_FORMAT = 'offset-date-time';

/** A time as clients may send it. */
export const SentTime = Type.String({ maxLength: 40, format: TIME_FORMAT });

/** An offset from UTC: `+02:00`. */
export const UtcOffset = Type.String({ pattern: '^[+-]\\d{2}:\\d{2}$' });

/** A time as it is returned, with the festival's offset: `YYYY-MM-DDTHH:mm:ss+02:00` (CHECKLIST API-04). */
export const ReturnedTime = Type.Unsafe<FestivalTime>({
	type: 'string',
	pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}[+-]\\d{2}:\\d{2}$',
});

/** A time of day by the festival's clock: `HH:MM`, 00:00 to 23:59. */
export const ClockTime = Type.String({
	pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
	[SAYS]: 'must be a time of day such as 23:30',
});

export const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', [SAYS]: 'must be a colour such as #5bc0eb' });

/** An object of which unknown fields are dropped when it is sent in (RELIABILITY REL-12). */
export function Fields<P extends Record<string, TSchema>>(properties: P) {
	return Type.Object(properties, { additionalProperties: false });
}

/** A reference sent as an object, of which the id alone is read. */
export const IdReference = Fields({ id: Id });

/** Sent after a confirmation that showed the counts: what belongs to the entity goes with it (CHECKLIST ADM-08). */
export const Cascade = Type.Object({ cascade: Type.Optional(Type.Enum(['true', 'false'])) });
