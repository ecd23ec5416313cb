import { expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import { instantOf } from '../time.ts';
import type { ActiveAlert } from './alert.ts';
import { alertTransitions, type RaisedAlert } from './alert-transitions.ts';

const alert = (key: string, text = 'Late.'): ActiveAlert => ({
	...{ key, kind: 'slack', activities: [1], stageId: null, positionId: null, bandId: null, vehicleId: null },
	text,
});
const raised = (key: string, until: string | null = null): RaisedAlert => ({
	...alert(key),
	until: until === null ? null : instantOf(at(until)),
});

test.each<[string, RaisedAlert[], ActiveAlert[], string[]]>([
	['a new one is raised', [], [alert('a')], ['raise a']],
	['an open one that stays the same is left alone', [raised('a')], [alert('a')], []],
	['an open one says something else', [raised('a')], [alert('a', 'Too late.')], ['keep a']],
	['its cause is gone', [raised('a')], [], ['end a']],
	['ten minutes after its end it goes on', [raised('a', '17:20')], [alert('a')], ['go on a']],
	['eleven minutes after its end it is a new one', [raised('a', '17:19')], [alert('a')], ['raise a']],
	['an ended one ends no more', [raised('a', '17:20')], [], []],
])('ALRT-08 %s', (_what, before, ...[active, expected]) => {
	const { raise, keep, end } = alertTransitions(before, active, instantOf(at('17:30')));
	const happens = [
		...raise.map(({ key }) => `raise ${key}`),
		...keep.map(({ raised: { until }, now: { key } }) => `${until === null ? 'keep' : 'go on'} ${key}`),
		...end.map(({ key }) => `end ${key}`),
	];
	expect(happens).toEqual(expected);
});
