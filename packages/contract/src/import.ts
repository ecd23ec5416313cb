import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Fields, Id, LENGTHS, MAX_ID, Nullable, RequiredText, SAYS } from './primitives.ts';

/** What the rows of an import are (IN-AND-OUT.md, IMP-02). */
export const IMPORT_KINDS = ['running_order', 'vehicles', 'positions', 'persons', 'activities'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

/** Rows of one import, and bytes of its body, at most (IMP-04). */
export const MAX_IMPORT_ROWS = 20_000;
export const IMPORT_BODY_LIMIT = 5 * 1024 * 1024;

const MAX_ALIASES = 2000;
const MAX_TAKEN = 20;

/** Entities that rows name. */
const NamedEntity = Type.Enum(['band', 'stage', 'position', 'vehicle', 'person']);
export type NamedEntity = Static<typeof NamedEntity>;

/** Fields of a row as they come: what is wrong with one is a fault of its row, not of the request. */
const SentValues = Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object' });

export const ImportRow = Fields({
	/** Its number, as the spreadsheet counts. */
	row: Type.Integer({ minimum: 0, maximum: MAX_ID }),
	values: SentValues,
	/** Fields that are written although somebody has changed them by hand; `id`: created again although it was removed. */
	take: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: MAX_TAKEN })),
});
export type ImportRow = Static<typeof ImportRow>;

/** A name that the file has for something which has another one here. */
const ImportAlias = Fields({ entity: NamedEntity, name: RequiredText(LENGTHS.name), id: Id });
export type ImportAlias = Static<typeof ImportAlias>;

export const ImportBody = Fields({
	kind: Type.Enum(IMPORT_KINDS),
	dryRun: Type.Boolean(),
	leaveOutFaulty: Type.Optional(Type.Boolean()),
	rows: Type.Array(ImportRow, { maxItems: MAX_IMPORT_ROWS, [SAYS]: 'must have at most 20,000 rows' }),
	aliases: Type.Optional(Type.Array(ImportAlias, { maxItems: MAX_ALIASES })),
});
export type ImportBody = Static<typeof ImportBody>;

const ROW_STATES = ['faulty', 'new', 'conflict', 'changed', 'same'] as const;
export type ImportRowState = (typeof ROW_STATES)[number];

const entity = Type.Enum(['activity', 'vehicle', 'position', 'person']);

/** A field that differs: its present value, the file's and, where both have changed, the one that was imported last. */
const ImportChange = Type.Object({
	field: Type.String(),
	before: Type.Unknown(),
	after: Type.Unknown(),
	imported: Type.Optional(Type.Unknown()),
});
export type ImportChange = Static<typeof ImportChange>;

const ImportFault = Type.Object({ field: Type.String(), message: Type.String() });
export type ImportFault = Static<typeof ImportFault>;

const ImportedRow = Type.Object({
	row: Type.Integer(),
	state: Type.Enum(ROW_STATES),
	entity,
	/** Null for what is not there yet. */
	id: Nullable(Id),
	changes: Type.Array(ImportChange),
	faults: Type.Array(ImportFault),
});
export type ImportedRow = Static<typeof ImportedRow>;

const Named = { id: Id, name: Type.String() };

/** What an import does, or would do (IMP-04, IMP-14). */
export const ImportResult = Type.Object({
	revision: Nullable(Type.Integer()),
	counts: Type.Object({
		new: Type.Integer(),
		changed: Type.Integer(),
		same: Type.Integer(),
		conflict: Type.Integer(),
		faulty: Type.Integer(),
	}),
	/** In the order of the request. */
	rows: Type.Array(ImportedRow),
	/** What is here and not in the file; it stays. */
	missing: Type.Array(Type.Object({ entity, ...Named })),
	/** Stages and bands that come with it. */
	makes: Type.Array(Type.Object({ entity: Type.Enum(['stage', 'band']), name: Type.String() })),
	/** Names that are not here, with those that they may mean. */
	near: Type.Array(
		Type.Object({ entity: NamedEntity, name: Type.String(), candidates: Type.Array(Type.Object(Named)) }),
	),
});
export type ImportResult = Static<typeof ImportResult>;

const call = callsOf('Import');

export const importCalls = {
	run: call({
		method: 'POST',
		path: '/import',
		access: ['import'],
		summary:
			'Import the rows of a spreadsheet, all or none, as one revision; a dry run only says what it would do. 200 where nothing was written',
		body: ImportBody,
		bodyLimit: IMPORT_BODY_LIMIT,
		response: ImportResult,
		mayWriteNothing: true,
	}),
};
