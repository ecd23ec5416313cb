import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDay, toFestivalTime } from '../time.ts';
import { makeSheets } from './make-sheets.ts';
import { sheetLines } from './sheet.ts';
import { sheetChanges, withoutTelephones } from './sheet-changes.ts';
import type { SheetActivity, SheetRows } from './sheet-rows.ts';
import { clockOn, plannedOn, touchesDay } from './sheet-times.ts';

const DAY = toDay('2026-08-22');
const at = (text: string) => toFestivalTime(`${text}:00+02:00`);
const stage = { id: 1, name: 'Plaza', changeover: 30, curfew: null };
const band = { id: 2, name: 'Trafo 3' };

let id = 0;
function activity(typeId: string, [start, end]: readonly [string | null, string], more: Partial<SheetActivity> = {}) {
	id += 1;
	const activityType = { id: typeId, name: typeId };
	const times = { planned_start: start === null ? null : at(start), planned_end: at(end), start: null, end: null };
	return { id, activityType, band, stage, position: null, vehicles: [], info: null, ...times, ...more };
}

function rows(activities: readonly SheetActivity[]): SheetRows {
	const van = { licence_plate: 'TG 1', driver: 'Dora', driver_tel: '+41', comment: null, subVehicle: null };
	return {
		activities,
		vehicles: [{ id: 9, name: 'Van', band, type: { slug: 'VAN', name: 'Van' }, ...van }],
		bands: [{ ...band, stage, touringParty: null, notes: null, production: { id: 5, name: 'Petra', tel: '+49' } }],
		stages: [stage],
		positions: [{ id: 3, name: 'Dock', tag: 'GEO', capacity: null, stage }],
		functions: [],
	};
}

const FESTIVAL = rows([
	activity('show', ['2026-08-22T19:50', '2026-08-22T20:35']),
	activity('loadin', ['2026-08-21T23:00', '2026-08-22T01:00'], { position: { id: 3, name: 'Dock' } }),
	activity('show', ['2026-08-23T00:30', '2026-08-23T01:15'], { band: { id: 4, name: 'Late' } }),
]);

test('SHEET-01 a stage’s sheet has the shows of its festival day, each with its loads and the changeover', () => {
	const [sheet] = makeSheets({ kind: 'stage', id: 1, day: DAY }, FESTIVAL);
	expect(sheet).toMatchObject({ title: 'Plaza', subtitle: 'Saturday 22.08.2026, day sheet, 2 acts' });
	const [acts] = sheet?.parts ?? [];
	expect(acts).toMatchObject({
		acts: [
			{
				show: { cells: { start: '19:50', end: '20:35', band: 'Trafo 3' } },
				steps: [{ cells: { time: 'Fri 23:00–Fri 01:00', place: 'Dock' } }],
				vehicles: [{ cells: { plate: 'TG 1' } }],
				changeover: 235,
			},
			{ show: { cells: { start: '00:30' } }, changeover: null },
		],
	});
});

test.each([
	['of the day', '2026-08-22T18:30', '18:30'],
	['after midnight', '2026-08-23T05:59', '05:59'],
	['of the next festival day', '2026-08-23T06:00', 'Sun 06:00'],
	['of the day before', '2026-08-22T05:59', 'Fri 05:59'],
])('SHEET-07 a time %s is written as %s → %s', (_name, time, written) => {
	expect(clockOn(DAY, at(time))).toBe(written);
});

test.each([
	['ends as the day begins', ['2026-08-21T22:00', '2026-08-22T06:00'], false],
	['reaches into the day', ['2026-08-21T22:00', '2026-08-22T06:01'], true],
	['begins with the day', [null, '2026-08-22T06:00'], true],
	['begins as the day ends', [null, '2026-08-23T06:00'], false],
] as const)('SHEET-07 what %s: %s is on the sheet: %s', (_name, times, isOn) => {
	expect(touchesDay(activity('parking', times), DAY)).toBe(isOn);
});

test('SHEET-01 a point is one time, what has none says nothing', () => {
	expect(plannedOn(DAY, { planned_start: null, planned_end: at('2026-08-22T11:00') })).toBe('11:00');
	expect(plannedOn(DAY, { planned_start: null, planned_end: null })).toBe('');
});

test('SHEET-01 CXL-02 what is cancelled stands there as cancelled', () => {
	const cancelled = { cancelled: at('2026-08-22T10:00') };
	const show = activity('show', ['2026-08-22T19:50', '2026-08-22T20:35'], cancelled);
	const position = { id: 3, name: 'Dock' };
	const load = activity('loadin', ['2026-08-22T15:00', '2026-08-22T16:00'], { ...cancelled, position });
	const departure = activity('departure', [null, '2026-08-22T22:00']);
	const stated = (kind: 'stage' | 'band' | 'position', of: number, what: SheetActivity) => {
		const lines = sheetLines(makeSheets({ kind, id: of, day: DAY }, rows([show, load, departure])));
		return lines.filter(({ key }) => key.includes(`activity/${what.id}`)).map(({ cells }) => cells.state);
	};
	expect(stated('stage', 1, show)).toContain('Cancelled');
	expect(stated('stage', 1, load)).toEqual(['Cancelled']);
	expect(stated('band', 2, show)).toEqual(['Cancelled']);
	expect(stated('band', 2, load)).toEqual(['Cancelled']);
	expect(stated('band', 2, departure)).toEqual([undefined]);
	expect(stated('position', 3, load)).toEqual(['Cancelled']);
});

test('SHEET-01 CXL-02 what takes place goes with a show that takes place; the changeover is counted to the next of those', () => {
	const cancelled = { cancelled: at('2026-08-22T10:00') };
	const show = activity('show', ['2026-08-22T15:00', '2026-08-22T16:00']);
	const gone = activity('show', ['2026-08-22T17:00', '2026-08-22T18:00'], cancelled);
	const later = activity('show', ['2026-08-22T20:00', '2026-08-22T21:00']);
	const load = activity('loadin', ['2026-08-22T16:50', '2026-08-22T17:00']);
	const [sheet] = makeSheets({ kind: 'stage', id: 1, day: DAY }, rows([show, gone, later, load]));
	expect(sheet).toMatchObject({
		subtitle: 'Saturday 22.08.2026, day sheet, 2 acts',
		parts: [
			{
				acts: [
					{ steps: [{ key: `activity/${load.id}` }], changeover: 240 },
					{ steps: [], changeover: null },
					{ steps: [], changeover: null },
				],
			},
		],
	});
});

test.each(['stage', 'position', 'band', 'vehicle'] as const)('SHEET-07 no %s, no sheet', (kind) => {
	expect(makeSheets({ kind, id: 77, day: DAY }, FESTIVAL)).toEqual([]);
});

const KINDS = [
	{ kind: 'stage', id: 1, day: DAY },
	{ kind: 'position', id: 3, day: DAY },
	{ kind: 'band', id: 2, day: null },
	{ kind: 'vehicle', id: 9, day: null },
	{ kind: 'day', id: null, day: DAY },
	{ kind: 'all', id: null, day: DAY },
] as const;

test.each(KINDS)('SHEET-04 every line of a sheet has a key of its own: $kind', (subject) => {
	const keys = sheetLines(makeSheets(subject, FESTIVAL)).map(({ key }) => key);
	expect(keys.length).toBeGreaterThan(0);
	expect(new Set(keys).size).toBe(keys.length);
});

const line = fc.record({
	key: fc.constantFrom('a', 'b', 'c'),
	name: fc.constant('Line'),
	cells: fc.dictionary(fc.constantFrom('time', 'plate', 'tel', 'production'), fc.string({ minLength: 1 })),
});
const sheet = fc.uniqueArray(line, { selector: ({ key }) => key });

test('SHEET-03 a sheet is current exactly if its lines say the same', () => {
	fc.assert(
		fc.property(sheet, sheet, (before, after) => {
			const said = (lines: typeof before) => new Map(lines.map(({ key, cells }) => [key, { ...cells }]));
			expect(sheetChanges(before, before)).toEqual([]);
			expect(sheetChanges(before, after).length === 0).toBe(isDeepStrictEqual(said(before), said(after)));
		}),
	);
});

test('SHEET-02 without telephones no cell that needs the right is left', () => {
	fc.assert(
		fc.property(sheet, (lines) => {
			const cells = withoutTelephones(lines).flatMap((one) => Object.keys(one.cells));
			expect(cells.filter((cell) => cell === 'tel' || cell === 'production')).toEqual([]);
		}),
	);
});

test.each([
	['changed', [{ time: '18:00' }, { time: '18:30' }], 'Line, time: 18:30 instead of 18:00'],
	['filled', [{}, { plate: 'TG 1' }], 'Line, plate: TG 1, which was not there'],
	['cleared', [{ plate: 'TG 1' }, {}], 'Line, plate: TG 1 no longer holds'],
] as const)('SHEET-03 what was %s is said in words', (_name, [before, after], text) => {
	const lineWith = (cells: object) => [{ key: 'a', name: 'Line', cells }];
	expect(sheetChanges(lineWith(before), lineWith(after)).map((change) => change.text)).toEqual([text]);
});
