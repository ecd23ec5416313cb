import { Conflict } from './domain-errors.ts';

const PLURALS: Readonly<Record<string, string>> = { activity: 'activities' };

/**
 * The error to delete what is in use, naming what uses it: 'The stage Plaza is in use by 2 bands and 5 activities.'
 * (CHECKLIST ADM-07, ADM-08). Uses that count zero are left out.
 */
export function inUseError(what: string, uses: Readonly<Record<string, number>>): Conflict {
	return new Conflict(`${what} is in use by ${listUses(uses)}.`);
}

function listUses(uses: Readonly<Record<string, number>>): string {
	const parts = Object.entries(uses)
		.filter(([, count]) => count > 0)
		.map(([word, count]) => `${count} ${count === 1 ? word : (PLURALS[word] ?? `${word}s`)}`);
	const last = parts.pop() ?? 'something';
	return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}
