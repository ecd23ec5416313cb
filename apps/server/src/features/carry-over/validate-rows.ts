import {
	ActivityCreate,
	AlertSettingsUpdate,
	BandCreate,
	MAX_ID,
	MembersUpdate,
	PersonCreate,
	PlanSettingsUpdate,
	PositionCreate,
	StageCreate,
	TeamFunctionCreate,
	TemplateCreate,
	UserCreate,
	VehicleCreate,
} from '@crossload/contract';
import type { CarryKind, CarryRowOf, CarryRows } from '@crossload/domain';
import { Ajv } from 'ajv';
import type { FastifySchemaValidationError } from 'fastify';
import * as Type from 'typebox';
import { addFormats, fieldsOf, VALIDATOR_OPTIONS } from '../../http/validation.ts';
import { SourceRefused } from './source-refused.ts';

/** How a row is written as the body of an API call, and the schema of that body. */
interface Check<Row> {
	readonly schema: Type.TSchema;
	readonly bodyOf: (row: Row) => unknown;
}

const Alias = Type.Object({ name: Type.String({ maxLength: 400, format: 'text' }) });
const Rule = Type.Object({ ...PlanSettingsUpdate.properties, ...AlertSettingsUpdate.properties });
/** Passwords are known as hashes only: in its place, so that a user's name and role can be checked by the schema. */
const SOME_PASSWORD = 'password';

const CHECKS: { readonly [Kind in CarryKind]: Check<CarryRowOf[Kind]> } = {
	stages: { schema: StageCreate, bodyOf: ({ id: _, ...stage }) => stage },
	positions: { schema: PositionCreate, bodyOf: ({ id: _, ...position }) => position },
	persons: { schema: PersonCreate, bodyOf: ({ id: _, ...person }) => person },
	functions: {
		schema: Type.Object({ ...TeamFunctionCreate.properties, ...MembersUpdate.properties }),
		bodyOf: ({ id: _, ...own }) => own,
	},
	templates: { schema: TemplateCreate, bodyOf: ({ name, steps }) => ({ name, steps: structuredClone(steps) }) },
	users: { schema: UserCreate, bodyOf: ({ name, role }) => ({ name, role, password: SOME_PASSWORD }) },
	rules: { schema: Rule, bodyOf: ({ name, minutes }) => ({ [name]: minutes }) },
	aliases: { schema: Alias, bodyOf: ({ name }) => ({ name }) },
	bands: {
		schema: BandCreate,
		bodyOf: ({ id: _, stageId, productionId, ...own }) => {
			return { ...own, stage: stageId, production: productionId === null ? null : { id: productionId } };
		},
	},
	vehicles: {
		schema: VehicleCreate,
		bodyOf: ({ id: _, bandId, typeId, ...own }) => ({ ...own, band: { id: bandId }, type: { id: typeId } }),
	},
	activities: { schema: ActivityCreate, bodyOf: ({ id: _, ...activity }) => activity },
};

/** Validates rows of a file like input of the API. Throws SourceRefused naming the first that is not valid. */
export function expectValidRows(rows: CarryRows): void {
	const ajv = addFormats(new Ajv(VALIDATOR_OPTIONS));
	for (const kind of Object.keys(CHECKS) as CarryKind[]) {
		const { schema, bodyOf } = CHECKS[kind] as Check<CarryRowOf[CarryKind]>;
		const isValid = ajv.compile(schema);
		for (const row of rows[kind]) {
			const isId = Number.isInteger(row.id) && row.id >= 1 && row.id <= MAX_ID;
			if (isId && isValid(bodyOf(row))) continue;
			const [fault] = Object.entries(
				isId ? fieldsOf(isValid.errors as FastifySchemaValidationError[]) : { id: 'is none' },
			);
			throw new SourceRefused(
				`This database is damaged: ${kind}, row ${Number(row.id)}, ${fault?.join(' ') ?? 'is not as expected'}.`,
			);
		}
	}
}

/** What our own hashes look like, and how much work they may ask for with each login. */
const HASH = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d),p=([1-4])\$[A-Za-z0-9+/]{16,90}\$[A-Za-z0-9+/]{16,90}$/;
const MAX_MEMORY = 65_536;

/** Throws SourceRefused for a hash that no version of Crossload has made. */
export function expectValidHash(hash: unknown): string {
	const parts = typeof hash === 'string' ? HASH.exec(hash) : null;
	if (parts && Number(parts[1]) <= MAX_MEMORY) return parts[0];
	throw new SourceRefused('This database is damaged: a user’s password is none that Crossload has kept.');
}
