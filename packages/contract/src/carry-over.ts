import { CARRY_KINDS } from '@crossload/domain';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Fields, Nullable, SAYS } from './primitives.ts';

/** Bytes that the other installation's database may have (IN-AND-OUT.md, IMP-10). */
export const MAX_CARRY_BYTES = 200 * 1024 * 1024;

const kind = Type.Enum(CARRY_KINDS);
const anyKind = CARRY_KINDS.join('|');

const DAY_PATTERN = '^\\d{4}-\\d{2}-\\d{2}$';

export const CarryOverQuery = Fields({
	dryRun: Type.Enum(['true', 'false']),
	/** Comma-joined; all but the plan's unless said otherwise. */
	kinds: Type.Optional(
		Type.String({
			pattern: `^(${anyKind})(,(${anyKind}))*$`,
			maxLength: 200,
			[SAYS]: `must be kinds joined by commas, of ${CARRY_KINDS.join(', ')}`,
		}),
	),
	/** The plan's first festival day moves to the same weekday, on this day or up to six days after it. */
	firstDay: Type.Optional(Type.String({ pattern: DAY_PATTERN, [SAYS]: 'must be a date such as 2026-08-19' })),
});
export type CarryOverQuery = Static<typeof CarryOverQuery>;

const Day = Type.String({ pattern: DAY_PATTERN });
const count = Type.Integer({ minimum: 0 });

/** What copying from another installation does, or would do. */
export const CarryOverResult = Type.Object({
	/** Of all but users; null where nothing was written. */
	revision: Nullable(Type.Integer()),
	/** Users have a revision of their own, which cannot be undone. */
	usersRevision: Nullable(Type.Integer()),
	/** Those that were chosen. `kept`: here by its name, says something else and stays. */
	kinds: Type.Array(Type.Object({ kind, new: count, same: count, kept: count, skipped: count })),
	/** What there is to say of single rows. */
	remarks: Type.Array(
		Type.Object({ kind, name: Type.String(), state: Type.Enum(['new', 'kept', 'skipped']), text: Type.String() }),
	),
	/** How many remarks there are besides. */
	moreRemarks: count,
	/** The first festival day of the plan there, and to which day here it moves. */
	firstDay: Type.Object({ there: Nullable(Day), here: Nullable(Day) }),
});
export type CarryOverResult = Static<typeof CarryOverResult>;

const call = callsOf('Import');

export const carryOverCalls = {
	run: call({
		method: 'POST',
		path: '/carry-over',
		access: ['import'],
		summary:
			'Copy what is chosen from another installation’s database or backup, all or nothing; a dry run only says what it would do. 200 where nothing was written',
		upload: 'application/octet-stream',
		bodyLimit: MAX_CARRY_BYTES,
		query: CarryOverQuery,
		response: CarryOverResult,
		mayWriteNothing: true,
		errors: [429],
	}),
};
