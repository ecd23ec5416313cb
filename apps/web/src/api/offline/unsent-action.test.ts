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
	expect(withUnsent('stage', planned, [start])).toBe(planned);
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

const dock = { id: 2, name: 'Dock 2' };
const parking = {
	...planned,
	activityType: { id: 'parking', name: 'Parking', color: '#888888', allowedFields: [], timeMode: 'range' as const },
	position: dock,
	planned_start: theirs,
	planned_end: at,
};
const show = { ...parking, id: 5, activityType: { ...parking.activityType, id: 'show' }, position: null };
const truck = {
	id: 8,
	activities: [parking],
	current_position: null,
	position_status: 'unknown',
	next_position: dock,
	previous_position: null,
	next_activity: parking,
};

test('a vehicle stands where it was started, and where it stood before once that is taken back', () => {
	const started = withUnsent('vehicle', truck, [start]);
	expect(started).toMatchObject({ current_position: dock, position_status: 'known', next_activity: null });
	expect(withUnsent('vehicle', started, [start])).toBe(started);
	expect(withUnsent('vehicle', truck, [start, end])).toMatchObject({
		current_position: null,
		previous_position: dock,
	});
	expect(withoutUnsent('vehicle', started, start)).toEqual(truck);
	const elsewhere = { ...truck, activities: [show] };
	expect(withUnsent('vehicle', elsewhere, [start])).toBe(elsewhere);
});

test('what comes next for a band follows from what was started', () => {
	const band = { id: 9, status: 'here', activities: [parking, show], show: null, next_activity: parking };
	expect(withUnsent('band', band, [start])).toMatchObject({ next_activity: { id: 5 } });
	const other = { ...band, id: 4, status: 'not_here', activities: [] };
	expect(withUnsent('band', other, [start])).toBe(other);
});
