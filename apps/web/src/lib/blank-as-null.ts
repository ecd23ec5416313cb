/** A field's text; null where it is blank. */
export function blankAsNull(text: string): string | null {
	return text.trim() === '' ? null : text;
}
