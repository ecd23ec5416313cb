import { expect, test } from 'vitest';
import { groupedLanes } from './lane-groups.ts';

const part = { kind: 'blocks', blocks: [{ id: 1, from: 0, to: 1, line: 0 }], lines: 1 } as const;
const lane = (id: number, group?: string) => ({
	head: { id, name: `${id}`, color: null, ...(group !== undefined && { group }) },
	lane: { id, parts: [part] },
});

test('BRD-01 lanes of a group stand together under its head, in their order', () => {
	const grouped = groupedLanes([lane(1, 'GEO'), lane(2, 'Docks'), lane(3, 'GEO')], []);
	expect(grouped.map(({ head, group }) => [head.id, group?.name, group?.count])).toEqual([
		[1, 'GEO', 2],
		[3, undefined, undefined],
		[2, 'Docks', 1],
	]);
});

test('BRD-01 folded lanes have no blocks', () => {
	const grouped = groupedLanes([lane(1, 'GEO'), lane(2, 'Docks')], ['GEO']);
	expect(grouped.map(({ lane: { parts }, isFolded = false }) => [parts.length, isFolded])).toEqual([
		[0, true],
		[1, false],
	]);
});

test('BRD-01 lanes without groups stay the same', () => {
	const lanes = [lane(1), lane(2)];
	expect(groupedLanes(lanes, ['GEO'])).toBe(lanes);
});
