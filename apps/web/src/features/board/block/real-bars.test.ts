import type { Activity } from '@crossload/contract';
import { timeOfMinutes } from '@crossload/domain';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { realBars } from './real-bars.tsx';

/** Awaited since its planned start at minute 100. */
const ROW = { start: null, end: null, cancelled: null } as Activity;

test.each([
	['as planned has no bar', [100, 110], false],
	['a little later than planned has none', [102, 113], false],
	['later than planned has one', [101, 116], true],
	['sooner than planned has one', [90, 110], true],
] as const)('BRD-03 with days in the window what was %s', (_, [start, end], hasBar) => {
	const row = { ...ROW, start: timeOfMinutes(start), end: timeOfMinutes(end) };
	const facts = { row, plan: { from: 100, to: 110 }, drawn: 10, now: 200, estimate: undefined, until: 1_000 };
	expect(realBars({ ...facts, leastVisible: 5 }) !== null).toBe(hasBar);
	expect(realBars(facts)).not.toBeNull();
});

test.each([
	['as long as it is waited for', { drawn: 10, until: 1_000 }, 40 / 10],
	['on the scale of a block that is drawn longer than it is planned', { drawn: 40, until: 1_000 }, 40 / 40],
	['no further than the time line', { drawn: 40, until: 120 }, 20 / 40],
])('BRD-03 what really happens is drawn %s', (_, { drawn, until }, length) => {
	const bar = realBars({ row: ROW, plan: { from: 100, to: 110 }, drawn, now: 140, estimate: undefined, until });
	const style = isValidElement<{ style: object }>(bar) ? bar.props.style : null;
	expect(style).toEqual({ '--real-from': 0, '--real-length': length });
});
