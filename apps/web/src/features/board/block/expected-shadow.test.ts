import { type ActivityTimes, type Estimate, instantOfMinutes, timeOfMinutes } from '@crossload/domain';
import { expect, test } from 'vitest';
import { expectedShadow } from './expected-shadow.ts';

/** Planned from minute 100 to 160. */
const TIMES: ActivityTimes = {
	start: null,
	end: null,
	planned_start: timeOfMinutes(100),
	planned_end: timeOfMinutes(160),
	cancelled: null,
};

const ESTIMATE: Estimate = {
	id: 1,
	start: 115,
	end: 175,
	by: 15,
	because: { activityId: 2, relation: 'stage', gap: 0 },
	latest_start: null,
	slack: null,
	forgotten: false,
};

const FACTS = { row: TIMES, estimate: ESTIMATE, from: 100, length: 60, until: 1_000, now: instantOfMinutes(90) };

test('EST-05 what has not begun and is expected later has a shadow, from its plan on the plan’s scale', () => {
	expect(expectedShadow(FACTS)).toEqual({ from: 15 / 60, length: 60 / 60, isTooLate: false });
});

test.each([
	['of a short block on the scale of all its room', { length: 120 }, { from: 15 / 120, length: 60 / 120 }],
	['no further than the time line', { until: 145 }, { from: 15 / 60, length: 30 / 60 }],
	['of a point without a length', { estimate: { ...ESTIMATE, end: 115 } }, { from: 15 / 60, length: 0 }],
	[
		'of what is late as well, where something else decides',
		{ now: instantOfMinutes(105) },
		{ from: 15 / 60, length: 1 },
	],
	['where the difference is just visible', { leastVisible: 15 }, { from: 15 / 60, length: 1 }],
])('EST-05 it is drawn %s', (_, facts, shadow) => {
	expect(expectedShadow({ ...FACTS, ...facts })).toMatchObject(shadow);
});

test.each([
	[-1, true],
	[0, false],
	[null, false],
])('EST-05 with a slack of %s it is too late: %s', (slack, isTooLate) => {
	expect(expectedShadow({ ...FACTS, estimate: { ...ESTIMATE, slack } })).toMatchObject({ isTooLate });
});

test.each([
	['what is expected as planned', { estimate: { ...ESTIMATE, start: 100, end: 160, by: 0 } }],
	['what has begun', { row: { ...TIMES, start: timeOfMinutes(100) } }],
	['what nobody marked', { estimate: { ...ESTIMATE, forgotten: true } }],
	[
		'what is late by itself, of which now says as much',
		{ estimate: { ...ESTIMATE, because: null }, now: instantOfMinutes(115) },
	],
	['what does not take place', { row: { ...TIMES, cancelled: timeOfMinutes(80) } }],
	['what nothing is known of', { estimate: undefined }],
	['a difference that could not be seen', { leastVisible: 16 }],
	['what is expected after the time line', { until: 115 }],
])('EST-05 %s has no shadow', (_, facts) => {
	expect(expectedShadow({ ...FACTS, ...facts })).toBeNull();
});
