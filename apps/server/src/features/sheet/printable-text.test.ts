import { expect, test } from 'vitest';
import { pdfText } from '../../testing/pdf-text.ts';
import { hasGlyph, pdfOf } from './pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { printableDocument, printableText } from './printable-text.ts';

test.each([
	['Žižkov Blå ▲ 18:30–19:15', 'Žižkov Blå ▲ 18:30–19:15'],
	['Ελληνική Кириллица', 'Ελληνική Кириллица'],
	['خالد الفنان ZH 1', '? ? ZH 1'],
	['日本語バンド', '?'],
	['🎸🔥 Wolf', '? Wolf'],
	['👩‍🎤', '?'],
	['Ｆｕｌｌ', 'Full'],
	['a\u202Eb\u0007c', 'abc'],
	['one\ttwo\nthree', 'one two\nthree'],
])('SHEET-01 what the font cannot draw has a stand-in: %j is %j', (text, printable) => {
	expect(printableText(text, hasGlyph)).toBe(printable);
});

test('SHEET-01 texts alone get stand-ins, on the pages and at their feet', () => {
	const document: PdfDocument = {
		content: [{ text: ['日', { text: '本', link: 'https://日' }] }, { table: { body: [[{ text: '語' }]] } }],
		footer: () => ({ text: '本' }),
	};
	const printable = printableDocument(document, hasGlyph);
	expect(printable.content).toEqual([
		{ text: ['?', { text: '?', link: 'https://日' }] },
		{ table: { body: [[{ text: '?' }]] } },
	]);
	expect((printable.footer as () => unknown)()).toEqual({ text: '?' });
});

test('SHEET-01 the bytes of a sheet hold the stand-in', async () => {
	const document: PdfDocument = { content: [{ text: 'خالد 7' }], defaultStyle: { font: 'Inter' } };
	expect(await pdfText(await pdfOf(document))).toBe('? 7');
});
