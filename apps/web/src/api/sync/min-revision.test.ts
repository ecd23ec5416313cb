import { REVISION_HEADER } from '@crossload/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionOf } from '../../testing/sessions.ts';
import { endSession, keepSession } from '../session-store.ts';
import { setKnownRevision } from './known-revision.ts';
import { minRevision, readRevision, setRevisionHeader } from './min-revision.ts';

const showing = (revision: number | string) => new Headers({ [REVISION_HEADER]: String(revision) });
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

test('REL-52 the highest revision of responses and events is sent along', () => {
	const nothingYet = new Headers();
	setRevisionHeader(nothingYet);
	expect(nothingYet.has(REVISION_HEADER)).toBe(false);
	readRevision(showing(7), NOTHING);
	readRevision(showing(5), NOTHING);
	expect(minRevision()).toBe(7);
	setKnownRevision(9);
	const request = new Headers();
	setRevisionHeader(request);
	expect(request.get(REVISION_HEADER)).toBe('9');
});

test('REL-52 a response with a lower revision than its request comes from a restored backup: that one counts', () => {
	readRevision(showing(70), NOTHING);
	readRevision(showing(12), showing(70));
	expect(minRevision()).toBe(12);
});

test('REL-52 the response to an earlier request takes nothing back', () => {
	readRevision(showing(70), NOTHING);
	readRevision(showing(60), showing(55));
	expect(minRevision()).toBe(70);
});

test.each(['', 'x', '-3', '1e3'])('REL-52 %j in a response is ignored', (revision) => {
	readRevision(showing(4), NOTHING);
	readRevision(showing(revision), NOTHING);
	readRevision(NOTHING, NOTHING);
	expect(minRevision()).toBe(4);
});

test('REL-71 the next session begins without a revision', () => {
	readRevision(showing(4), NOTHING);
	endSession('logout');
	expect(minRevision()).toBe(0);
});
