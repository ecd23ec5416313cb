import { expect, test } from 'vitest';
import { type UnsentAction, withoutUnsent, withUnsent } from './unsent-action.ts';

const at = '2026-08-22T17:26:00+02:00';
const theirs = '2026-08-22T17:20:00+02:00';
const tapped = { key: 'k', at, id: 4, isWaiting: true, refusal: null };
const start: UnsentAction = { ...tapped, kind: 'start' };
const end: UnsentAction = { ...tapped, kind: 'end', at: '2026-08-22T17:40:00+02:00' };
const status: UnsentAction = { ...tapped, kind: 'status', status: 'here', before: 'not_here', version: 1 };
const planned = { id: 4, start: null, end: null };

test('start and done show as soon as they are tapped, on that activity alone', () => {
	expect(withUnsent('activity', planned, [start, end])).toEqual({ id: 4, start: at, end: end.at });
	expect(withUnsent('activity', { ...planned, id: 5 }, [start])).toEqual({ ...planned, id: 5 });
	expect(withUnsent('band', planned, [start])).toBe(planned);
});

test('what someone else has done meanwhile is what shows', () => {
	const started = { ...planned, start: theirs };
	expect(withUnsent('activity', started, [start])).toBe(started);
	const gone = { id: 4, status: 'gone' };
	expect(withUnsent('band', gone, [status])).toBe(gone);
});

test('REL-72 a refused action shows no more', () => {
	expect(withUnsent('activity', planned, [{ ...start, refusal: 'Started already' }])).toBe(planned);
});

test('undo puts back what stood before, and leaves what someone else has done', () => {
	expect(withoutUnsent('activity', withUnsent('activity', planned, [start]), start)).toEqual(planned);
	expect(withoutUnsent('activity', { ...planned, start: theirs }, start)).toEqual({ ...planned, start: theirs });
	expect(withoutUnsent('band', withUnsent('band', { id: 4, status: 'not_here' }, [status]), status)).toEqual({
		id: 4,
		status: 'not_here',
	});
});
