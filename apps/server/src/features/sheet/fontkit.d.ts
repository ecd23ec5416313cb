/** The part of the library that is used here; it brings no types of its own. */
declare module 'fontkit' {
	export function openSync(path: string): { hasGlyphForCodePoint(codePoint: number): boolean };
}
