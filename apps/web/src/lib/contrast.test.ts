import { expect, test } from 'vitest';
import { chipText, contrast, readableOn } from './contrast.ts';

test.each([
	['#000000', '#ffffff'],
	['#ffffff', '#000000'],
	['#b84a86', '#ffffff'],
	['#f59e2e', '#000000'],
	['#5bc0eb', '#000000'],
	['#56616b', '#ffffff'],
])('SHELL-08 on %s stands %s', (color, text) => {
	expect(chipText(color)).toBe(text);
});

const everyGrey = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`);

test('SHELL-08 text on any grey chip has at least 4.5:1', () => {
	for (const grey of everyGrey) expect(contrast(grey, chipText(grey)), grey).toBeGreaterThanOrEqual(4.5);
});

test('SHELL-08 a stored colour reads on light and dark surfaces', () => {
	for (const color of ['#6fb7b0', '#d0a273', '#b79df0', '#e28abf', '#9aa6b0', '#ffff00', '#000000', '#ffffff']) {
		for (const surface of ['#ffffff', '#161a1d']) {
			expect(contrast(readableOn(color, surface), surface), `${color} on ${surface}`).toBeGreaterThanOrEqual(4.5);
		}
	}
});

test('a colour that reads already stays as it is', () => {
	expect(readableOn('#6fb7b0', '#161a1d')).toBe('#6fb7b0');
});
