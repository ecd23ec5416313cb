import { festivalTimeOf, instantOf, nameKey, toFestivalTime } from '@crossload/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { latestRevision } from '../db/change-log.store.ts';
import type { Database } from '../db/database.ts';
import { listActivities } from '../features/activity/activity.store.ts';
import { listBands } from '../features/band/band.store.ts';
import { listStages } from '../features/stage/stage.store.ts';
import { useFestivalOffset } from '../testing/festival-offset.ts';
import { testDatabase } from '../testing/test-database.ts';
import { importRunningOrder } from './import-running-order.ts';
import { parseRunningOrder, type ShowRow } from './parse-running-order.ts';
import { planImport } from './plan-import.ts';
import { progressOn } from './progress.ts';
import { summaryOf } from './report.ts';

const AT = instantOf(toFestivalTime('2026-08-01T12:00:00+02:00'));
/** The same times as the parser reads them now. */
const inOffset = ({ start, end }: ShowRow) => ({
	start: festivalTimeOf(instantOf(start)),
	end: festivalTimeOf(instantOf(end)),
});

const NOTHING = { stages: [], bands: [], shows: [] };

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

const run = (rows: readonly ShowRow[]) => importRunningOrder(database, rows, { at: AT, onProgress: () => {} });

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
		expect(plan).toMatchObject({ found: { stages: 1, bands: 2, shows: 2 } });
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
		expect(changes).toHaveLength(2 + 3 + 4);
		expect(new Set(changes.map(({ revision, actor_id, action }) => `${revision} ${actor_id} ${action}`))).toEqual(
			new Set(['1 null create']),
		);
	});

	test('leaves nothing behind when it fails on the way', async () => {
		const onProgress = (made: number) => {
			if (made === 6) throw new Error('power cut');
		};
		await expect(importRunningOrder(database, ORDER, { at: AT, onProgress })).rejects.toThrow('power cut');
		expect(await listStages(database.db)).toEqual([]);
		expect(await latestRevision(database.db)).toBe(0);
	});
});

describe('the plan', () => {
	test('takes a row that repeats another as one show', () => {
		const plan = planImport([...ORDER, ...ORDER], NOTHING);
		expect(plan.shows).toHaveLength(4);
		expect(plan.found.shows).toBe(4);
	});

	test('gives stages colours that no stage has yet, forty of them too', () => {
		const rows = Array.from({ length: 40 }, (_, index) => row('A', `Stage ${index}`, ['21 18:00', '21 19:00']));
		const taken = { id: 1, name: 'Old', color: '#5BC0EB' };
		const colors = planImport(rows, { ...NOTHING, stages: [taken] }).stages.map(({ color }) => color);
		expect(new Set([...colors, '#5bc0eb']).size).toBe(41);
		expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
	});

	test('finds bands and stages again whatever the case of their names', () => {
		const { start, end } = row('Velvet Antenna', 'Plaza', ['21 18:00', '21 18:30']);
		const existing = {
			stages: [{ id: 3, name: 'PLAZA', color: '#111111' }],
			bands: [{ id: 7, name: 'velvet antenna' }],
			shows: [{ bandId: 7, stageId: 3, planned_start: start, planned_end: end }],
		};
		const plan = planImport(ORDER.slice(0, 1), existing);
		expect(plan).toEqual({ stages: [], bands: [], shows: [], found: { stages: 1, bands: 1, shows: 1 } });
	});

	test('keeps a name as the file first writes it', () => {
		const { bands } = planImport(ORDER, NOTHING);
		expect(bands.find(({ name }) => nameKey(name) === 'velvet antenna')?.name).toBe('Velvet Antenna');
	});
});

test('progress is a bar on a terminal and four lines elsewhere', () => {
	const written = (isTTY: boolean) => {
		const texts: string[] = [];
		const onProgress = progressOn({ isTTY, write: (text) => texts.push(text) });
		for (let made = 1; made <= 200; made++) onProgress(made, 200);
		return texts;
	};
	expect(written(false)).toEqual(['50 of 200\n', '100 of 200\n', '150 of 200\n', '200 of 200\n']);
	expect(written(true).at(-1)).toBe(`\r${'█'.repeat(30)} 100 %  200 of 200\n`);
	expect(written(true)).toHaveLength(101);
});

test('a bad row keeps a file from being imported whole: its faults come with the good rows', () => {
	const { rows, faults } = parseRunningOrder('name;stage;start;end\nA;S;2026-08-21T10:00Z;2026-08-21T11:00Z\n;S;;');
	expect(rows).toHaveLength(1);
	expect(faults.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
		'3 name is missing',
		'3 start is missing',
		'3 end is missing',
	]);
});
