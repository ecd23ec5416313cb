import { REQUIRES } from '@crossload/contract';
import { holds, type Right } from '@crossload/domain';
import type { TSchema } from 'typebox';

/** Returns a value as someone with these permissions may see it. */
type Redact = (value: unknown, permissions: readonly string[]) => unknown;

/** Removes from a schema's values what the reader may not see (CHECKLIST AUTH-09, API-21). */
export interface Redactor {
	/** Sets the fields to null that need a right which the reader does not have. Unchanged parts are shared, not copied. */
	readonly redact: Redact;
	/** Names what these permissions let through: equal for all who see the same. */
	level(permissions: readonly string[]): string;
}

/** A response as someone with these permissions may see it; in an error, its present state. */
export function redactResponse(
	{ redact }: Redactor,
	{ status, value }: { readonly status: number; readonly value: unknown },
	permissions: readonly string[],
): unknown {
	if (status < 400) return redact(value, permissions);
	const error = Object(value) as Readonly<Record<string, unknown>>;
	return 'current' in error ? { ...error, current: redact(error['current'], permissions) } : value;
}

interface SchemaNode {
	readonly [REQUIRES]?: Right;
	readonly anyOf?: readonly SchemaNode[];
	readonly items?: SchemaNode;
	readonly properties?: Readonly<Record<string, SchemaNode>>;
}

/** Builds a redactor from the marks that the contract puts on fields, so that no route can forget one. */
export function redactorFor(schema: TSchema | undefined): Redactor {
	const rights = new Set<Right>();
	const redact = schema ? compile(schema as SchemaNode, rights) : null;
	return {
		redact: redact ?? ((value) => value),
		level: (permissions) => [...rights].filter((right) => holds(permissions, right)).join('+') || 'public',
	};
}

function compile(node: SchemaNode, rights: Set<Right>): Redact | null {
	const inner = compileInner(node, rights);
	const right = node[REQUIRES];
	if (right === undefined) return inner;
	rights.add(right);
	return (value, permissions) => {
		if (!holds(permissions, right)) return null;
		return inner ? inner(value, permissions) : value;
	};
}

function compileInner(node: SchemaNode, rights: Set<Right>): Redact | null {
	if (node.anyOf) return compileNullable(node.anyOf, rights);
	if (node.items) return compileItems(node.items, rights);
	return node.properties ? compileProperties(node.properties, rights) : null;
}

function compileNullable(branches: readonly SchemaNode[], rights: Set<Right>): Redact | null {
	const redacts = branches.map((branch) => compile(branch, rights)).filter((redact) => redact !== null);
	const [redact, second] = redacts;
	if (!redact) return null;
	if (second) throw new Error('A schema with several redacted branches is ambiguous.');
	return (value, permissions) => (value === null ? null : redact(value, permissions));
}

function compileItems(items: SchemaNode, rights: Set<Right>): Redact | null {
	const redact = compile(items, rights);
	if (!redact) return null;
	return (value, permissions) => (Array.isArray(value) ? value.map((item) => redact(item, permissions)) : value);
}

function compileProperties(properties: Readonly<Record<string, SchemaNode>>, rights: Set<Right>): Redact | null {
	const redacts = Object.entries(properties).flatMap(([name, property]) => {
		const redact = compile(property, rights);
		return redact ? [[name, redact] as const] : [];
	});
	if (redacts.length === 0) return null;
	return (value, permissions) => {
		if (typeof value !== 'object' || value === null) return value;
		const copy: Record<string, unknown> = { ...value };
		for (const [name, redact] of redacts) {
			if (name in copy) copy[name] = redact(copy[name], permissions);
		}
		return copy;
	};
}
