/** Whether keys are typed into the element, so that they are no shortcuts of the page. */
export function isTypedInto(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.has(target.type);
	return target.isContentEditable || target.matches('textarea, select, [role="listbox"], [role="menu"] *');
}

/** Types of fields without text: shortcuts work in them. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['button', 'checkbox', 'radio', 'submit', 'reset']);

/** What is open over the page has its own keys. */
export function isDialogOpen(): boolean {
	return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
}
