import { type FestivalTime, festivalTimeOf, instantOf, toFestivalTime } from '@crossload/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { Refused } from '../console/command.ts';
import { latestRevision } from '../db/change-log.store.ts';
import type { Database } from '../db/database.ts';
import { runUnitOfWork } from '../db/work.ts';
import { changeActivity } from '../features/activity/activity.service.ts';
import { listActivities } from '../features/activity/activity.store.ts';
import { listBands } from '../features/band/band.store.ts';
import { listStages } from '../features/stage/stage.store.ts';
import { useFestivalOffset } from '../testing/festival-offset.ts';
import { testDatabase } from '../testing/test-database.ts';
import { readCommand } from './command.ts';
import { importRows } from './import-rows.ts';
import { readRowsOf } from './read-rows-of.ts';
import { earlyLines, errorText, faultLines, leftOutLines, summaryOf } from './report.ts';

const AT = instantOf(toFestivalTime('2026-08-01T12:00:00+02:00'));
/** A show of a running order. */
interface ShowRow {
	readonly line: number;
	readonly name: string;
	readonly stage: string;
	readonly start: FestivalTime;
	readonly end: FestivalTime;
}

/** The same times as the parser reads them now. */
const inOffset = ({ start, end }: ShowRow) => ({
	start: festivalTimeOf(instantOf(start)),
	end: festivalTimeOf(instantOf(end)),
});

/** A row from a short form: name, stage, then start and end as day of August and clock. */
function row(name: string, stage: string, [start, end]: [string, string]): ShowRow {
	const time = (text: string) => toFestivalTime(`2026-08-${text.replace(' ', 'T')}:00+02:00`);
	return { line: 1, name, stage, start: time(start), end: time(end) };
}

const ORDER = [
	row('Velvet Antenna', 'Plaza', ['21 18:00', '21 18:30']),
	row('Moth Parade', 'Plaza', ['21 19:00', '21 19:45']),
	row('VELVET ANTENNA', 'Sitterbühne', ['22 23:30', '23 01:00']),
	row('Tin Harbour', 'sitterbühne', ['22 20:00', '22 21:00']),
];

let database: Database;
beforeEach(async () => {
	database = await testDatabase();
});

const run = (rows: readonly ShowRow[], dryRun = false) => {
	const sent = rows.map(({ line, name: band, stage, start, end }) => ({
		row: line,
		values: { band, stage, start, end },
	}));
	return importRows(database, { kind: 'running_order', dryRun, rows: sent }, AT);
};

describe('the import', () => {
	test('USE-05 a running order that is there is found again after the festival’s offset has changed', async () => {
		await run(ORDER);
		useFestivalOffset('+01:00');
		const inNewOffset = ORDER.map((show) => ({ ...show, ...inOffset(show) }));
		expect(summaryOf(await run(inNewOffset))).toBe('Nothing to do: all is there already (2 stages, 3 bands, 4 shows).');
	});

	test('makes stages with colours of their own, bands and planned shows', async () => {
		await run(ORDER);
		const stages = await listStages(database.db);
		expect(stages.map(({ name }) => name)).toEqual(['Plaza', 'Sitterbühne']);
		expect(new Set(stages.map(({ color }) => color)).size).toBe(2);
		const bands = await listBands(database.db);
		expect(bands.map(({ name, stage, status }) => [name, stage.name, status])).toEqual([
			['Moth Parade', 'Plaza', 'not_here'],
			['Tin Harbour', 'Sitterbühne', 'not_here'],
			['Velvet Antenna', 'Sitterbühne', 'not_here'],
		]);
		const shows = await listActivities(database.db);
		expect(
			shows.map(({ activityType, band, planned_end, start }) => [activityType.id, band?.name, planned_end, start]),
		).toEqual([
			['show', 'Velvet Antenna', '2026-08-21T18:30:00+02:00', null],
			['show', 'Moth Parade', '2026-08-21T19:45:00+02:00', null],
			['show', 'Tin Harbour', '2026-08-22T21:00:00+02:00', null],
			['show', 'Velvet Antenna', '2026-08-23T01:00:00+02:00', null],
		]);
		expect(shows.map(({ stage }) => stage?.name)).toEqual(['Plaza', 'Plaza', 'Sitterbühne', 'Sitterbühne']);
	});

	test('changes nothing the second time, and says so', async () => {
		const first = await run(ORDER);
		expect(summaryOf(first)).toBe('Made 2 stages, 3 bands, 4 shows. There already: 0 stages, 0 bands, 0 shows.');
		const revision = await latestRevision(database.db);
		const second = await run(ORDER);
		expect(summaryOf(second)).toBe('Nothing to do: all is there already (2 stages, 3 bands, 4 shows).');
		expect(await latestRevision(database.db)).toBe(revision);
		expect(await listActivities(database.db)).toHaveLength(4);
	});

	test('adds what is new to what is there; a band keeps its stage', async () => {
		await run(ORDER.slice(0, 2));
		const plan = await run(ORDER);
		expect(plan).toMatchObject({ found: { stage: 1, band: 2, show: 2 } });
		const bands = await listBands(database.db);
		expect(bands.map(({ name, stage }) => [name, stage.name])).toEqual([
			['Moth Parade', 'Plaza'],
			['Tin Harbour', 'Sitterbühne'],
			['Velvet Antenna', 'Plaza'],
		]);
	});

	test('records everything in the change log under one revision, by nobody', async () => {
		await run(ORDER);
		const changes = await database.db.selectFrom('change').selectAll().execute();
		expect(changes).toHaveLength(2 + 3 + 4 + 1);
		expect(new Set(changes.map(({ revision, actor_id, action }) => `${revision} ${actor_id} ${action}`))).toEqual(
			new Set(['1 null create']),
		);
	});

	test('IMP-08 a dry run says what it would do and writes nothing', async () => {
		const proposed = await run(ORDER, true);
		expect(summaryOf(proposed, true)).toBe(
			'Would make 2 stages, 3 bands, 4 shows. There already: 0 stages, 0 bands, 0 shows.',
		);
		expect(await latestRevision(database.db)).toBe(0);
	});

	test('IMP-08 IMP-13 what was changed here stays, and is said by line', async () => {
		const first = await run(ORDER);
		const [id = 0] = first.result.rows.map((each) => each.id ?? 0);
		await runUnitOfWork(database, { actor: null, at: AT }, (work) =>
			changeActivity(work, id, { planned_end: '2026-08-21T18:40:00+02:00' }),
		);
		const later = [row('Velvet Antenna', 'Plaza', ['21 18:00', '21 18:35']), ...ORDER.slice(1)];
		expect(summaryOf(await run(later)).split('\n')[0]).toBe(
			'1: end stays 2026-08-21T18:40:00+02:00, which was changed here; the file says 2026-08-21T18:35:00+02:00',
		);
	});

	test('takes a row that repeats another as one show', async () => {
		const { made, found } = await run([...ORDER, ...ORDER]);
		expect([made['show'], found['show']]).toEqual([4, 4]);
	});

	test('gives stages colours that no stage has yet, forty of them too', async () => {
		await run(Array.from({ length: 40 }, (_, index) => row('A', `Stage ${index}`, ['21 18:00', '21 19:00'])));
		const colors = (await listStages(database.db)).map(({ color }) => color);
		expect(new Set(colors).size).toBe(40);
		expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
	});
});

const CHOICE = { kind: null, sheet: null, firstDay: null, hasCalendarDays: false, fileName: 'order.csv' };

test('IMP-08 faulty rows are named by row and column of the spreadsheet, what the server says as well', async () => {
	const csv = 'name;stage;start;end\nA;;2026-08-21T10:00Z;2026-08-21T11:00Z\nB;S;TBA;2026-08-21T11:00Z';
	const read = readRowsOf(new TextEncoder().encode(csv), CHOICE);
	const { result } = await importRows(database, { kind: read.kind, dryRun: true, rows: [...read.rows] }, AT);
	const lines = faultLines('order.csv', read, result);
	expect(lines).toEqual(['order.csv:2: stage: Required', 'order.csv:3: start (column C): is no time: “TBA”']);
	expect(errorText(lines, false)).toContain('Nothing was imported. 2 faults to correct.');
});

test('IMP-08 the sheet that has what its rows need is taken, another one by its name or number', async () => {
	const bytes = await writeExcelFile([
		{
			sheet: 'Notes',
			data: [
				['Band', 'Remark'],
				['A', 'B'],
			],
		},
		{
			sheet: 'Crew',
			data: [
				['Name', 'Handy'],
				['Ada', '1'],
			],
		},
		{
			sheet: 'Team',
			data: [
				['Name', 'Handy'],
				['Bo', '2'],
			],
		},
	]).toBuffer();
	const namesOf = (sheet: string | null) =>
		readRowsOf(bytes, { ...CHOICE, kind: 'persons', sheet }).rows.map(({ values }) => values['name']);
	expect([namesOf(null), namesOf('Team'), namesOf('3')]).toEqual([['Ada'], ['Bo'], ['Bo']]);
	expect(() => namesOf('Else')).toThrow('There is no such sheet. It has: Notes, Crew, Team.');
});

test.each([
	[[]],
	[['a.csv', 'b.csv']],
	[['--what', 'a.csv']],
	[['a.csv', '--kind', 'trees']],
	[['a.csv', '--first-day', '2026-02-31']],
])('IMP-08 the command line %j is refused', (words) => {
	expect(() => readCommand(words)).toThrow(Refused);
});

test.each([
	[0, []],
	[2, ['Without values, left out: rows 2, 3.']],
	[
		2000,
		[
			'Without values, left out: rows 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21 and 1980 more.',
		],
	],
])('IMP-08 %s rows without values are said in one line', (count, lines) => {
	expect(leftOutLines(Array.from({ length: count }, (_, index) => index + 2))).toEqual(lines);
});

test('IMP-08 IMP-03 times before six are said, and are of the date itself where the command line says so', () => {
	const csv = 'band;stage;date;start;end\nA;S;2026-08-22;01:00;02:00\nB;S;2026-08-22;20:00;21:00';
	const read = (hasCalendarDays: boolean) => readRowsOf(new TextEncoder().encode(csv), { ...CHOICE, hasCalendarDays });
	const startOf = ({ rows: [first] }: ReturnType<typeof read>) => first?.values['start'];
	expect([startOf(read(false)), startOf(read(true))]).toEqual([
		'2026-08-23T01:00:00+02:00',
		'2026-08-22T01:00:00+02:00',
	]);
	expect([earlyLines(read(false)), earlyLines(read(true))]).toEqual([
		[
			'1 row before 06:00: in the night after the festival day. Their order looks as if the days were calendar days: if they are calendar days, say --calendar-days.',
		],
		[],
	]);
});

test.each([
	['activities', 'activity'],
	['running_order', 'show'],
] as const)('IMP-13 what %s name and somebody has removed is called by its kind: %s', async (kind, noun) => {
	const { result } = await importRows(database, { kind, dryRun: true, rows: [] }, AT);
	const changes = [{ field: 'id', before: null, after: 7, imported: 7 }];
	const rows: typeof result.rows = [{ row: 2, state: 'conflict', entity: 'activity', id: 7, changes, faults: [] }];
	const imported = { result: { ...result, rows }, noun, made: { [noun]: 0 }, found: { [noun]: 1 } };
	expect(summaryOf(imported)).toContain(`2: this ${noun} was removed here and stays so`);
});
