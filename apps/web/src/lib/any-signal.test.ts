import { expect, test } from 'vitest';
import { anySignal } from './any-signal.ts';

test('USE-08 a signal of several is aborted with the first of them, and with its reason', () => {
	const [first, second] = [new AbortController(), new AbortController()];
	const signal = anySignal(first.signal, second.signal);
	expect(signal.aborted).toBe(false);
	second.abort('too late');
	first.abort('left');
	expect(signal.reason).toBe('too late');
});

test('USE-08 a signal of several is aborted at once when one of them was', () => {
	expect(anySignal(AbortSignal.abort('left'), new AbortController().signal).reason).toBe('left');
});
