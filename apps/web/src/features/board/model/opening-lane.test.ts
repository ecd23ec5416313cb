import { expect, test } from 'vitest';
import type { NamedLane } from './lane-groups.ts';
import { openingLane } from './opening-lane.ts';

const NOW = 600;

function lane(id: number, ...blocks: readonly (readonly [number, number])[]): NamedLane {
	const packed = blocks.map(([from, to], place) => ({ id: place, from: NOW + from, to: NOW + to, line: 0 }));
	return {
		head: { id, name: `${id}`, color: null },
		lane: { id, parts: [{ kind: 'blocks', blocks: packed, lines: 1 }] },
	};
}

test.each([
	['the first in which something takes place now', [lane(1), lane(2, [-5, 5]), lane(3, [-5, 5])], 2],
	['what takes place within the hours that it shows', [lane(1, [-90, -60], [120, 150]), lane(2, [60, 90])], 2],
	['a point now', [lane(1), lane(2, [0, 0])], 2],
	['parking for days', [lane(1), lane(2, [-4_000, 1_000])], 2],
	['nothing anywhere: the first', [lane(1, [200, 300]), lane(2)], 1],
	['no lanes', [], undefined],
])('BRD-06 a phone opens with %s', (_, lanes, id) => {
	expect(openingLane(lanes, NOW)?.head.id).toBe(id);
});
