import { instantOf, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { changeTexts, entryTitle, valueText } from './describe-change.ts';

const NOW = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));
const NAMES: Readonly<Record<string, string>> = {
	'position 3': 'Dock A',
	'vehicle 7': 'Wolf Ink, Sprinter, B-HK 5051',
};
const nameOf = (entity: string, id: number) => NAMES[`${entity} ${id}`];

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

test.each([
	['2026-08-20T12:00:00+02:00', '2026-08-20T12:30:00+02:00', ['Do 12:00', 'Do 12:30']],
	['2026-08-20T12:00:00+02:00', '2027-08-19T12:00:00+02:00', ['Do 12:00', '19.08.2027 12:00']],
	['2026-08-20T12:00:00+02:00', '2026-08-27T12:00:00+02:00', ['20.08. 12:00', '27.08. 12:00']],
	[null, '2026-08-27T12:00:00+02:00', ['–', 'Do 12:00']],
] as const)('PLAN-14 of %s → %s the days can be told apart', (before, after, texts) => {
	expect(changeTexts({ field: 'planned_start', before, after }, { now: NOW, nameOf })).toEqual(texts);
});

test('PLAN-14 PLAN-15 a note and an import say themselves what happened', () => {
	const titles = (
		[
			{ entity: 'import', id: 1, action: 'create', name: 'Import of vehicles' },
			{ entity: 'import', id: 1, action: 'delete', name: 'Import of vehicles' },
			{ entity: 'note', id: 1, action: 'create', name: 'Wind has gone down' },
			{ entity: 'note', id: 1, action: 'delete', name: 'Wind has gone down' },
			{ entity: 'vehicle', id: 7, action: 'update', name: 'Sprinter' },
			{ entity: 'vehicle', id: 8, action: 'delete', name: 'Sprinter' },
		] as const
	).map((entry) => entryTitle(entry, nameOf));
	expect(titles).toEqual([
		'Import of vehicles',
		'Import of vehicles taken back',
		'Wind has gone down',
		'Note deleted: Wind has gone down',
		'Vehicle changed: Wolf Ink, Sprinter, B-HK 5051',
		'Vehicle deleted: Sprinter',
	]);
});
