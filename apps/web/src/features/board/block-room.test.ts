import type { TimedActivity } from '@crossload/domain';
import { expect, test } from 'vitest';
import { blockRoom, drawnLength, isShort, roomOf, wordsBegin } from './block-room.ts';

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

test('BRD-08 with days in the window blocks are bare, so that they stay few lines and few elements', () => {
	const wide = blockRoom(5, 96, 'position');
	expect([wide.hasWords, roomOf(activity(40), wide), roomOf(activity(0), wide)]).toEqual([false, 40, 15]);
});

test.each<[string, number[], { begin: number; room: number }]>([
	['no vehicle', [], { begin: 12, room: 58 }],
	['a vehicle', [1], { begin: 22, room: 68 }],
	['several', [1, 2, 3], { begin: 32, room: 78 }],
])(
	'BRD-03 at a position the words of a short block begin behind its vehicles: %s',
	(_, vehicleIds, { begin, room }) => {
		const position = blockRoom(0.5, 8, 'position');
		const block = activity(5, { vehicleIds });
		expect([wordsBegin(block, position), roomOf(block, position), drawnLength(block, position)]).toEqual([
			begin,
			room,
			12,
		]);
	},
);

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
