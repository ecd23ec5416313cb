import { expect, test } from 'vitest';
import { toFestivalTime } from '../time.ts';
import { FindingNames } from './finding-names.ts';
import { minutesOfTime } from './minutes.ts';
import { PlanIndex } from './plan-index.ts';
import { planOf } from './testing/plan-rows.ts';

const at = (time: string | null) => minutesOfTime(time === null ? null : toFestivalTime(`2026-08-${time}:00+02:00`));

test.each([
	['22T17:30', '22T18:30', 'Sa 17:30–18:30'],
	['22T23:30', '23T00:30', 'Sa 23:30–So 00:30'],
	['22T17:30', '22T17:30', 'Sa 17:30'],
	['22T17:30', null, 'Sa 17:30'],
	[null, null, 'some time'],
	// The same weekday, a week later: not a moment, and not one day.
	['22T17:30', '29T17:30', 'Sa 17:30–Sa 17:30'],
	['22T17:30', '29T18:00', 'Sa 17:30–Sa 18:00'],
])('a finding from %s to %s says %s', (from, to, text) => {
	expect(new FindingNames(PlanIndex.of(planOf([]))).time({ from: at(from), to: at(to) })).toBe(text);
});
