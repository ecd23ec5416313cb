import { boardLanes, type TimedActivity } from '@crossload/domain';
import { expect, test } from 'vitest';
import { RowIndex } from '../../../lib/row-index.ts';
import type { BoardLists } from '../model/board-rows.ts';
import { extentOf, phoneColumns, shownIn } from './phone-columns.ts';

const STAGE = 7;

function activity(id: number, overrides: Partial<TimedActivity>): TimedActivity {
	return {
		id,
		typeId: 'loadin',
		typeName: 'Load-in',
		timeMode: 'range',
		allowedFields: [],
		bandId: 1,
		stageId: null,
		positionId: null,
		vehicleIds: [],
		planned_start: 100,
		planned_end: 160,
		start: null,
		end: null,
		cancelled: false,
		span: { from: 100, to: 160 },
		...overrides,
	};
}

const dock = (id: number, name: string) => ({ id, name, stage: { id: STAGE }, vehicles: [], capacity: 2 });
const positions = [dock(2, 'Dock Sternen B'), dock(1, 'Dock Sternen A')] as unknown as BoardLists['positions'];

function namedColumnsOf(...facts: Parameters<typeof columnsOf>) {
	return columnsOf(...facts).map(({ name, blocks }) => [name, blocks.map(({ id }) => id)]);
}

function columnsOf(activities: readonly TimedActivity[], kind: 'stage' | 'band' | 'position' = 'stage') {
	const [lane] = boardLanes({
		kind,
		laneIds: [kind === 'stage' ? STAGE : 1],
		activities,
		places: {
			stageOfPosition: new Map([
				[1, STAGE],
				[2, STAGE],
			]),
			stageOfBand: new Map([[1, STAGE]]),
		},
		roomFor: () => 0,
	});
	if (!lane) throw new Error('No lane');
	const planned = new RowIndex(activities);
	const named = { head: { id: lane.id, name: 'Sternen', color: null }, lane };
	return phoneColumns(named, { kind, planned, positions });
}

test('BRD-06 a stage has a column of its own, one for each dock by name, and one for what passes the gates', () => {
	const columns = namedColumnsOf([
		activity(1, { typeId: 'show', stageId: STAGE }),
		activity(2, { positionId: 2 }),
		activity(3, { positionId: 1 }),
		activity(4, { typeId: 'crossload' }),
		activity(5, { typeId: 'departure', timeMode: 'point' }),
		activity(6, { typeId: 'soundcheck', stageId: STAGE, span: { from: 20, to: 40 } }),
	]);
	expect(columns).toEqual([
		['On stage', [6, 1]],
		['Dock A', [3]],
		['Dock B', [2]],
		[null, [4, 5]],
	]);
});

test('BRD-06 other lanes have a column for what takes time, and one for points where there are any', () => {
	expect(namedColumnsOf([activity(1, {})], 'band')).toEqual([['What takes time', [1]]]);
	expect(namedColumnsOf([activity(1, {}), activity(2, { timeMode: 'point' })], 'band')).toEqual([
		['What takes time', [1]],
		['Points', [2]],
	]);
});

test('BRD-06 a dock of a stage and a position of its own say how many stand there now', () => {
	const presences = (kind: 'stage' | 'position' | 'band') =>
		columnsOf([activity(1, { positionId: 1 })], kind).map(({ presence }) => presence);
	expect(presences('stage')).toEqual([undefined, '0 / 2', '0 / 2', undefined]);
	expect(presences('position')).toEqual(['0 / 2']);
	expect(presences('band')).toEqual([undefined]);
});

test('BRD-06 what is too short for two lines and a thumb gets their room', () => {
	expect(extentOf(activity(1, { span: { from: 100, to: 105 } }))).toEqual({ id: 1, from: 100, to: 120 });
	expect(extentOf(activity(1, { span: { from: 100, to: 100 } }))).toEqual({ id: 1, from: 100, to: 120 });
});

test.each([
	[2, { width: 14, words: 'all' }],
	[3, { width: 14, words: 'start' }],
	[5, { width: 21.25, words: 'start' }],
	[6, { width: 21.25, words: 'icon' }],
	[60, { width: 105, words: 'icon' }],
])('BRD-06 with %d at one time a column has room for their words, or else for their icons', (count, expected) => {
	const [column] = columnsOf(
		Array.from({ length: count }, (_, id) => activity(id, {})),
		'band',
	);
	if (!column) throw new Error('No column');
	expect({ width: column.width, words: shownIn(column, count) }).toEqual(expected);
});

test('BRD-06 a dock will do with less than is usual, but not with less than its words need', () => {
	const [onStage, dockA, dockB] = columnsOf([
		activity(1, { typeId: 'show', stageId: STAGE }),
		activity(2, { positionId: 1 }),
		activity(3, { positionId: 2 }),
		activity(4, { positionId: 2 }),
	]);
	expect([onStage, dockA, dockB].map((column) => [column?.width, column?.least])).toEqual([
		[7, 7],
		[6.0625, 4.5],
		[8.5, 8.5],
	]);
});

test('BRD-06 a column of icons is as wide as they are, however many', () => {
	const passing = Array.from({ length: 20 }, (_, id) => activity(id, { typeId: 'departure', timeMode: 'point' }));
	const column = columnsOf(passing).at(-1);
	expect([column?.name, column?.width]).toEqual([null, 22.5]);
});
