/** What a field's text says: nothing but blanks says nothing. */
export function blankAsNull(text: string): string | null {
	return text.trim() === '' ? null : text;
}
