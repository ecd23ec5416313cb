/** What is ticked or chosen keeps no text. */
const WITH_TEXT = 'input:not([type="radio"], [type="checkbox"], [readonly]), textarea, select, [contenteditable]';

/** Whether what has the focus keeps text: Ctrl+Z, Esc and signs are for that. */
export function keepsText(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.matches(WITH_TEXT);
}
