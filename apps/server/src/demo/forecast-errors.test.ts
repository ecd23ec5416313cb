import { instantOf, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { forecastErrors } from '../testing/forecast-errors.ts';

const now = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));

test.each([1, 2, 3, 4, 5, 6])(
	'EST-02 an hour before, the estimates of festival %i are closer to what happens than its plan',
	(seed) => {
		const { activities, ofPlan, ofEstimates } = forecastErrors({ size: 'usual', seed, now });
		expect(activities).toBeGreaterThan(200);
		expect(ofEstimates).toBeLessThan(ofPlan);
	},
);
