import { expect, test } from 'vitest';
import { isPlainArrow } from './use-board-keys.ts';

const key = { key: 'ArrowLeft', altKey: false, ctrlKey: false, metaKey: false };

test.each([
	['an arrow goes to another block', key, true],
	['another key does not', { ...key, key: 'a' }, false],
	['with Alt it is the browser’s', { ...key, altKey: true }, false],
	['with Ctrl it is the browser’s', { ...key, ctrlKey: true }, false],
	['with Cmd, which goes back on a Mac, it is the browser’s', { ...key, metaKey: true }, false],
])('BRD-05 %s', (_, event, expected) => {
	expect(isPlainArrow(event)).toBe(expected);
});
