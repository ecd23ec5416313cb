import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipOf, gzipPiece } from './gzip-pieces.ts';

const END = Buffer.from(']');

test.each([
	['no pieces', []],
	['an empty piece', ['']],
	['one piece', ['[1']],
	['pieces that repeat each other', ['[{"id":1}', ',{"id":1}', ',{"id":1}']],
	['letters of several bytes', ['["Ö"', ',"→"', ',"🎸"']],
	['300 pieces of many lengths', Array.from({ length: 300 }, (_, index) => `,"${'piece '.repeat(index * 7)}"`)],
])('API-09 %s make one gzip stream with a good checksum', async (_name, texts) => {
	const pieces = await Promise.all(texts.map((text) => gzipPiece(Buffer.from(text))));
	// Throws for a checksum or a length that is wrong.
	expect(gunzipSync(gzipOf(pieces, END)).toString()).toBe(`${texts.join('')}]`);
});

test('API-09 a piece stands in any stream, after anything', async () => {
	const piece = await gzipPiece(Buffer.from(',"the same"'));
	const before = await gzipPiece(Buffer.from('["something long before it"'));
	expect(gunzipSync(gzipOf([before, piece, piece], END)).toString()).toBe(
		'["something long before it","the same","the same"]',
	);
});
