import { describe, expect, test } from 'vitest';
import { lapsedAcceptances, lengthOfFinding } from './acceptance.ts';
import { FindingsIndex } from './findings-index.ts';
import { activityOf, planOf } from './testing/plan-rows.ts';

const show = (id: number, from: string, to: string) => ({ id, type: 'show', stage: 1, band: 1, from, to });
const key = 'stage-overlap:1-2';

describe('an accepted finding', () => {
	const overlapUntil = (to: string) => {
		const index = FindingsIndex.of(planOf([show(1, '17:00', '18:00'), show(2, '17:30', '19:00')]));
		index.apply([{ entity: 'activity', id: 1, row: activityOf(show(1, '17:00', to)) }]);
		return index.findings();
	};

	test.each([
		['holds as long as nothing changes', '18:00', []],
		['holds when its time gets shorter', '17:45', []],
		['lapses when its time gets longer by a minute', '18:01', [key]],
		['lapses when the finding goes', '17:30', [key]],
	])('CHK-20 %s', (_what, to, expected) => {
		const lapsed = lapsedAcceptances([{ key, length: 30 }], overlapUntil(to));
		expect(lapsed.map((acceptance) => acceptance.key)).toEqual(expected);
	});

	test('CHK-20 a finding without a time lapses only when it goes', () => {
		const missing = FindingsIndex.of(planOf([])).findings();
		const acceptances = [
			{ key: 'missing-show:1', length: 0 },
			{ key: 'missing-show:9', length: 0 },
		];
		expect(lapsedAcceptances(acceptances, missing)).toEqual([{ key: 'missing-show:9', length: 0 }]);
	});

	test('CHK-20 the length of a time is in minutes, over midnight too; 0 without one', () => {
		const [overlap] = FindingsIndex.of(planOf([show(1, '23:00', '24:40'), show(2, '23:50', '25:00')])).findings();
		expect(overlap && lengthOfFinding(overlap)).toBe(50);
		expect(lengthOfFinding({ from: null, to: null })).toBe(0);
	});
});
