/** Without radio buttons and checkboxes, which have no text. */
const TEXT_FIELDS = 'input:not([type="radio"], [type="checkbox"], [readonly]), textarea, select, [contenteditable]';

/** Whether an event's target is a field with text, which handles Ctrl+Z, Esc and typed characters itself. */
export function isTextField(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.matches(TEXT_FIELDS);
}
