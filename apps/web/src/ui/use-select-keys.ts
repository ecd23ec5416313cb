import type { ComboboxStore } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type TypedOption, useTypeAhead } from './use-type-ahead.ts';

/** The keys of a select's field, and what it says of its list to a screen reader. */
export function useSelectKeys<Value>(
	combobox: ComboboxStore,
	options: readonly TypedOption<Value>[],
	onChoose: (value: Value) => void,
) {
	const { marked, setMarked, open } = useMarkedOption(combobox, options.length);
	const isOpen = combobox.dropdownOpened;
	const typeAhead = useTypeAhead(options, (value) => {
		onChoose(value);
		if (!isOpen) return;
		// Enter keeps it, and the arrows go on from there.
		combobox.resetSelectedOption();
		setMarked('');
		const index = options.findIndex((option) => option.value === value);
		combobox.updateSelectedOptionIndex(index, { scrollIntoView: true });
	});
	const chooseMarked = () => {
		const option = marked ? document.getElementById(marked) : null;
		if (option && !option.hasAttribute('data-combobox-active')) option.click();
		else combobox.closeDropdown();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		typeAhead(event);
		if (event.defaultPrevented || event.nativeEvent.isComposing) return;
		const { key } = event;
		if (key === 'Escape') combobox.closeDropdown();
		if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) return;
		event.preventDefault();
		if (!isOpen) open('keyboard');
		else if (key === 'ArrowDown') setMarked(combobox.selectNextOption());
		else if (key === 'ArrowUp') setMarked(combobox.selectPreviousOption());
		else if (key === 'Enter') chooseMarked();
		else combobox.closeDropdown();
	};
	const keys = {
		role: 'combobox',
		'aria-haspopup': 'listbox',
		'aria-expanded': isOpen,
		'aria-controls': (isOpen && combobox.listId) || undefined,
		'aria-activedescendant': marked || undefined,
		// Escape closes the list and not the dialog that the field stands in.
		'data-mantine-stop-propagation': isOpen || undefined,
		onKeyDown,
	} as const;
	return { keys, toggle: () => (isOpen ? combobox.closeDropdown() : open('mouse')) };
}

/**
 * The id of the option of an open list that the arrow keys have come to, from the one that is chosen; empty while none is
 * marked. Options that come while the list is open are looked through for it again.
 */
function useMarkedOption(combobox: ComboboxStore, optionCount: number) {
	const { dropdownOpened, openDropdown, resetSelectedOption } = combobox;
	const { getSelectedOptionIndex, selectActiveOption, updateSelectedOptionIndex } = combobox;
	const openedBy = useRef<'keyboard' | 'mouse'>('mouse');
	const [marked, setMarked] = useState<string | null>(null);
	useEffect(() => {
		if (!dropdownOpened) return;
		// The list is in the page a moment after it opens.
		const timer = setTimeout(() => {
			const isByKey = openedBy.current === 'keyboard';
			if (!isByKey) updateSelectedOptionIndex('active', { scrollIntoView: true });
			const isToMark = isByKey && optionCount > 0 && getSelectedOptionIndex() < 0;
			const active = isToMark ? selectActiveOption() : null;
			// Rendered again in any case: the list has its id only now.
			setMarked((before) => active ?? before ?? '');
		});
		return () => clearTimeout(timer);
	}, [dropdownOpened, optionCount, getSelectedOptionIndex, selectActiveOption, updateSelectedOptionIndex]);
	useEffect(() => {
		if (!dropdownOpened) return;
		return () => {
			resetSelectedOption();
			setMarked(null);
		};
	}, [dropdownOpened, resetSelectedOption]);
	const open = (by: 'keyboard' | 'mouse') => {
		openedBy.current = by;
		openDropdown(by);
	};
	return { marked, setMarked, open };
}
