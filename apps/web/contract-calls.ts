import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What a browser reads of a call: how to ask, and which file it sends or gets. */
const READ = new Set(['method', 'path', 'upload', 'file']);

/** What makes a schema begins with a capital letter. Those that nothing uses any more are left out if that is known to do nothing. */
const SCHEMA = /(?<![\w.])[A-Z]\w*(?:\.\w+)?\(/g;

const NO_SCHEMAS = fileURLToPath(new URL('no-schemas.ts', import.meta.url));

/**
 * Leaves only {@link READ} of the contract's calls. Their schemas, rights and texts type the web app and are the server's
 * to validate, permit and document by: with them a browser would fetch and build 10 % more before the first screen.
 */
export function contractCalls(): Plugin {
	return {
		name: 'contract-calls',
		apply: 'build',
		config: () => ({ resolve: { alias: { typebox: NO_SCHEMAS } } }),
		transform: {
			filter: { id: /packages[\\/]contract[\\/]src[\\/]/ },
			handler(code) {
				let kept = '';
				let at = 0;
				for (const { start, end } of unreadParts(this.parse(code))) {
					kept += code.slice(at, start);
					at = end;
				}
				kept += code.slice(at);
				return { code: kept.replaceAll(SCHEMA, '/* @__PURE__ */ $&'), map: null };
			},
		},
	};
}

/** As much of a syntax tree's node as is looked at here. */
interface Node {
	readonly type: string;
	readonly start: number;
	readonly end: number;
}

/** Where the properties stand that are left out, each with the comma after it. */
function unreadParts(node: unknown): { start: number; end: number }[] {
	if (Array.isArray(node)) return node.flatMap(unreadParts);
	if (!isNode(node)) return [];
	if (!isCall(node)) return Object.values(node).flatMap(unreadParts);
	const { properties } = node.arguments[0];
	return properties.flatMap(({ key, start, end }, index) =>
		key === undefined || READ.has(key.name) ? [] : [{ start, end: properties[index + 1]?.start ?? end }],
	);
}

function isNode(value: unknown): value is Node {
	return typeof value === 'object' && value !== null && 'type' in value;
}

/** Has no key where other properties are spread in. */
interface Property extends Node {
	readonly key?: { readonly name: string };
}

interface DeclaredCall extends Node {
	readonly arguments: [{ readonly properties: readonly Property[] }];
}

function isCall(node: Node): node is DeclaredCall {
	const { callee } = node as Node & { callee?: { name?: string } };
	return node.type === 'CallExpression' && callee?.name === 'call';
}
