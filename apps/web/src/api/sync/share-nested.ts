import type { Rows } from './share-rows.ts';

/** What rows hold under one name, such as `band`. */
interface Known {
	readonly objects: Map<unknown, object>;
	/** By the id of the first item, or the item itself. */
	readonly arrays: Map<unknown, object>;
}

type Fields = Record<string, unknown>;

/**
 * Makes a function that lets all rows given to it share what is equal in them: each activity comes with its band, stage,
 * position and vehicles, and a long list would hold thousands of copies of them, for the garbage collector to visit.
 * It changes the rows in place, so they are those that were just parsed and that nobody else has.
 */
export function nestedSharer(): <List extends Rows>(rows: List) => List {
	const byName = new Map<string, Known>();

	// Some 300,000 values of a large festival pass through these before its first screen: hence plain loops.
	function shareWithin(fields: Fields): void {
		for (const name in fields) {
			const value = fields[name];
			if (!isObject(value)) continue;
			const shared = share(value, knownUnder(name));
			if (shared !== value) fields[name] = shared;
		}
	}

	function knownUnder(name: string): Known {
		let known = byName.get(name);
		if (!known) {
			known = { objects: new Map(), arrays: new Map() };
			byName.set(name, known);
		}
		return known;
	}

	/** The object known by the same id where it is equal; otherwise this one, which is then known. */
	function share(value: object, { objects, arrays }: Known): object {
		const isArray = Array.isArray(value);
		const known = isArray ? arrays : objects;
		const id = idOf(isArray ? value[0] : value);
		const candidate = known.get(id);
		if (candidate && isEqual(candidate, value)) return candidate;
		if (isArray) shareItems(value, { objects, arrays });
		else shareWithin(value as Fields);
		known.set(id, value);
		return value;
	}

	function shareItems(items: unknown[], known: Known): void {
		for (let index = 0; index < items.length; index += 1) {
			const item = items[index];
			if (isObject(item)) items[index] = share(item, known);
		}
	}

	return (rows) => {
		for (const row of rows) shareWithin(row as unknown as Fields);
		return rows;
	};
}

function idOf(value: unknown): unknown {
	return isObject(value) ? (value as Fields).id : value;
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null;
}

/** Whether two values, as JSON has them, say the same. Their texts, by which forms compare, would cost too much for so many. */
function isEqual(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (!isObject(a) || !isObject(b)) return false;
	if (Array.isArray(a)) return Array.isArray(b) && hasEqualItems(a, b);
	return !Array.isArray(b) && hasEqualFields(a as Fields, b as Fields);
}

function hasEqualItems(a: readonly unknown[], b: readonly unknown[]): boolean {
	if (a.length !== b.length) return false;
	for (let index = 0; index < a.length; index += 1) {
		if (!isEqual(a[index], b[index])) return false;
	}
	return true;
}

function hasEqualFields(a: Fields, b: Fields): boolean {
	let names = 0;
	for (const name in a) {
		if (!isEqual(a[name], b[name])) return false;
		names += 1;
	}
	for (const _ in b) names -= 1;
	return names === 0;
}
