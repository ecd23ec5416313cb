import { REVISION_HEADER } from '@crossload/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionOf } from '../../testing/sessions.ts';
import { endSession, keepSession } from '../session-store.ts';
import { setKnownRevision } from './known-revision.ts';
import { minRevision, readRevision, setRevisionHeader } from './min-revision.ts';

const telling = (revision: number | string) => new Headers({ [REVISION_HEADER]: String(revision) });
const NOTHING = new Headers();

beforeEach(() => {
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
	keepSession(sessionOf(1));
});

afterEach(() => {
	endSession('logout');
	setKnownRevision(null);
	vi.unstubAllGlobals();
});

test('REL-52 the highest revision that answers and events told is sent along', () => {
	const nothingYet = new Headers();
	setRevisionHeader(nothingYet);
	expect(nothingYet.has(REVISION_HEADER)).toBe(false);
	readRevision(telling(7), NOTHING);
	readRevision(telling(5), NOTHING);
	expect(minRevision()).toBe(7);
	setKnownRevision(9);
	const request = new Headers();
	setRevisionHeader(request);
	expect(request.get(REVISION_HEADER)).toBe('9');
});

test('REL-52 an answer that tells less than its request said comes of a restored backup: that one counts', () => {
	readRevision(telling(70), NOTHING);
	readRevision(telling(12), telling(70));
	expect(minRevision()).toBe(12);
});

test('REL-52 an answer that was asked for earlier takes nothing back', () => {
	readRevision(telling(70), NOTHING);
	readRevision(telling(60), telling(55));
	expect(minRevision()).toBe(70);
});

test.each(['', 'x', '-3', '1e3'])('REL-52 %j in an answer tells nothing', (revision) => {
	readRevision(telling(4), NOTHING);
	readRevision(telling(revision), NOTHING);
	readRevision(NOTHING, NOTHING);
	expect(minRevision()).toBe(4);
});

test('REL-71 the next session begins with nothing told', () => {
	readRevision(telling(4), NOTHING);
	endSession('logout');
	expect(minRevision()).toBe(0);
});
