import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** Ctrl+Enter saves. To be called before the fields handle the key: Enter alone opens a select's list. */
export function saveByKeys(event: KeyboardEvent<HTMLFormElement>): void {
	if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
	event.preventDefault();
	event.stopPropagation();
	const form = event.currentTarget;
	const field = event.target as HTMLElement;
	// Some fields take what is typed when they are left.
	flushSync(() => field.blur());
	field.focus();
	form.requestSubmit();
}

/** Enter in a select chooses; where there is nothing to choose it must not save half a form. */
export function keepFromSaving(event: KeyboardEvent<HTMLFormElement>): void {
	if (event.key === 'Enter' && (event.target as HTMLElement).role === 'combobox') event.preventDefault();
}
