import { beforeEach, expect, test } from 'vitest';
import { heldRevision, knownRevision, noteShown, setKnownRevision } from './revision.ts';

beforeEach(() => setKnownRevision(null));

test('before changes come by themselves the oldest answer says up to where things are right', () => {
	expect(heldRevision()).toBeNull();
	noteShown(7);
	noteShown(5);
	noteShown(9);
	expect(heldRevision()).toBe(5);
	expect(knownRevision()).toBeNull();
});

test('once changes come by themselves an answer says nothing of what was told', () => {
	setKnownRevision(12);
	noteShown(7);
	expect(heldRevision()).toBe(12);
	setKnownRevision(null);
	expect(heldRevision()).toBeNull();
});
