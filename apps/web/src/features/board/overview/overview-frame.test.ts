import { expect, test } from 'vitest';
import { centredFrame, frameBox, lengthOf, movedFrame, partAt, resizedFrame, type Strip } from './overview-frame.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Four days, a pixel every five minutes. */
const FOUR: Strip = { range: { from: 1_000, to: 1_000 + 4 * DAY }, width: 1_152 };
/** Sixty days: six hours are five pixels. */
const SIXTY: Strip = { range: { from: 0, to: 60 * DAY }, width: 1_200 };
const ONE: Strip = { range: { from: 0, to: DAY }, width: 1_200 };

const hours = (from: number, length: number, { range } = FOUR) => ({
	from: range.from + from * HOUR,
	to: range.from + (from + length) * HOUR,
});

test.each([
	['as long as what it shows', FOUR, hours(24, 6), { left: 288, width: 72 }],
	['all of the overview', ONE, hours(0, 24, ONE), { left: 0, width: 1_200 }],
	['at least twelve pixels, at the start', SIXTY, hours(0, 6, SIXTY), { left: 0, width: 12 }],
	['and within it at the end', SIXTY, hours(60 * 24 - 6, 6, SIXTY), { left: 1_188, width: 12 }],
] as const)('BRD-02 the frame is %s', (...[, strip, frame, box]) => {
	expect(frameBox(strip, frame)).toEqual(box);
});

/** The parts of the frame along the overview, as `start 280–292`. */
function parts(strip: Strip, frame: ReturnType<typeof hours>, isFinger = false): string[] {
	const found = new Map<string, [number, number]>();
	for (let x = 0; x <= strip.width; x++) {
		const part = partAt(x, { strip, frame, isFinger });
		if (part) found.set(part, [found.get(part)?.[0] ?? x, x]);
	}
	return [...found].map(([part, [from, to]]) => `${part} ${from}–${to}`);
}

test.each([
	['wide', FOUR, hours(24, 6), ['start 284–295', 'middle 296–352', 'end 353–364']],
	['all there is', ONE, hours(0, 24, ONE), ['start 0–7', 'middle 8–1192', 'end 1193–1200']],
	['narrow', SIXTY, hours(717, 6, SIXTY), ['start 585–596', 'middle 597–603', 'end 604–615']],
	['narrow at the start', SIXTY, hours(0, 6, SIXTY), ['start 0–7', 'middle 8–14', 'end 15–26']],
	['narrow at the end', SIXTY, hours(1_434, 6, SIXTY), ['start 1174–1185', 'middle 1186–1192', 'end 1193–1200']],
] as const)('BRD-02 a frame that is %s can be moved and resized by a mouse', (...[, strip, frame, expected]) => {
	expect(parts(strip, frame)).toEqual(expected);
});

test.each([
	['wide', FOUR, hours(24, 12), ['start 266–309', 'middle 310–410', 'end 411–454']],
	['narrow', SIXTY, hours(717, 6, SIXTY), ['start 534–577', 'middle 578–622', 'end 623–666']],
	['narrow at the start', SIXTY, hours(0, 6, SIXTY), ['start 0–43', 'middle 44–88', 'end 89–132']],
	['all there is', ONE, hours(0, 24, ONE), ['start 0–43', 'middle 44–1156', 'end 1157–1200']],
] as const)('BRD-02 a frame that is %s can be moved and resized by a finger', (...[, strip, frame, expected]) => {
	expect(parts(strip, frame, true)).toEqual(expected);
});

test.each([
	['along', 60, hours(29, 6)],
	['to the start and no further', -1_000, hours(0, 6)],
	['to the end and no further', 5_000, hours(90, 6)],
])('BRD-02 the frame is moved %s', (_, by, expected) => {
	expect(movedFrame(FOUR, hours(24, 6), by)).toEqual(expected);
});

test('BRD-02 a narrow frame keeps pace with the pointer from end to end, and one of all stays', () => {
	expect(movedFrame(SIXTY, hours(0, 6, SIXTY), 1_188)).toEqual(hours(1_434, 6, SIXTY));
	expect(movedFrame(ONE, hours(0, 24, ONE), 300)).toEqual(hours(0, 24, ONE));
	expect(centredFrame(ONE, hours(0, 24, ONE), 300)).toEqual(hours(0, 24, ONE));
});

test.each([
	['there', 576, hours(45, 6)],
	['at the start', 10, hours(0, 6)],
	['at the end', 1_150, hours(90, 6)],
])('BRD-02 the frame is centred %s', (_, x, expected) => {
	expect(centredFrame(FOUR, hours(24, 6), x)).toEqual(expected);
});

test.each([
	['its end to the nearest step', 'end', hours(24, 6), 12, hours(24, 6)],
	['its end to the next', 'end', hours(24, 6), 13, hours(24, 8)],
	['its end to less', 'end', hours(24, 6), -26, hours(24, 4)],
	['its end past its start', 'end', hours(24, 6), -500, hours(24, 3)],
	['its start to more', 'start', hours(24, 6), -72, hours(18, 12)],
	['its start to less', 'start', hours(24, 6), 40, hours(27, 3)],
	['its end no further than all goes', 'end', hours(80, 6), 5_000, hours(80, 12)],
	['its start no further than all goes', 'start', hours(2, 6), -5_000, hours(0, 8)],
	['its end to all', 'end', hours(0, 6), 5_000, hours(0, 96)],
	['its start to all', 'start', hours(90, 6), -1_000, hours(0, 96)],
] as const)('BRD-02 the frame is resized by %s', (...[, part, frame, by, expected]) => {
	expect(resizedFrame(FOUR, frame, { part, by })).toEqual(expected);
});

test('BRD-02 an end that is a pixel beside the range’s end reaches it', () => {
	const frame = { from: FOUR.range.from + 2, to: FOUR.range.from + 2 + 6 * HOUR };
	const { from, to } = resizedFrame(FOUR, frame, { part: 'end', by: 5_000 });
	expect(to - from).toBe(4 * DAY);
});

test('BRD-02 a frame that begins between two minutes is resized to whole hours', () => {
	const frame = { from: FOUR.range.from + 555.3, to: FOUR.range.from + 555.3 + 6 * HOUR };
	const resized = resizedFrame(FOUR, frame, { part: 'start', by: -72 });
	expect(resized.to).toBe(frame.to);
	expect(lengthOf(resized)).toBe(12 * HOUR);
	expect(lengthOf(resizedFrame(FOUR, resized, { part: 'start', by: 72 }))).toBe(6 * HOUR);
});
