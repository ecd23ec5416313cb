/** A plate without blanks and dashes, O read as 0, so that what is typed in the dark finds its vehicle. */
export function plateKey(plate: string): string {
	return plate
		.toUpperCase()
		.replace(/[\s\-–.·]/g, '')
		.replaceAll('O', '0');
}
