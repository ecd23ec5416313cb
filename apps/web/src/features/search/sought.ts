import { plateKey } from '@crossload/domain';
import { nameKey } from './sought-key.ts';

/** Shorter ends of telephone numbers are everybody's. */
const LEAST_DIGITS = 3;

/** What was typed, as each kind of text is compared with it. */
export interface Sought {
	/** All of these a name has to hold. */
	readonly words: readonly string[];
	readonly plate: string;
	/** Letters alone are rather a name than a plate. */
	readonly hasDigit: boolean;
	/** Empty when it cannot be part of a telephone number. */
	readonly tel: string;
}

/** What someone looks for; null when nothing is typed that could be found. */
export function readSought(typed: string): Sought | null {
	const words = nameKey(typed).split(' ').filter(Boolean);
	if (words.length === 0) return null;
	return { words, plate: plateKey(typed), hasDigit: /\d/.test(typed), tel: telSought(typed) };
}

/** The digits of a number however it is spaced, without the zeros that one dials or not, depending on where one is. */
function telSought(typed: string): string {
	if (!/^[\d\s()/.+-]+$/.test(typed)) return '';
	const digits = typed.replace('(0)', '').replace(/\D/g, '');
	return digits.length < LEAST_DIGITS ? '' : digits.replace(/^0{1,2}(?=\d{2})/, '');
}
