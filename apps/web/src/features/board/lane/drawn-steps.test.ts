import { expect, test } from 'vitest';
import { drawnSteps } from './drawn-steps.ts';

const DAYS = { hasWords: false, count: 60 };
const HOURS = { hasWords: true, count: 60 };

/** Stretches of a place for three, one after the other: how long each is and how many stand there. */
function stepsOf(...stretches: readonly [length: number, count: number][]) {
	let from = 0;
	const steps = stretches.map(([length, count]) => {
		const step = { from, to: from + length, count };
		from = step.to;
		return step;
	});
	return { capacity: 3, steps: steps.filter(({ count }) => count > 0) };
}

test.each([
	['short ones that follow each other are one', stepsOf([10, 1], [10, 2], [20, 1]), { room: DAYS, drawn: ['0-40'] }],
	[
		'one with room for its number stands alone',
		stepsOf([10, 1], [60, 2], [20, 1]),
		{ room: DAYS, drawn: ['0-10: 1', '10-70: 2', '70-90: 1'] },
	],
	[
		'what is full stands alone',
		stepsOf([10, 2], [10, 3], [10, 4], [10, 2]),
		{ room: DAYS, drawn: ['0-10: 2', '10-20: 3', '20-30: 4', '30-40: 2'] },
	],
	[
		'what does not touch stands alone',
		stepsOf([10, 1], [5, 0], [10, 1], [10, 2]),
		{ room: DAYS, drawn: ['0-10: 1', '15-35'] },
	],
	[
		'with hours in the window each stands alone',
		stepsOf([10, 1], [10, 2]),
		{ room: HOURS, drawn: ['0-10: 1', '10-20: 2'] },
	],
])('BRD-08 of the stretches of an occupancy %s', (_, occupancy, { room, drawn }) => {
	const shown = drawnSteps(occupancy, room).map(
		({ from, to, step }) => `${from}-${to}${step ? `: ${step.count}` : ''}`,
	);
	expect(shown).toEqual(drawn);
});
