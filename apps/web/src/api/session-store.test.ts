import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../testing/fake-storage.ts';
import { sessionOf } from '../testing/sessions.ts';
import { currentSession, endSession, keepSession, keepUser, restoreSession } from './session-store.ts';

const page = new EventTarget();
const storage = new FakeStorage();

/** Another tab has written a key. */
function writeElsewhere(key: string, text: string): void {
	storage.setItem(key, text);
	page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

beforeEach(() => {
	vi.stubGlobal('window', page);
	vi.stubGlobal('localStorage', storage);
});

afterAll(() => {
	endSession('logout');
	vi.unstubAllGlobals();
});

test('REL-71 a user who signs in in another tab never comes with the former user’s token', () => {
	const [first, second] = [sessionOf(1), sessionOf(2)];
	restoreSession();
	keepSession(first);
	writeElsewhere('user', JSON.stringify(second.user));
	expect(currentSession()).toEqual(first);
	writeElsewhere('token', second.token);
	expect(currentSession()).toEqual(second);
});

test('REL-71 what a slow response says of the former user does not bring them back', () => {
	const [first, second] = [sessionOf(1), sessionOf(2)];
	restoreSession();
	keepSession(first);
	storage.setItem('user', JSON.stringify(second.user));
	storage.setItem('token', second.token);
	keepUser(first, first.user);
	expect(storage.getItem('token')).toBe(second.token);
	expect(storage.getItem('user')).toBe(JSON.stringify(second.user));
});
