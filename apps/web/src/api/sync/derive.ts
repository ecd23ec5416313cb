import { festivalOffset, type UtcOffset } from '@crossload/domain';

interface Derived {
	/** Days and times that are derived depend on it. */
	readonly offset: UtcOffset;
	/** By the function that has derived them. */
	readonly results: WeakMap<object, unknown>;
}

const derivedFrom = new WeakMap<readonly unknown[], Derived>();

/**
 * What a function derives from rows, worked out once for the same array and function: a screen that opens again finds what it
 * had. The function depends on nothing but the rows and the festival's offset.
 */
export function derive<Row, Result>(rows: Row[], select: (rows: Row[]) => Result): Result {
	const { results } = derivedOf(rows);
	if (!results.has(select)) results.set(select, select(rows));
	return results.get(select) as Result;
}

function derivedOf(rows: readonly unknown[]): Derived {
	const offset = festivalOffset();
	const known = derivedFrom.get(rows);
	if (known?.offset === offset) return known;
	const derived = { offset, results: new WeakMap<object, unknown>() };
	derivedFrom.set(rows, derived);
	return derived;
}
