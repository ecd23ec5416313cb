import type { PdfDocument } from './pdf-document.ts';

/** Whether the font draws a character, by its code point. */
type HasGlyph = (codePoint: number) => boolean;

/** What is not drawn by itself: marks on letters, joiners, directions. */
const UNDRAWN = /^[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}]$/u;

/**
 * The text in characters that the font has: full-width letters and the like in their plain form, and one '?' for each run of
 * others, where a box for each would be drawn that no line has room for.
 */
export function printableText(text: string, hasGlyph: HasGlyph): string {
	let printable = '';
	let isInRun = false;
	for (const character of text) {
		const drawn = drawnAs(character, hasGlyph);
		if (drawn === '') continue;
		if (drawn !== undefined || !isInRun) printable += drawn ?? '?';
		isInRun = drawn === undefined;
	}
	return printable;
}

/** The characters that stand for one; undefined where the font has none. */
function drawnAs(character: string, hasGlyph: HasGlyph): string | undefined {
	if (character === '\t') return ' ';
	if (character === '\n' || isDrawn(character, hasGlyph)) return character;
	if (UNDRAWN.test(character)) return '';
	const plain = character.normalize('NFKC');
	return isDrawn(plain, hasGlyph) ? plain : undefined;
}

function isDrawn(text: string, hasGlyph: HasGlyph): boolean {
	return [...text].every((character) => hasGlyph(character.codePointAt(0) ?? 0));
}

/** The same document with all texts on its pages, and at their feet, in characters that the font has. */
export function printableDocument(document: PdfDocument, hasGlyph: HasGlyph): PdfDocument {
	// What pdfmake takes is a tree of plain objects; only texts change in it.
	return printablePart(document, { hasGlyph, isText: false }) as PdfDocument;
}

interface Part {
	readonly hasGlyph: HasGlyph;
	/** Whether strings in it are drawn, which addresses and colours are not. */
	readonly isText: boolean;
}

function printablePart(value: unknown, { hasGlyph, isText }: Part): unknown {
	if (typeof value === 'string') return isText ? printableText(value, hasGlyph) : value;
	if (Array.isArray(value)) return value.map((item) => printablePart(item, { hasGlyph, isText }));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printableEntry(key, part, hasGlyph)]));
}

function printableEntry(key: string, part: unknown, hasGlyph: HasGlyph): unknown {
	if (key === 'footer' && typeof part === 'function')
		return (...inputs: unknown[]) => printablePart(part(...inputs), { hasGlyph, isText: false });
	return printablePart(part, { hasGlyph, isText: key === 'text' });
}
