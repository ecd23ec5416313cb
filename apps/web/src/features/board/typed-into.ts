/** What is open over the board has its own keys. */
export function isUnderDialog(): boolean {
	return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
