import type { ParseStored } from '../../lib/persisted.ts';
import type { SortEntry } from './column.ts';

/** Reads a stored choice of columns: those that exist, each once; null when none is left. */
export function parseColumns(known: readonly string[]): ParseStored<readonly string[]> {
	return (stored) => {
		if (!Array.isArray(stored)) return null;
		const chosen = known.filter((id) => stored.includes(id));
		return chosen.length === 0 ? null : chosen;
	};
}

/** Reads a stored order: entries of columns that exist, each column once; null for what is no order, or is none any more. */
export function parseSorting(known: readonly string[]): ParseStored<readonly SortEntry[]> {
	return (stored) => {
		if (!Array.isArray(stored)) return null;
		const entries = stored.flatMap((entry) => parseEntry(entry, known));
		if (entries.length === 0 && stored.length > 0) return null;
		return entries.filter(({ id }, at) => entries.findIndex((other) => other.id === id) === at);
	};
}

function parseEntry(stored: unknown, known: readonly string[]): SortEntry[] {
	if (typeof stored !== 'object' || stored === null) return [];
	const { id, desc } = stored as Partial<Record<keyof SortEntry, unknown>>;
	return typeof id === 'string' && known.includes(id) && typeof desc === 'boolean' ? [{ id, desc }] : [];
}
