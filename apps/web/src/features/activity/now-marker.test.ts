import { instantOf } from '@crossload/domain';
import { expect, test } from 'vitest';
import { nowMarker } from './now-marker.ts';

const minute = instantOf('2026-08-22T17:30:00+02:00');
const sorting = [{ id: 'planned', desc: false }];

test('ACT-01 the now line carries the time', () => {
	expect(nowMarker({ sorting, day: 'All Days', minute })?.label).toBe('17:30');
});

test.each([
	['another order', { sorting: [{ id: 'type', desc: false }] }],
	['the reverse order', { sorting: [{ id: 'planned', desc: true }] }],
	['no order', { sorting: [] }],
	['a day that is not today', { day: 'Friday' as const }],
])('ACT-01 there is no now line in %s', (_what, needs) => {
	expect(nowMarker({ sorting, day: 'All Days', minute, ...needs })).toBeUndefined();
});
