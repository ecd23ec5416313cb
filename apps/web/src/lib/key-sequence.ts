/** A key as it was pressed. */
export interface KeyPress {
	/** As KeyboardEvent has it: 'g', '/', '?'. */
	readonly key: string;
	/** Ctrl, or Command on a Mac. */
	readonly isCommand: boolean;
	/** In milliseconds, of any clock that only goes forward. */
	readonly at: number;
}

/** Takes key presses one by one; returns the keys that are whole now (`g b`, `Ctrl K`, `?`), else null. */
export type KeySequence = (press: KeyPress) => string | null;

/** The second key of a sequence comes within so many milliseconds of the first, or starts over. */
export const SEQUENCE_TAKES = 3_000;

/** Follows key presses for the given keys: one key, two one after the other with a blank between, or `Ctrl` and a key. */
export function keySequence(known: Iterable<string>): KeySequence {
	const whole = new Set(known);
	const firsts = new Set([...whole].flatMap((keys) => (isPair(keys) ? [keys.slice(0, keys.indexOf(' '))] : [])));
	let first: { readonly key: string; readonly at: number } | null = null;

	return ({ key, isCommand, at }) => {
		const before = first !== null && at - first.at <= SEQUENCE_TAKES ? `${first.key} ` : '';
		first = null;
		if (isCommand) return wholeOrNull(`Ctrl ${key.toUpperCase()}`);
		const plain = key.toLowerCase();
		if (before !== '' && whole.has(before + plain)) return before + plain;
		if (firsts.has(plain)) first = { key: plain, at };
		return wholeOrNull(plain);
	};

	function wholeOrNull(keys: string): string | null {
		return whole.has(keys) ? keys : null;
	}
}

function isPair(keys: string): boolean {
	return keys.includes(' ') && !keys.startsWith('Ctrl ');
}
