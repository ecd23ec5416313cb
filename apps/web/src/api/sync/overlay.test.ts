import type { LiveEntity } from '@crossload/contract';
import { toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import type { OutboxEntry } from './outbox-kinds.ts';
import { withOutbox } from './overlay.ts';

const at = toFestivalTime('2026-08-22T17:26:00+02:00');
const theirs = '2026-08-22T17:20:00+02:00';
const base = {
	key: 'k',
	order: 1,
	id: 4,
	at,
	state: 'waiting',
	attempts: 1,
	isCancelled: false,
	error: null,
	canRetry: false,
} as const;
const start: OutboxEntry = { ...base, kind: 'start' };
const end: OutboxEntry = { ...base, kind: 'end', at: toFestivalTime('2026-08-22T17:40:00+02:00') };
const status: OutboxEntry = { ...base, kind: 'band-status', status: 'here', before: 'not_here', version: 1 };
const planned = { id: 4, start: null, end: null };

/** One row with the entries applied. */
function shown(entity: LiveEntity, row: object, ...entries: OutboxEntry[]): unknown {
	return withOutbox(entity, [row as { id: number }], entries)[0];
}

test('start and done show as soon as they are tapped, on that activity alone', () => {
	expect(shown('activity', planned, start, end)).toEqual({ id: 4, start: at, end: end.at });
	expect(shown('activity', { ...planned, id: 5 }, start)).toEqual({ ...planned, id: 5 });
	expect(shown('stage', planned, start)).toBe(planned);
});

test('what someone else has done meanwhile is what shows', () => {
	const started = { ...planned, start: theirs };
	expect(shown('activity', started, start)).toBe(started);
	const gone = { id: 4, status: 'gone' };
	expect(shown('band', gone, status)).toBe(gone);
	expect(shown('band', { id: 4, status: 'not_here' }, status)).toEqual({ id: 4, status: 'here' });
});

test('REL-72 USE-10 what was not taken, or taken back, does not show', () => {
	expect(shown('activity', planned, { ...start, state: 'failed' })).toBe(planned);
	expect(shown('activity', planned, { ...start, isCancelled: true })).toBe(planned);
});

test('confirmed rows stay as they are; without entries they are what shows, and all who show them get the same', () => {
	const rows = Object.freeze([Object.freeze(planned)]);
	const entries = [start];
	expect(withOutbox('activity', rows, entries)).toBe(withOutbox('activity', rows, entries));
	expect(withOutbox('activity', rows, [])).toBe(rows);
	expect(withOutbox('activity', rows, [{ ...start, id: 5 }])).toBe(rows);
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

test('a vehicle stands where it was started', () => {
	expect(shown('vehicle', truck, start)).toMatchObject({
		current_position: dock,
		position_status: 'known',
		next_activity: null,
	});
	expect(shown('vehicle', truck, start, end)).toMatchObject({ current_position: null, previous_position: dock });
	const elsewhere = { ...truck, activities: [show] };
	expect(shown('vehicle', elsewhere, start)).toBe(elsewhere);
});

test('what comes next for a band follows from what was started', () => {
	const band = { id: 9, status: 'here', activities: [parking, show], show: null, next_activity: parking };
	expect(shown('band', band, start)).toMatchObject({ next_activity: { id: 5 } });
	const other = { ...band, id: 4, status: 'not_here', activities: [] };
	expect(shown('band', other, start)).toBe(other);
});
