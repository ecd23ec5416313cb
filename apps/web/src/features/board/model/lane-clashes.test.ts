import type { LanePart, Packed, Severity } from '@crossload/domain';
import { expect, test } from 'vitest';
import { laneClashes } from './lane-clashes.ts';
import { lineTops } from './lane-lines.ts';
import type { BlockFinding } from './use-block-findings.ts';

const finding = (key: string, to: number | null, severity: Severity = 'impossible'): BlockFinding => ({
	key,
	kind: 'position-full',
	severity,
	from: to === null ? null : to - 10,
	to,
	text: () => key,
	brief: () => key,
});

const block = (id: number, [from, to]: readonly [number, number], line: number): Packed => ({ id, from, to, line });

function clashesOf(
	blocks: readonly Packed[],
	findings: readonly [number, BlockFinding[]][],
	shows: readonly Packed[] = [],
) {
	const parts: LanePart[] = [
		{ kind: 'shows', lines: 1, blocks: shows },
		{ kind: 'blocks', lines: 3, blocks },
	];
	const lane = { id: 1, parts };
	const shown = { lane, tops: lineTops(lane), findings: new Map(findings), visible: { from: 0, to: 500 } };
	return laneClashes({ ...shown, least: 10, most: 100, spillOf: ({ id }) => (id === SHORT ? 30 : 0) });
}

/** Its words stand behind it, and may go on for 30 minutes. */
const SHORT = 9;

const full = finding('full', 60);

test('BRD-03 a line joins the blocks that cannot all be, where their common time ends, and the words stand behind one of them', () => {
	const [clash, ...others] = clashesOf(
		[block(1, [0, 50], 0), block(2, [40, 90], 1), block(3, [130, 150], 1)],
		[
			[1, [full]],
			[2, [full]],
		],
	);
	expect(others).toEqual([]);
	expect(clash).toMatchObject({ finding: full, join: { at: 60, top: 3.25 }, badge: { from: 60, to: 160, top: 3.25 } });
	expect(clash?.join?.bottom).toBe(5.625 + 2.125);
});

test('BRD-03 the line reaches from a show down to a load', () => {
	const [clash] = clashesOf(
		[block(1, [0, 50], 0)],
		[
			[1, [full]],
			[2, [full]],
		],
		[block(2, [30, 70], 0)],
	);
	expect(clash?.join).toEqual({ at: 60, top: 0.25, bottom: 3.25 + 2.125 });
});

test('BRD-03 words begin where the time in question is over, and are as long as there is room, but not longer than at most', () => {
	expect(clashesOf([block(1, [0, 50], 0)], [[1, [full]]])[0]).toMatchObject({
		join: null,
		badge: { from: 60, to: 160 },
	});
});

test.each<[string, readonly Packed[]]>([
	['something follows at once', [block(1, [0, 50], 0), block(2, [65, 80], 0)]],
	['something stands where the time in question is over', [block(1, [0, 50], 0), block(2, [55, 80], 0)]],
])('BRD-03 there are no words where %s', (_, blocks) => {
	expect(clashesOf(blocks, [[1, [full]]])[0]?.badge).toBeNull();
});

test('BRD-03 what stands before a block, or on another line, leaves its words their room', () => {
	const [clash] = clashesOf([block(1, [0, 40], 0), block(2, [50, 60], 0), block(3, [60, 90], 1)], [[2, [full]]]);
	expect(clash?.badge).toEqual({ from: 60, to: 160, top: 3.25, bottom: 3.25 + 2.125 });
});

test('BRD-03 words stand as near as can be to the time in question, not over others, and low rather than high', () => {
	const blocks = [block(1, [0, 50], 0), block(2, [30, 75], 1), block(3, [30, 40], 2)];
	const later = finding('later', 80);
	const clashes = clashesOf(blocks, [
		[1, [full, later]],
		[2, [full, later]],
		[3, [full]],
	]);
	expect(clashes.map(({ finding: { key }, badge }) => [key, badge?.from, badge?.top])).toEqual([
		['full', 60, 8],
		['later', 80, 5.625],
	]);
});

test('BRD-03 the words of a block that stand behind it come first', () => {
	expect(clashesOf([block(SHORT, [0, 50], 0)], [[SHORT, [full]]])[0]?.badge).toMatchObject({ from: 80, to: 180 });
});

test('BRD-03 of two that could only be said at one place, the first is', () => {
	const clashes = clashesOf([block(1, [0, 50], 0)], [[1, [full, finding('other', 70)]]]);
	expect(clashes.map(({ finding: { key }, badge }) => [key, badge !== null])).toEqual([
		['full', true],
		['other', false],
	]);
});

const changeover: BlockFinding = { ...finding('short', 70, 'tight'), kind: 'changeover-short', from: 50 };

function changeoverOf(shows: readonly Packed[], found: BlockFinding = changeover) {
	return clashesOf(
		[],
		shows.map(({ id }) => [id, [found]]),
		shows,
	);
}

test('BRD-03 CHK-02 a changeover that is too short has its words between the two shows, and no line joins these', () => {
	const [clash, ...others] = changeoverOf([block(1, [0, 50], 0), block(2, [70, 90], 0)]);
	expect(others).toEqual([]);
	expect(clash).toEqual({ finding: changeover, join: null, badge: { from: 50, to: 70, top: 0.25, bottom: 2.875 } });
});

test('BRD-03 CHK-02 the changeover ends where the next show begins, also if that is on another line', () => {
	const [clash] = changeoverOf([block(1, [0, 50], 0), block(2, [70, 90], 1)]);
	expect(clash?.badge).toMatchObject({ from: 50, to: 70, top: 0.25 });
});

test('BRD-03 CHK-02 what takes longer than planned leaves less of the changeover', () => {
	const [clash] = changeoverOf([block(1, [0, 45], 0), block(2, [70, 90], 0)]);
	expect(clash?.badge).toMatchObject({ from: 50, to: 70 });
});

test.each<[string, readonly Packed[]]>([
	['is not long enough', [block(1, [0, 62], 0), block(2, [70, 90], 0)]],
	['has the words of a show that is too short for them', [block(SHORT, [0, 40], 0), block(2, [70, 90], 0)]],
	['has one of its shows in another lane', [block(1, [0, 50], 0)]],
])('BRD-03 CHK-02 a changeover has no words where it %s', (_, shows) => {
	expect(changeoverOf(shows).every(({ badge }) => badge === null)).toBe(true);
});

test('BRD-03 what is tight or missing, has no time, or is out of sight has neither', () => {
	const blocks = [block(1, [0, 50], 0), block(2, [0, 50], 1), block(3, [600, 650], 0)];
	const findings: [number, BlockFinding[]][] = [
		[1, [finding('tight', 60, 'tight')]],
		[2, [finding('missing', null)]],
		[3, [finding('far', 640)]],
	];
	expect(clashesOf(blocks, findings)).toEqual([]);
});
