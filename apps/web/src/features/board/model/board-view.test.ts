import { expect, test } from 'vitest';
import { ALL_HOURS, hoursShown, stepWithin, zoomed } from './board-view.ts';

const DAY = 24;
const FESTIVAL = 120;

test.each([
	{ step: 6, length: DAY, shown: 6, hours: 6 },
	{ step: 24, length: DAY, shown: ALL_HOURS, hours: 24 },
	{ step: 24, length: FESTIVAL, shown: 24, hours: 24 },
	{ step: 48, length: DAY, shown: ALL_HOURS, hours: 24 },
	{ step: ALL_HOURS, length: DAY, shown: ALL_HOURS, hours: 24 },
	{ step: 48, length: FESTIVAL, shown: 48, hours: 48 },
	{ step: ALL_HOURS, length: FESTIVAL, shown: ALL_HOURS, hours: 120 },
])('BRD-02 the step $step shows $hours of $length hours', ({ step, length, shown, hours }) => {
	expect(stepWithin(step, length)).toBe(shown);
	expect(hoursShown(step, length)).toBe(hours);
});

test.each([
	{ step: 6, length: DAY, closer: 4, farther: 8 },
	{ step: 3, length: DAY, closer: 3, farther: 4 },
	{ step: 12, length: DAY, closer: 8, farther: 24 },
	{ step: 24, length: DAY, closer: 12, farther: 24 },
	{ step: 48, length: DAY, closer: 12, farther: 48 },
	{ step: ALL_HOURS, length: DAY, closer: 12, farther: ALL_HOURS },
	{ step: 48, length: FESTIVAL, closer: 24, farther: ALL_HOURS },
	{ step: ALL_HOURS, length: FESTIVAL, closer: 48, farther: ALL_HOURS },
	{ step: 24, length: 30, closer: 12, farther: 48 },
	{ step: 48, length: 30, closer: 24, farther: 48 },
])('BRD-02 from $step of $length hours the zoom goes to $closer and $farther', ({ step, length, closer, farther }) => {
	expect(zoomed(step, 'in', length)).toBe(closer);
	expect(zoomed(step, 'out', length)).toBe(farther);
});
