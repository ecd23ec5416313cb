import { type Day, FIRST_YEAR, LAST_YEAR, toDay } from './time.ts';

/** Reads `2026-08-22`. Returns null for everything else: another form, a day that does not exist, a year outside 1900–2100. */
export function parseDay(text: string): Day | null {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
	const date = new Date(`${text}T00:00:00Z`);
	const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
	const year = date.getUTCFullYear();
	return exists && year >= FIRST_YEAR && year <= LAST_YEAR ? toDay(text) : null;
}
