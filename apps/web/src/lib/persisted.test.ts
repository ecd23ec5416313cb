import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decode, encode, type ParseStored } from './persisted.ts';
import { readStored, subscribeStored, writeStored } from './stored-text.ts';

const days: ParseStored<string> = (stored) =>
	stored === 'Friday' || stored === 'All Days' || stored === '12' ? stored : null;
const columns: ParseStored<string[]> = (stored) =>
	Array.isArray(stored) ? stored.filter((id) => id === 'name' || id === 'stage') : null;

test.each([
	['Friday', 'Friday'],
	['"Friday"', 'Friday'],
	['Freitag', 'All Days'],
	['{"half', 'All Days'],
	[null, 'All Days'],
])('stored %s is read as %s', (text, value) => {
	expect(decode(text, days, 'All Days')).toBe(value);
});

test('a list keeps what is still known', () => {
	expect(decode('["name","gone","stage"]', columns, ['name'])).toEqual(['name', 'stage']);
});

test.each(['Friday', '12', 'true', '"', ''])('the text %s comes back as it was', (text) => {
	const asText: ParseStored<string> = (stored) => (typeof stored === 'string' ? stored : null);
	expect(decode(encode(text), asText, 'lost')).toBe(text);
});

describe('storage', () => {
	const kept = new Map<string, string>();
	let full = false;
	let storageEvent: ((event: { key: string | null }) => void) | undefined;

	beforeEach(() => {
		kept.clear();
		full = false;
		vi.stubGlobal('localStorage', {
			getItem: (key: string) => kept.get(key) ?? null,
			setItem: (key: string, text: string) => {
				if (full) throw new Error('full');
				kept.set(key, text);
			},
		});
		vi.stubGlobal('window', {
			addEventListener: (_type: string, listener: typeof storageEvent) => {
				storageEvent = listener;
			},
			removeEventListener: () => {},
		});
	});
	afterEach(() => vi.unstubAllGlobals());

	test('a text that storage will not take lasts for the page', () => {
		full = true;
		writeStored('unlucky', 'Friday');
		expect(readStored('unlucky')).toBe('Friday');
		full = false;
		writeStored('unlucky', 'Sunday');
		expect([readStored('unlucky'), kept.get('unlucky')]).toEqual(['Sunday', 'Sunday']);
	});

	test('storage that may not be touched reads as empty', () => {
		vi.stubGlobal('localStorage', undefined);
		expect(readStored('forbidden')).toBeNull();
	});

	test('changes in this tab and in others reach a listener until it unsubscribes', () => {
		const listener = vi.fn();
		const unsubscribe = subscribeStored('day', listener);
		writeStored('day', 'Friday');
		storageEvent?.({ key: 'day' });
		storageEvent?.({ key: 'other' });
		storageEvent?.({ key: null });
		expect(listener).toHaveBeenCalledTimes(3);
		unsubscribe();
		writeStored('day', 'Sunday');
		expect(listener).toHaveBeenCalledTimes(3);
	});
});
