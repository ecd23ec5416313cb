/** A key as it was pressed. */
export interface KeyPress {
	/** As KeyboardEvent has it: 'g', '/', '?'. */
	readonly key: string;
	/** Ctrl, or Command on a Mac. */
	readonly isCommand: boolean;
	/** In milliseconds, of any clock that only goes forward. */
	readonly at: number;
}

/** Takes key presses one by one; returns the keys that are complete now (`g b`, `Ctrl K`, `?`), else null. */
export type KeySequence = (press: KeyPress) => string | null;

/** Milliseconds after the first key within which the second one completes a sequence. */
export const SEQUENCE_TIMEOUT_MS = 3_000;

/** Recognises the given keys: one key, two one after the other with a blank between, or `Ctrl` and a key. */
export function keySequence(known: Iterable<string>): KeySequence {
	const keySet = new Set(known);
	const firsts = new Set([...keySet].flatMap((keys) => (isPair(keys) ? [keys.slice(0, keys.indexOf(' '))] : [])));
	let first: { readonly key: string; readonly at: number } | null = null;

	return ({ key, isCommand, at }) => {
		const before = first !== null && at - first.at <= SEQUENCE_TIMEOUT_MS ? `${first.key} ` : '';
		first = null;
		if (isCommand) return knownOrNull(`Ctrl ${key.toUpperCase()}`);
		const plain = key.toLowerCase();
		if (before !== '' && keySet.has(before + plain)) return before + plain;
		if (firsts.has(plain)) first = { key: plain, at };
		return knownOrNull(plain);
	};

	function knownOrNull(keys: string): string | null {
		return keySet.has(keys) ? keys : null;
	}
}

function isPair(keys: string): boolean {
	return keys.includes(' ') && !keys.startsWith('Ctrl ');
}
