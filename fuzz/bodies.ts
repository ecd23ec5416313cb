import type { Random } from '../apps/server/src/demo/random.ts';
import type { Pool, Row } from './pool.ts';
import type { BodySchema } from './routes.ts';
import { hostileText, hostileValue } from './values.ts';

/** Text that is no JSON, or not what it seems. */
const BROKEN = [
	'{',
	'{"name":',
	'{"name":"A",}',
	"{'name':'A'}",
	'{"name":1e999}',
	'{"name":NaN}',
	'{"name":"A"}{"name":"B"}',
	'\uFEFF{}',
	'{"name":"\\ud800"}',
	'{"name":"A","name":7}',
	'{"__proto__":{"polluted":true},"name":"A"}',
	'{"name":"A","constructor":{"prototype":{"polluted":true}}}',
	'[['.repeat(5000),
	'name=A&role=admin',
	'<name>A</name>',
	'null',
	'"text"',
	'[]',
	'7',
	'\0',
	'',
];

const EXTRA_FIELDS = ['id', 'version', 'permissions', 'token_version', 'password_hash', 'constructor', 'toString', ''];

interface Making {
	readonly random: Random;
	readonly pool: Pool;
	/** A row of the entity that the call is about, to take real values from. */
	readonly row: Row | null;
}

/** A body for a call: mostly one that would do, with something wrong in it. */
export function bodyFor(schema: BodySchema, making: Making): string {
	const { random } = making;
	if (random.chance(0.1)) return random.pick(BROKEN);
	if (random.chance(0.05)) return JSON.stringify(hostileValue(random)) ?? '';
	const body = fitting(schema, { name: '', ...making });
	if (typeof body !== 'object' || body === null) return JSON.stringify(body);
	const mutated: Record<string, unknown> = { ...body };
	for (let count = random.pick([0, 1, 1, 1, 2, 3]); count > 0; count--) mutate(mutated, random);
	const text = JSON.stringify(mutated);
	return random.chance(0.02) ? text.slice(0, random.between(1, text.length)) : text;
}

function mutate(body: Record<string, unknown>, random: Random): void {
	const names = Object.keys(body);
	const name = names.length > 0 && random.chance(0.85) ? random.pick(names) : random.pick(EXTRA_FIELDS);
	const value = body[name];
	if (random.chance(0.15)) delete body[name];
	else if (typeof value === 'object' && value !== null && !Array.isArray(value) && random.chance(0.5)) {
		body[name] = { ...value, id: hostileValue(random) };
	} else if (Array.isArray(value) && random.chance(0.5)) body[name] = [...value, hostileValue(random)];
	else body[name] = typeof value === 'string' && random.chance(0.5) ? hostileText(random) : hostileValue(random);
}

interface Fitting extends Making {
	/** The field's name: it says what an id refers to and which value of the row to take. */
	readonly name: string;
}

/** A value that the schema takes: of the row, of another row, or made up. */
function fitting(schema: BodySchema, making: Fitting): unknown {
	const { random, pool, name, row } = making;
	const type = typeOf(schema);
	if (schema.anyOf) return fitting(random.pick(schema.anyOf), making);
	if (type === 'null') return null;
	if (schema.properties) return fields(schema.properties, making);
	if (schema.items) return Array.from({ length: random.between(0, 3) }, () => fitting(schema.items ?? {}, making));
	if (schema.enum) return random.pick(schema.enum);
	const referred = pool.idFor(name);
	if (referred !== null && typeof referred === (type === 'string' ? 'string' : 'number')) return referred;
	const own = row?.[name];
	if (typeof own === 'string' && type === 'string' && random.chance(0.5)) return own;
	return type === 'string' ? textFor(schema, making) : otherFor(type, making);
}

/** Of types that may be null, null now and then. */
function typeOf({ type }: BodySchema): string {
	return typeof type === 'string' || type === undefined ? (type ?? 'object') : (type[0] ?? 'null');
}

function fields(properties: Readonly<Record<string, BodySchema>>, making: Fitting): Record<string, unknown> {
	const body: Record<string, unknown> = {};
	for (const [name, schema] of Object.entries(properties)) {
		// Half of the optional ones are enough; an id belongs to whatever the field around it names.
		if (name === 'version' && making.random.chance(0.9)) continue;
		body[name] = fitting(schema, { ...making, name: name === 'id' ? making.name : name });
	}
	return body;
}

function textFor({ format, pattern }: BodySchema, { random, name, row }: Fitting): string {
	if (format === 'offset-date-time') {
		const [day, hour] = [random.between(20, 23), random.between(0, 23)];
		return `2026-08-${day}T${String(hour).padStart(2, '0')}:00:00+02:00`;
	}
	if (pattern?.startsWith('^#')) return `#${random.between(0, 0xffffff).toString(16).padStart(6, '0')}`;
	if (name === 'group') return 'Team,Misc';
	// Of a login the name that is also the password, now and then.
	if (row === null && (name === 'name' || name === 'password') && random.chance(0.3)) return 'crew';
	if (name === 'role') return random.pick(['crew', 'runner', 'lead']);
	return `${name} ${random.between(0, 0xffffff).toString(36)}`;
}

function otherFor(type: string, { random, name, row }: Fitting): unknown {
	if (type === 'boolean') return random.chance(0.5);
	if (name === 'version') return row?.['version'] ?? 1;
	return random.between(1, 50);
}
