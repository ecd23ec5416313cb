import { afterAll, beforeEach, expect, test } from 'vitest';
import {
	advanceRevision,
	changesSince,
	knownRevision,
	listsRevision,
	MAX_CHANGES,
	noteListRevision,
	setKnownRevision,
	whenKnown,
} from './known-revision.ts';

const event = (revision: number, count = 1) => ({
	revision,
	actor: null,
	changes: Array.from({ length: count }, (_, id) => ({
		entity: 'stage' as const,
		id,
		action: 'delete' as const,
		value: null,
	})),
});

beforeEach(() => setKnownRevision(null));
afterAll(() => setKnownRevision(null));

test('before the stream stands the oldest list says up to where things are right', () => {
	expect(listsRevision()).toBeNull();
	noteListRevision(7);
	noteListRevision(5);
	noteListRevision(9);
	expect(listsRevision()).toBe(5);
	expect(knownRevision()).toBeNull();
});

test('once the stream stands a list says nothing more of that', () => {
	setKnownRevision(12);
	noteListRevision(7);
	expect(listsRevision()).toBe(12);
	setKnownRevision(null);
	expect(listsRevision()).toBeNull();
});

test('the changes after a revision are those of the events after it', () => {
	setKnownRevision(12);
	advanceRevision(event(13));
	advanceRevision(event(14, 2));
	expect(changesSince(12)).toHaveLength(3);
	expect(changesSince(13)).toHaveLength(2);
	expect(changesSince(14)).toEqual([]);
	expect(changesSince(11)).toBeNull();
});

test('what is no longer remembered is said, not left out', () => {
	setKnownRevision(12);
	advanceRevision(event(13));
	advanceRevision(event(14, MAX_CHANGES));
	expect(changesSince(12)).toBeNull();
	expect(changesSince(13)).toHaveLength(MAX_CHANGES);
});

test('a revision is waited for until its event has come', async () => {
	setKnownRevision(12);
	const order: string[] = [];
	const waiting = whenKnown(13).then(() => order.push('known'));
	order.push('asked');
	advanceRevision(event(13));
	await waiting;
	expect(order).toEqual(['asked', 'known']);
});
