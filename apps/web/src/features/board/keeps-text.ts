/** Not the fields that are ticked or chosen from. */
const WITH_TEXT = 'input:not([type="radio"], [type="checkbox"], [readonly]), textarea, select, [contenteditable]';

/** Whether what has the focus is a field with text, which has Ctrl+Z, Esc and the keys of characters for itself. */
export function keepsText(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.matches(WITH_TEXT);
}
