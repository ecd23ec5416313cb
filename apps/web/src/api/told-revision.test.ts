import { REVISION_HEADER } from '@crossload/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setKnownRevision } from './live/revision.ts';
import { endSession, keepSession } from './session-store.ts';
import { noteTold, sayTold, toldRevision } from './told-revision.ts';

const payload = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 3600 })).toString('base64url');
const session = {
	token: `h.${payload}.s`,
	user: { id: 1, name: 'lead', role: 'lead', permissions: [], version: 1 },
};

const telling = (revision: number | string) => new Headers({ [REVISION_HEADER]: String(revision) });
const NOTHING = new Headers();

beforeEach(() => {
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
	keepSession(session);
});

afterEach(() => {
	endSession('logout');
	setKnownRevision(null);
	vi.unstubAllGlobals();
});

test('REL-52 the highest revision that answers and events told is sent along', () => {
	const nothingYet = new Headers();
	sayTold(nothingYet);
	expect(nothingYet.has(REVISION_HEADER)).toBe(false);
	noteTold(telling(7), NOTHING);
	noteTold(telling(5), NOTHING);
	expect(toldRevision()).toBe(7);
	setKnownRevision(9);
	const request = new Headers();
	sayTold(request);
	expect(request.get(REVISION_HEADER)).toBe('9');
});

test('REL-52 an answer that tells less than its request said comes of a restored backup: that one counts', () => {
	noteTold(telling(70), NOTHING);
	noteTold(telling(12), telling(70));
	expect(toldRevision()).toBe(12);
});

test('REL-52 an answer that was asked for earlier takes nothing back', () => {
	noteTold(telling(70), NOTHING);
	noteTold(telling(60), telling(55));
	expect(toldRevision()).toBe(70);
});

test.each(['', 'x', '-3', '1e3'])('REL-52 %j in an answer tells nothing', (revision) => {
	noteTold(telling(4), NOTHING);
	noteTold(telling(revision), NOTHING);
	noteTold(NOTHING, NOTHING);
	expect(toldRevision()).toBe(4);
});

test('REL-71 the next session begins with nothing told', () => {
	noteTold(telling(4), NOTHING);
	endSession('logout');
	expect(toldRevision()).toBe(0);
});
