import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import pdfmake from 'pdfmake';
import { keepColumnsOnPaper } from './column-widths.ts';
import type { PdfDocument } from './pdf-document.ts';
import { printableDocument } from './printable-text.ts';

/** Embedded as far as it is used: it has Ž, Ł, ø and the arrows. */
const INTER = {
	normal: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
	bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')),
};

pdfmake.setFonts({ Inter: INTER });
keepColumnsOnPaper();
// Nothing that people have typed is ever fetched or read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values(INTER).includes(path));

const font = openSync(INTER.normal);

/** Whether the font draws a character; the bold one has the same. */
export function hasGlyph(codePoint: number): boolean {
	return font.hasGlyphForCodePoint(codePoint);
}

/** The document as the bytes of a PDF file. */
export async function pdfOf(document: PdfDocument): Promise<Uint8Array> {
	return await pdfmake.createPdf(printableDocument(document, hasGlyph)).getBuffer();
}
