import type { Activity } from '@crossload/contract';
import { instantOf, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { nowMarker } from './now-marker.ts';

const at = (time: string) => toFestivalTime(`2026-08-22T${time}:00+02:00`);
const minute = instantOf(at('17:30'));
const sorting = [{ id: 'planned', desc: false }];

test('ACT-01 the now line carries the time', () => {
	expect(nowMarker({ sorting, day: 'All Days', minute })?.label).toBe('17:30');
});

test.each([
	['what was planned before', { planned_start: at('17:29'), planned_end: at('18:00') }, false],
	['what begins this minute', { planned_start: at('17:30'), planned_end: at('18:00') }, false],
	['what begins the next minute', { planned_start: at('17:31'), planned_end: at('18:00') }, true],
	['a moment that has passed', { planned_start: null, planned_end: at('17:30') }, false],
	['a moment to come', { planned_start: null, planned_end: at('17:31') }, true],
	['what has no time', { planned_start: null, planned_end: null }, true],
])('ACT-01 the now line stands before %s: %o', (_what, planned, isBefore) => {
	expect(nowMarker({ sorting, day: 'All Days', minute })?.isBefore(planned as Activity)).toBe(isBefore);
});

test.each([
	['another order', { sorting: [{ id: 'type', desc: false }] }],
	['the reverse order', { sorting: [{ id: 'planned', desc: true }] }],
	['no order', { sorting: [] }],
	['a day that is not today', { day: 'Friday' as const }],
])('ACT-01 there is no now line in %s', (_what, needs) => {
	expect(nowMarker({ sorting, day: 'All Days', minute, ...needs })).toBeUndefined();
});
