import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasTime, type TimedActivity } from '../plan/plan-row.ts';
import { activityOf, type Brief } from '../plan/testing/plan-rows.ts';
import {
	type BoardRequest,
	boardLanes,
	LANE_KINDS,
	type LaneContents,
	laneContents,
	laneIdsOf,
} from './board-lanes.ts';

const PLACES = { stageOfPosition: new Map([[1, 7]]), stageOfBand: new Map([[1, 8]]) };

const timed = (brief: Brief) => [activityOf(brief)].filter(hasTime);

function request(briefs: readonly Brief[], overrides: Partial<BoardRequest> = {}): BoardRequest {
	const activities = briefs.flatMap((brief, place) => timed({ id: place + 1, ...brief }));
	return { kind: 'stage', laneIds: [7, 8], activities, places: PLACES, roomFor: () => 0, ...overrides };
}

test.each<[string, Brief, readonly (readonly number[])[]]>([
	['its own stage', { type: 'show', from: '20:00', to: '21:00', stage: 9, band: 1 }, [[9], [], [], [1]]],
	['the stage of its dock', { type: 'parking', from: '20:00', to: '21:00', position: 1, band: 1 }, [[7], [1], [], [1]]],
	['the stage of its band', { type: 'checkin', to: '20:00', band: 1, vehicles: [4, 5] }, [[8], [], [4, 5], [1]]],
	[
		'no stage where it parks',
		{ type: 'parking', from: '20:00', to: '21:00', position: 2, band: 1 },
		[[], [2], [], [1]],
	],
	['no stage', { type: 'other', from: '20:00', to: '21:00' }, [[], [], [], []]],
])('BRD-01 an activity stands in the lane of %s', (_, brief, expected) => {
	const [activity] = timed(brief);
	expect(LANE_KINDS.map((kind) => activity && laneIdsOf(activity, kind, PLACES))).toEqual(expected);
});

test('BRD-01 BRD-03 a lane has its shows, its other blocks and its points apart, each in as many lines as needed', () => {
	const lanes = boardLanes(
		request([
			{ type: 'show', from: '20:00', to: '21:00', stage: 7 },
			{ type: 'loadin', from: '17:00', to: '18:00', stage: 7 },
			{ type: 'loadout', from: '17:30', to: '18:30', stage: 7 },
			{ type: 'checkin', to: '15:00', position: 1 },
		]),
	);
	expect(lanes.map(({ id }) => id)).toEqual([7, 8]);
	expect(lanes[0]?.parts.map(({ kind, lines, blocks }) => [kind, lines, blocks.map(({ id }) => id)])).toEqual([
		['shows', 1, [1]],
		['blocks', 2, [2, 3]],
		['flags', 1, [4]],
	]);
	expect(lanes[1]?.parts.map(({ lines }) => lines)).toEqual([0, 0, 0]);
});

test('BRD-03 what is too short to be read gets the room that it needs', () => {
	const briefs: Brief[] = [
		{ type: 'checkin', to: '15:00', position: 1 },
		{ type: 'checkin', to: '15:10', position: 1 },
	];
	const flagsOf = (roomFor: () => number) => boardLanes(request(briefs, { roomFor }))[0]?.parts[2]?.lines;
	expect([flagsOf(() => 0), flagsOf(() => 30)]).toEqual([1, 2]);
});

test('BRD-07 a lane in which nothing has changed is the same as before', () => {
	const briefs: Brief[] = [
		{ type: 'show', from: '20:00', to: '21:00', stage: 7 },
		{ type: 'show', from: '20:00', to: '21:00', stage: 8 },
	];
	const before = boardLanes(request(briefs));
	const [first, second] = boardLanes(
		request([briefs[0] as Brief, { ...briefs[1], type: 'show', to: '21:30' }]),
		before,
	);
	expect(first).toBe(before[0]);
	expect(second).not.toBe(before[1]);
});

test('BRD-08 contents made of those of before are the same as those made from nothing', () => {
	const brief = fc.record({
		type: fc.constantFrom('show', 'loadin', 'checkin'),
		from: fc.constant('20:00'),
		to: fc.constant('21:00'),
		stage: fc.constantFrom(null, 7, 8),
		band: fc.constantFrom(null, 1, 2),
		vehicles: fc.constantFrom([], [4], [4, 5]),
	});
	const activities = fc.uniqueArray(
		brief.chain((one) => fc.nat(9).map((id) => ({ ...one, id }))),
		{ selector: ({ id }) => id },
	);
	const ids = fc.constantFrom([7, 8], [1, 2, 4, 5]);
	const sorted = (contents: LaneContents) =>
		[...contents.byLane].map(([id, parts]) => [id, parts.map((part) => part.toSorted((a, b) => a.id - b.id))]);
	fc.assert(
		fc.property(
			fc.constantFrom(...LANE_KINDS),
			ids,
			fc.tuple(activities, activities),
			(kind, laneIds, [first, second]) => {
				const known = new Map<string, TimedActivity[]>();
				const timedOnce = (one: Brief) => {
					const key = JSON.stringify(one);
					if (!known.has(key)) known.set(key, timed(one));
					return known.get(key) ?? [];
				};
				const requestOf = (briefs: readonly Brief[]) =>
					request([], { kind, laneIds, activities: briefs.flatMap(timedOnce) });
				const before = laneContents(requestOf(first));
				expect(sorted(laneContents(requestOf(second), before))).toEqual(sorted(laneContents(requestOf(second))));
			},
		),
	);
});

test('BRD-08 the content of a lane in which nothing has changed is the same as before', () => {
	const activities = request([
		{ type: 'show', from: '20:00', to: '21:00', stage: 7 },
		{ type: 'show', from: '20:00', to: '21:00', stage: 8 },
	]).activities;
	const before = laneContents(request([], { activities }));
	const after = laneContents(request([], { activities: activities.slice(0, 1) }), before);
	expect(after.byLane.get(7)).toBe(before.byLane.get(7));
	expect(after.byLane.get(8)).toEqual([[], [], []]);
});
