import { expect, test } from 'vitest';
import { toDay, toFestivalTime } from '../time.ts';
import { makeSheets } from './make-sheets.ts';
import { type SheetKind, type SheetSubject, sheetLines } from './sheet.ts';
import { sheetChanges } from './sheet-changes.ts';
import type { SheetActivity, SheetRows, SheetStage, SheetVehicle } from './sheet-rows.ts';

const [FRIDAY, SATURDAY, SUNDAY] = [toDay('2026-08-21'), toDay('2026-08-22'), toDay('2026-08-23')] as const;
const at = (text: string) => toFestivalTime(`2026-08-${text}:00+02:00`);

const plaza: SheetStage = { id: 1, name: 'Plaza', changeover: 30, curfew: null };
const tent: SheetStage = { id: 2, name: 'Tent', changeover: 30, curfew: null };
const dock = { id: 3, name: 'Dock', tag: 'GEO', capacity: 1, stage: plaza };
const yard = { id: 4, name: 'Yard', tag: 'GEO', capacity: null, stage: null };
const band = { id: 2, name: 'Trafo 3' };
const truck: SheetVehicle = {
	id: 9,
	name: 'Truck',
	band,
	type: { slug: 'TRUCK', name: 'Truck' },
	licence_plate: 'TG 1',
	driver: 'Dora',
	driver_tel: null,
	comment: null,
	subVehicle: null,
};

interface Times {
	readonly id: number;
	readonly type: string;
	readonly from: string | null;
	readonly to: string;
}

function activity({ id, type, from, to }: Times, more: Partial<SheetActivity> = {}): SheetActivity {
	const planned = { planned_start: from === null ? null : at(from), planned_end: at(to) };
	const activityType = { id: type, name: type };
	const nothing = { band: null, stage: null, position: null, vehicles: [], info: null, start: null, end: null };
	return { id, activityType, ...nothing, ...planned, ...more };
}

const show = activity({ id: 1, type: 'show', from: '22T21:00', to: '22T22:00' }, { band, stage: plaza });
const load = activity(
	{ id: 2, type: 'loadin', from: '21T22:00', to: '21T23:30' },
	{ band, position: dock, vehicles: [truck] },
);
const lineCheck = activity({ id: 3, type: 'other', from: '21T18:00', to: '21T19:00' }, { stage: plaza });
const departure = activity({ id: 4, type: 'departure', from: null, to: '23T10:00' }, { band, vehicles: [truck] });

function rows(activities: readonly SheetActivity[], more: Partial<SheetRows> = {}): SheetRows {
	const bands = [{ ...band, stage: plaza, touringParty: null, notes: null, production: null }];
	const positions = [dock, yard];
	return { activities, vehicles: [truck], bands, stages: [plaza, tent], positions, functions: [], ...more };
}

const subject = (kind: SheetKind, id: number | null, day: SheetSubject['day'] = null): SheetSubject => ({
	kind,
	id,
	day,
});

function changesOf(of: SheetSubject, before: SheetRows, after: SheetRows) {
	const [first, second] = [before, after].map((each) => sheetLines(makeSheets(of, each)));
	return sheetChanges(first ?? [], second ?? []).map(({ text }) => text);
}

const moved = activity({ id: 1, type: 'show', from: '23T21:00', to: '23T22:00' }, { band, stage: plaza });

test.each<[string, SheetSubject, readonly [SheetRows, SheetRows], readonly string[]]>([
	[
		'a day',
		subject('band', 2),
		[rows([show]), rows([moved])],
		['Trafo 3, show: Sunday 23.08.2026 instead of Saturday 22.08.2026'],
	],
	[
		'a stage',
		subject('day', null, SATURDAY),
		[rows([show]), rows([{ ...show, stage: tent }])],
		['Trafo 3: Tent instead of Plaza'],
	],
	[
		'a plate',
		subject('vehicle', 9),
		[rows([load]), rows([load], { vehicles: [{ ...truck, licence_plate: 'ZZ 9' }] })],
		['Heading: ZZ 9 instead of TG 1'],
	],
	[
		'a type',
		subject('vehicle', 9),
		[rows([load]), rows([load], { vehicles: [{ ...truck, type: { slug: 'VAN', name: 'Van' } }] })],
		['Heading: Trafo 3, Van, Truck instead of Trafo 3, Truck, Truck'],
	],
	[
		'a stage’s name',
		subject('stage', 1, SATURDAY),
		[rows([show]), rows([show], { stages: [{ ...plaza, name: 'Piazza' }] })],
		['Heading: Piazza instead of Plaza'],
	],
	['nothing', subject('all', null, SATURDAY), [rows([show, load]), rows([show, load])], []],
])('SHEET-03 another sheet by %s says so', (...[, of, [before, after], texts]) => {
	expect(changesOf(of, before, after)).toEqual(texts);
});

test('SHEET-03 an issue of before headings and lists were compared is no other one for that', () => {
	const lines = sheetLines(makeSheets(subject('band', 2), rows([show, load])));
	const kept = lines.filter(({ key }) => !key.includes('head/')).map(({ under, ...line }) => line);
	expect(kept.length).toBeLessThan(lines.length);
	expect(sheetChanges(kept, lines)).toEqual([]);
});

test('SHEET-01 a stage’s sheet has what belongs to no act of the day as well', () => {
	const [friday] = makeSheets(subject('stage', 1, FRIDAY), rows([show, load, lineCheck]));
	expect(friday?.parts[1]).toMatchObject({
		title: 'Without an act',
		lines: [
			{ cells: { time: '22:00–23:30', what: 'loadin', place: 'Dock', band: 'Trafo 3', plate: 'TG 1', driver: 'Dora' } },
			{ cells: { time: '18:00–19:00', what: 'other', place: 'on stage' } },
		],
	});
	const [saturday] = makeSheets(subject('stage', 1, SATURDAY), rows([show, load, lineCheck]));
	expect(saturday?.parts).toMatchObject([
		{ form: 'acts', acts: [{ steps: [{ cells: { time: 'Fri 22:00–Fri 23:30' } }] }] },
	]);
});

test('SHEET-01 the file of a day has the sheets of stages, positions and bands on which anything is planned', () => {
	const keys = (day: SheetSubject['day']) =>
		makeSheets(subject('all', null, day), rows([show, load, departure])).map(({ key }) => key);
	expect(keys(FRIDAY)).toEqual(['day', 'stage/1', 'position/3', 'band/2']);
	expect(keys(SATURDAY)).toEqual(['day', 'stage/1', 'position/3', 'band/2']);
	expect(keys(toDay('2026-08-25'))).toEqual(['day']);
});

test.each([
	['its day', FRIDAY, ['22:00–23:30 loadin', '23:30–Sun 10:00 Stands']],
	['the day after', SATURDAY, ['Fri 23:30–Sun 10:00 Stands']],
	['the day it leaves', SUNDAY, ['Fri 23:30–10:00 Stands']],
	['the day after that', toDay('2026-08-24'), []],
])('SHEET-01 CHK-05 a position’s sheet of %s says who stands there', (_day, day, said) => {
	const lines = sheetLines(makeSheets(subject('position', 3, day), rows([show, load, departure])));
	const texts = lines.flatMap(({ cells }) => (cells.what ? [`${cells.time} ${cells.what}`] : []));
	expect(texts).toEqual(said);
});

test('SHEET-01 CHK-05 what is cancelled puts nobody anywhere, and what is elsewhere ends a stay', () => {
	const cancelled = { ...load, id: 7, cancelled: at('20T10:00') };
	const parking = activity(
		{ id: 8, type: 'parking', from: '22T01:00', to: '22T12:00' },
		{ position: yard, vehicles: [truck] },
	);
	const stands = (activities: readonly SheetActivity[]) =>
		sheetLines(makeSheets(subject('position', 3, SATURDAY), rows(activities))).filter(
			({ cells }) => cells.what === 'Stands',
		);
	expect(stands([cancelled, departure])).toEqual([]);
	expect(stands([load, parking, departure])).toEqual([]);
});

test('WALL-06 without an id there is a sheet of each', () => {
	const second = { ...truck, id: 10, name: 'Van' };
	const sheets = makeSheets(subject('vehicle', null), rows([load], { vehicles: [truck, second] }));
	expect(sheets.map(({ key }) => key)).toEqual(['vehicle/9', 'vehicle/10']);
});
