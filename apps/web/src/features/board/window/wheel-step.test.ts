import { expect, test } from 'vitest';
import { AT_REST, wheelStep } from './wheel-step.ts';

/** The steps that events of these pixels make, so many milliseconds apart. */
function stepsOf(pixels: readonly number[], apart = 16) {
	let turn = AT_REST;
	return pixels.flatMap((deltaY, place) => {
		const next = wheelStep(turn, { deltaY, timeStamp: 1_000 + place * apart });
		turn = next.turn;
		return next.step === null ? [] : [next.step];
	});
}

test.each([
	['a notch of a mouse', [-100], ['in']],
	['a notch of another mouse', [120], ['out']],
	['two notches', [100, 100], ['out', 'out']],
	['a hint of a pinch', Array.from({ length: 8 }, () => 2), []],
	['a pinch to twice the size', Array.from({ length: 35 }, () => -2), ['in', 'in']],
	[
		'a pinch back and forth',
		[...Array.from({ length: 14 }, () => -2), ...Array.from({ length: 16 }, () => 2)],
		['out'],
	],
	['the wheel sideways', [0, 0], []],
])('BRD-02 the zoom by %s', (_, pixels, expected) => {
	expect(stepsOf(pixels)).toEqual(expected);
});

test('BRD-02 what was too little for a step of the zoom is forgotten after a pause', () => {
	expect(stepsOf([-20, -20])).toEqual(['in']);
	expect(stepsOf([-20, -20, -20], 400)).toEqual([]);
});
