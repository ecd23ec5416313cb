import { toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { byTime, type FilteredFinding, filterFindings, NO_FILTERS, parseCheckFilters } from './check-filters.ts';

const SATURDAY = toFestivalTime('2026-08-22T17:30:00+02:00');
const SUNDAY = toFestivalTime('2026-08-23T12:00:00+02:00');

const FINDINGS: readonly FilteredFinding[] = [
	{ kind: 'curfew', from: SATURDAY, stages: [1] },
	{ kind: 'position-full', from: SUNDAY, stages: [1, 2] },
	{ kind: 'missing-show', from: null, stages: [] },
];

test.each([
	{ filters: NO_FILTERS, left: ['curfew', 'position-full', 'missing-show'] },
	{ filters: { ...NO_FILTERS, day: 'Saturday' as const }, left: ['curfew'] },
	{ filters: { ...NO_FILTERS, stage: 2 }, left: ['position-full'] },
	{ filters: { ...NO_FILTERS, stage: 1, kind: 'curfew' as const }, left: ['curfew'] },
	{ filters: { ...NO_FILTERS, kind: 'missing-show' as const }, left: ['missing-show'] },
])('CHK-21 findings are filtered by day, stage and kind: $left', ({ filters, left }) => {
	expect(filterFindings(FINDINGS, filters).map(({ kind }) => kind)).toEqual(left);
});

test('CHK-21 stored filters that will not do are as if they had not been set', () => {
	expect(parseCheckFilters({ day: 'Someday', stage: '1', kind: 'wrong', order: 'colour' })).toEqual(NO_FILTERS);
	expect(parseCheckFilters({ day: 'Friday', stage: 3, kind: 'curfew' })).toEqual({
		day: 'Friday',
		stage: 3,
		kind: 'curfew',
		order: 'severity',
	});
	expect(parseCheckFilters({ order: 'time' })).toEqual({ ...NO_FILTERS, order: 'time' });
	expect(parseCheckFilters('curfew')).toBeNull();
});

test('CHK-21 by time, what is at the same time stays worst first, and what has no time comes last', () => {
	const worstFirst = [
		{ key: 'without', from: null },
		{ key: 'Sunday', from: SUNDAY },
		{ key: 'Saturday, worse', from: SATURDAY },
		{ key: 'Saturday', from: SATURDAY },
	];
	expect(byTime(worstFirst).map(({ key }) => key)).toEqual(['Saturday, worse', 'Saturday', 'Sunday', 'without']);
});
