import type { TimedActivity } from '@crossload/domain';
import { expect, test } from 'vitest';
import { blockRoom, drawnLength, isBrief, isShort, roomOf, showsVehicles } from './block-room.ts';

/** Two pixels a minute. */
const ROOM = blockRoom(0.5, 8, 'stage');

function activity(length: number, overrides: Partial<TimedActivity> = {}): TimedActivity {
	return {
		id: 1,
		typeId: 'loadin',
		typeName: 'Load-in',
		timeMode: 'range',
		allowedFields: [],
		bandId: null,
		stageId: null,
		positionId: null,
		vehicleIds: [],
		planned_start: 100,
		planned_end: 100 + length,
		start: null,
		end: null,
		cancelled: false,
		span: { from: 100, to: 100 + length },
		...overrides,
	};
}

test.each<[string, TimedActivity, { short: boolean; drawn: number; room: number }]>([
	['long enough for its words', activity(60), { short: false, drawn: 60, room: 60 }],
	['too short for its words, which stand behind it', activity(40), { short: true, drawn: 40, room: 86 }],
	['of a show, whose words are cut', activity(40, { typeId: 'show' }), { short: false, drawn: 40, room: 40 }],
	['over, whose words are cut', activity(40, { end: 140 }), { short: true, drawn: 40, room: 71 }],
	['of 0 minutes, as wide as its icon', activity(0), { short: true, drawn: 12, room: 58 }],
	['of 14 days', activity(20_160), { short: false, drawn: 20_160, room: 20_160 }],
	['a point, a flag with its words', activity(0, { timeMode: 'point' }), { short: false, drawn: 0, room: 52 }],
])('BRD-03 a block %s', (_, block, { short, drawn, room }) => {
	expect([isShort(block, ROOM), drawnLength(block, ROOM), roomOf(block, ROOM)]).toEqual([short, drawn, room]);
});

test.each<[string, TimedActivity, boolean]>([
	['a show without room for its start and its end', activity(40, { typeId: 'show' }), true],
	['a show with room for both', activity(60, { typeId: 'show' }), false],
	['whose words stand behind it', activity(40), false],
	['of a point', activity(0, { timeMode: 'point' }), false],
])('BRD-03 brief are the words of a block: %s', (_, block, expected) => {
	expect(isBrief(block, ROOM)).toBe(expected);
});

test('BRD-08 with days in the window blocks are bare, so that they stay few lines and few elements', () => {
	const wide = blockRoom(5, 96, 'position');
	expect([wide.hasWords, roomOf(activity(40), wide), roomOf(activity(0), wide)]).toEqual([false, 40, 15]);
});

test.each<[string, TimedActivity, boolean]>([
	['no vehicle', activity(20), false],
	['a vehicle', activity(15, { vehicleIds: [1] }), true],
	['a vehicle that is wider than it', activity(14, { vehicleIds: [1] }), false],
	['several', activity(26, { vehicleIds: [1, 2, 3] }), true],
	['several, which are wider than it', activity(25, { vehicleIds: [1, 2, 3] }), false],
	['a vehicle and room for words', activity(60, { vehicleIds: [1] }), false],
])('BRD-03 at a position a short block shows vehicles that fit within it: %s', (_, block, expected) => {
	expect(showsVehicles(block, blockRoom(0.5, 8, 'position'))).toBe(expected);
	expect(showsVehicles(block, ROOM)).toBe(false);
});

test.each([
	[2, 120, 40],
	[0.5, 360, 10],
])(
	'BRD-01 at %d minutes a pixel and %d minutes in the window a number needs %d minutes',
	(perPixel, minutes, count) => {
		const room = blockRoom(perPixel, minutes / 60, 'position');
		expect([room.count, room.long]).toEqual([count, minutes / 4]);
	},
);
