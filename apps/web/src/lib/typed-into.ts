/** Whether letters are for what has the focus, and no keys of the page. */
export function isTypedInto(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target instanceof HTMLInputElement) return !TAPPED.has(target.type);
	return target.isContentEditable || target.matches('textarea, select, [role="listbox"], [role="menu"] *');
}

/** Fields without text take the keys as the page does. */
const TAPPED: ReadonlySet<string> = new Set(['button', 'checkbox', 'radio', 'submit', 'reset']);

/** What is open over the page has its own keys. */
export function isDialogOpen(): boolean {
	return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
}
