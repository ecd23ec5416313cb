import { searchKey } from '@crossload/domain';
import type { ComboboxItem, ComboboxParsedItem, OptionsFilter, Primitive } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { queryWords } from '../lib/query-key.ts';

type FilterInput<Value extends Primitive> = Parameters<OptionsFilter<Value>>[0];

/** Keeps the options whose label has every word that is typed, whatever the case and accents. */
function byWords<Value extends Primitive>({ options, search, limit }: FilterInput<Value>): ComboboxParsedItem<Value>[] {
	const words = queryWords(search);
	let room = limit;
	const matching = (items: readonly ComboboxItem<Value>[]) => {
		const found = items.filter(({ label }) => words.every((word) => searchKey(label).includes(word))).slice(0, room);
		room -= found.length;
		return found;
	};
	return options.flatMap((option): ComboboxParsedItem<Value>[] => {
		if (!('group' in option)) return matching([option]);
		const items = matching(option.items);
		return items.length > 0 ? [{ ...option, items }] : [];
	});
}

/**
 * Enter chooses what an arrow key has marked, else the first option that is found. The library forgets the mark when the
 * arrow key comes right after the first letter, as it does on a busy device.
 */
function chooseByEnter(event: KeyboardEvent<HTMLInputElement>): void {
	const { currentTarget: input, key, nativeEvent } = event;
	if (key !== 'Enter' || event.ctrlKey || event.metaKey || nativeEvent.isComposing) return;
	const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
	const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]');
	const chosen = list?.querySelector('[data-combobox-active]');
	const isTyped = input.value !== '' && input.value !== chosen?.textContent;
	const option = marked ?? (isTyped ? list?.querySelector<HTMLElement>('[data-combobox-option]') : null);
	if (!option) return;
	event.preventDefault();
	option.click();
}

/** Of every select that is searched by typing. */
export const SEARCHABLE = { searchable: true, filter: byWords, onKeyDown: chooseByEnter } as const;
