import { beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, dropDrafts, hasDrafts, readDraft, writeDraft } from './draft.ts';

const mine = { userId: 1, name: 'activity/new' };
const hers = { userId: 12, name: 'activity/new' };

/** A Storage whose keys can be listed as a browser's can. */
function storage() {
	const methods = {
		getItem(this: Record<string, string>, key: string) {
			return this[key] ?? null;
		},
		setItem(this: Record<string, string>, key: string, text: string) {
			this[key] = text;
		},
		removeItem(this: Record<string, string>, key: string) {
			delete this[key];
		},
	};
	return Object.create(methods);
}

beforeEach(() => {
	vi.stubGlobal('sessionStorage', storage());
	return () => vi.unstubAllGlobals();
});

test('a draft is kept for its user and form until it is dropped', () => {
	expect(writeDraft(mine, { info: 'Risers first.' })).toBe(true);
	expect(readDraft(mine)).toEqual({ info: 'Risers first.' });
	expect(readDraft(hers)).toBeNull();
	expect(hasDrafts()).toBe(true);
	dropDraft(mine);
	expect(readDraft(mine)).toBeNull();
	expect(hasDrafts()).toBe(false);
});

test('REL-71 the next user of the device finds only drafts of their own', () => {
	writeDraft(mine, 1);
	writeDraft(hers, 12);
	dropDrafts(hers.userId);
	expect([readDraft(mine), readDraft(hers)]).toEqual([null, 12]);
});

test('REL-71 nothing is left when all are dropped, and what is no draft stays', () => {
	sessionStorage.setItem('other', 'stays');
	writeDraft(mine, 1);
	dropDrafts();
	expect([readDraft(mine), sessionStorage.getItem('other')]).toEqual([null, 'stays']);
});

test('storage that is forbidden is no reason to fail', () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect([writeDraft(mine, 1), readDraft(mine)]).toEqual([false, null]);
});
