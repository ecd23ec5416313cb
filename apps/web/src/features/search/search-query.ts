import { plateKey } from '@crossload/domain';
import { queryWordsOrSigns, telKey, telQuery } from '../../lib/query-key.ts';

/** Digits of a telephone number below which it is not searched: too many numbers contain fewer. */
const MIN_DIGITS = 3;

/** What was typed, as each kind of text is compared with it. */
export interface SearchQuery {
	/** All of these a name has to hold. */
	readonly words: readonly string[];
	/** The words with a blank before each, to match at the beginning of a word of a name. */
	readonly starts: readonly string[];
	/** Empty when nothing typed can be part of a plate. */
	readonly plate: string;
	/** Letters alone are more likely a name than a plate. */
	readonly hasDigit: boolean;
	/** Empty when it cannot be part of a telephone number. */
	readonly tel: string;
}

/** What someone looks for; null when nothing is typed that could be found. */
export function parseQuery(typed: string): SearchQuery | null {
	const words = queryWordsOrSigns(typed);
	if (words.length === 0) return null;
	const tel = telKey(typed).length < MIN_DIGITS ? '' : telQuery(typed);
	const starts = words.map((word) => ` ${word}`);
	return { words, starts, plate: plateKey(typed), hasDigit: /\d/.test(typed), tel };
}
