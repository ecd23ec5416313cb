import { searchKey } from '@crossload/domain';
import { type KeyboardEvent, useRef } from 'react';

/** A key that comes later than this after the last one starts over, in milliseconds. */
const PAUSE = 1_000;

/** What stands before the first letter of a label: an emoji. */
const NO_LETTERS = /^[^\p{L}\p{N}]+/u;

/** What is chosen by its first letters. */
export interface TypedOption<Value> {
	readonly value: Value;
	readonly label: string;
}

/** Chooses by the first letters, as a native select does: for selects that are not searched. */
export function useTypeAhead<Value>(options: readonly TypedOption<Value>[], onChoose: (value: Value) => void) {
	const typed = useRef({ text: '', at: 0 });
	return (event: KeyboardEvent) => {
		const { key, timeStamp } = event;
		if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
		const before = timeStamp - typed.current.at < PAUSE ? typed.current.text : '';
		if (key === ' ' && before === '') return;
		event.preventDefault();
		const text = searchKey(before + key);
		typed.current = { text, at: timeStamp };
		const found = options.find(({ label }) => searchKey(label.replace(NO_LETTERS, '')).startsWith(text));
		if (found) onChoose(found.value);
	};
}
