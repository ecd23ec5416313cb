import type { LanePart, Packed } from '@crossload/domain';
import { expect, test } from 'vitest';
import type { NamedLane } from './lane-groups.ts';
import { type Point, pointColumns, withPointColumns } from './point-columns.ts';

const point = (at: number, status: Point['status'] = 'planned', isImpossible = false) => ({ at, status, isImpossible });

test.each<[string, Point[], object[]]>([
	['of no point there is none', [], []],
	[
		'in order of time',
		[point(130), point(10)],
		[
			{ from: 0, count: 1 },
			{ from: 120, count: 1 },
		],
	],
	[
		'a stretch has its beginning and not its end',
		[point(60), point(119), point(120)],
		[
			{ from: 60, count: 2 },
			{ from: 120, count: 1 },
		],
	],
	['stretches stay the same before the festival begins', [point(-1)], [{ from: -60, to: 0, count: 1 }]],
	[
		'each says what is late, over and impossible',
		[point(1, 'late'), point(2, 'done'), point(3, 'cancelled'), point(4, 'planned', true), point(5, 'late', true)],
		[{ count: 5, late: 2, done: 2, impossible: 2 }],
	],
])('BRD-08 columns of points: %s', (_, points, columns) => {
	expect(pointColumns(points, 60)).toMatchObject(columns);
});

const blocksOn = (...lines: number[]): Packed[] => lines.map((line, id) => ({ id, from: 0, to: 5, line }));
const laneOf = (...parts: LanePart[]): NamedLane => ({
	head: { id: 1, name: 'Gate', color: null },
	lane: { id: 1, parts },
});
const flags = (lines: number): LanePart => ({
	kind: 'flags',
	lines,
	blocks: blocksOn(...Array.from({ length: lines }).keys()),
});
const blocks: LanePart = { kind: 'blocks', lines: 9, blocks: blocksOn(0, 8) };

test('BRD-08 few lines of points and what takes time stay as they are', () => {
	const lane = laneOf(blocks, flags(4));
	expect(withPointColumns(lane, { pointLines: 4 })).toBe(lane);
});

test('BRD-08 many lines of points become columns, and keys find each point as before', () => {
	const { lane, hasPointColumns } = withPointColumns(laneOf(blocks, flags(5)), { pointLines: 4 });
	expect(hasPointColumns).toBe(true);
	expect(lane.parts[0]).toBe(blocks);
	expect(lane.parts[1]).toMatchObject({
		kind: 'flags',
		lines: 2,
		blocks: [0, 1, 2, 3, 4].map((id) => ({ id, line: 0 })),
	});
});
