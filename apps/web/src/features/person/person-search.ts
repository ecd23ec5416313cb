import type { Person } from '@crossload/contract';
import { soughtKey, soughtWords, telKey, telSought } from '../../lib/sought-key.ts';

/**
 * Whether a person is meant by what is typed: parts of the name, or part of the number however it is written. Signs alone,
 * such as the `+` that a number begins with, mean everyone.
 */
export function matchesPerson({ name, tel }: Person, typed: string): boolean {
	const key = soughtKey(name);
	if (soughtWords(typed).every((word) => key.includes(word))) return true;
	const digits = telSought(typed);
	return digits !== '' && telKey(tel ?? '').includes(digits);
}
