import { instantOf, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { valueText } from './describe-change.ts';

const NOW = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));
const nameOf = (entity: string, id: number) => (entity === 'position' && id === 3 ? 'Dock A' : undefined);

test.each([
	['status', 'load_in', '📦 Load in'],
	['status', 'unheard of', 'unheard of'],
	['notes', 'here', 'here'],
	['positionId', 3, 'Dock A'],
	['positionId', 4, '4'],
	['vehicleIds', [], '–'],
	['start', '2026-08-22T17:18:20+02:00', '17:18'],
	['info', null, '–'],
	['together', true, 'yes'],
])('PLAN-14 %s %j is told as %s', (field, value, text) => {
	expect(valueText(field, value, { now: NOW, nameOf })).toBe(text);
});
