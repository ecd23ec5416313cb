/** What is ticked or chosen keeps no text to take back. */
const TYPED_INTO = 'input:not([type="radio"], [type="checkbox"], [readonly]), textarea, select, [contenteditable]';

export function isTypedInto(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.matches(TYPED_INTO);
}

/** What is open over the board has its own keys. */
export function isUnderDialog(): boolean {
	return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
