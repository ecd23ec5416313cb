import { SAYS, TEXT_FORMAT, TIME_FORMAT } from '@crossload/contract';
import { parseInstant } from '@crossload/domain';
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';

/** Nothing is coerced; fields that a schema does not know are dropped (RELIABILITY REL-12, REL-20). */
export const VALIDATOR_OPTIONS = {
	coerceTypes: false,
	removeAdditional: true,
	useDefaults: false,
	allErrors: true,
	/** Errors then bring their schema along, which may say what is wrong in words for people. */
	verbose: true,
	allowUnionTypes: true,
	strict: false,
} as const;

/** The formats that the contract's schemas name. */
export function addFormats(ajv: Ajv): Ajv {
	ajv.addFormat(TEXT_FORMAT, (value: string) => !value.includes('\0') && value.isWellFormed());
	ajv.addFormat(TIME_FORMAT, (value: string) => parseInstant(value) !== null);
	return ajv;
}

/** A call's schemas are compiled when it is first made: all of them at once would be a fifth of the time to start. */
export function compilingOnUse(): FastifySchemaCompiler<AnySchema> {
	const ajv = addFormats(new Ajv({ ...VALIDATOR_OPTIONS, addUsedSchema: false }));
	return ({ schema }) => {
		let compiled: ValidateFunction | undefined;
		const validate: ReturnType<FastifySchemaCompiler<AnySchema>> = (value: unknown) => {
			compiled ??= ajv.compile(schema);
			const isValid = compiled(value);
			validate.errors = (compiled.errors ?? null) as FastifySchemaValidationError[] | null;
			return isValid;
		};
		return validate;
	};
}

/** Errors in one response, by field: at most so many. */
const MAX_FIELDS = 50;

/** What is wrong, by the path of the field in words for people: `production.id`, `vehicleIds.0`. */
export function fieldsOf(errors: readonly FastifySchemaValidationError[]): Record<string, string> {
	const fields: Record<string, string> = {};
	for (const error of errors) {
		// What may be null fails twice: say what is wrong with what was sent, not that it could have been null.
		if (error.keyword === 'anyOf' || error.params['type'] === 'null') continue;
		const path = pathOf(error);
		if (Object.keys(fields).length >= MAX_FIELDS) break;
		fields[path] ??= messageOf(error);
	}
	if (Object.keys(fields).length === 0) fields['body'] = 'is not as expected';
	return fields;
}

function pathOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
	const parts = instancePath.split('/').slice(1);
	const missing = params['missingProperty'];
	if (keyword === 'required' && typeof missing === 'string') parts.push(missing);
	return parts.join('.') || 'body';
}

const FORMAT_MESSAGES: Readonly<Record<string, string>> = {
	[TEXT_FORMAT]: 'has characters that cannot be stored',
	[TIME_FORMAT]: 'must be a date-time with an offset, such as 2026-08-22T17:30:00+02:00',
};

/** Of these a schema may say itself what is wrong. */
const SAID_KEYWORDS: ReadonlySet<string> = new Set(['pattern', 'minItems', 'maxItems']);

function messageOf(error: FastifySchemaValidationError): string {
	const { keyword, params, message } = error;
	const said = (error as { parentSchema?: Record<string, unknown> }).parentSchema?.[SAYS];
	if (SAID_KEYWORDS.has(keyword) && typeof said === 'string') return said;
	if (keyword === 'required') return 'Required';
	if (keyword === 'minLength') return 'Required';
	if (keyword === 'maxLength') return `must have at most ${String(params['limit'])} characters`;
	if (keyword === 'format') return FORMAT_MESSAGES[String(params['format'])] ?? 'is not as expected';
	if (keyword === 'enum') return `must be one of ${[params['allowedValues']].flat().join(', ')}`;
	if (keyword === 'type') return `must be ${[params['type']].flat().join(' or ')}`;
	return message ?? 'is not as expected';
}
