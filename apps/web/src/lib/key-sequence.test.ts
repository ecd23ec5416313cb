import { expect, test } from 'vitest';
import { keySequence, SEQUENCE_TIMEOUT_MS } from './key-sequence.ts';

const KNOWN = ['/', '?', 'n', 'g b', 'g g', 'Ctrl K'];

/** What each press returns, one second apart unless it says otherwise. */
function pressed(...presses: readonly (string | { key: string; isCommand?: boolean; after?: number })[]) {
	const follow = keySequence(KNOWN);
	let at = 0;
	return presses.map((press) => {
		const { key, isCommand = false, after = 1_000 } = typeof press === 'string' ? { key: press } : press;
		at += after;
		return follow({ key, isCommand, at });
	});
}

test('one key is whole at once', () => {
	expect(pressed('/', '?', 'n')).toEqual(['/', '?', 'n']);
});

test('two keys are whole with the second', () => {
	expect(pressed('g', 'b')).toEqual([null, 'g b']);
});

test('the second key alone says nothing', () => {
	expect(pressed('b')).toEqual([null]);
});

test('a second key that comes late starts over', () => {
	expect(pressed('g', { key: 'b', after: SEQUENCE_TIMEOUT_MS })).toEqual([null, 'g b']);
	expect(pressed('g', { key: 'b', after: SEQUENCE_TIMEOUT_MS + 1 })).toEqual([null, null]);
});

test('a key that does not follow ends the sequence, and counts for itself', () => {
	expect(pressed('g', 'x', 'b')).toEqual([null, null, null]);
	expect(pressed('g', 'n', 'b')).toEqual([null, 'n', null]);
});

test('the first key twice, where that is known, is whole and begins nothing', () => {
	expect(pressed('g', 'g', 'b')).toEqual([null, 'g g', null]);
});

test('case does not matter, as with the capitals on', () => {
	expect(pressed('G', 'B', 'N')).toEqual([null, 'g b', 'n']);
});

test('with Ctrl only what is known with Ctrl counts', () => {
	const ctrl = (key: string) => ({ key, isCommand: true });
	expect(pressed(ctrl('k'), ctrl('n'), 'g', ctrl('b'), 'b')).toEqual(['Ctrl K', null, null, null, null]);
	expect(pressed('k')).toEqual([null]);
});
