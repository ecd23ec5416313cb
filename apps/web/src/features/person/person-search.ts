import type { Person } from '@crossload/contract';
import { searchKey } from '@crossload/domain';
import { queryWords, telKey, telQuery } from '../../lib/query-key.ts';

/**
 * Whether a person is meant by what is typed: parts of the name, or part of the number however it is written. Signs alone,
 * such as the `+` that a number begins with, mean everyone.
 */
export function matchesPerson({ name, tel }: Person, typed: string): boolean {
	const key = searchKey(name);
	if (queryWords(typed).every((word) => key.includes(word))) return true;
	const digits = telQuery(typed);
	return digits !== '' && telKey(tel ?? '').includes(digits);
}
