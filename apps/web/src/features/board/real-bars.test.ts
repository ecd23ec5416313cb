import type { Activity } from '@crossload/contract';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { realBars } from './real-bars.tsx';

/** Awaited since its planned start at minute 100. */
const ROW = { start: null, end: null, cancelled: null } as Activity;

test.each([
	['as long as it is waited for', { drawn: 10, until: 1_000 }, 40 / 10],
	['on the scale of a block that is drawn longer than it is planned', { drawn: 40, until: 1_000 }, 40 / 40],
	['no further than the time line', { drawn: 40, until: 120 }, 20 / 40],
])('BRD-03 what really happens is drawn %s', (_, { drawn, until }, length) => {
	const bar = realBars({ row: ROW, plan: { from: 100, to: 110 }, drawn, now: 140, estimate: undefined, until });
	const style = isValidElement<{ style: object }>(bar) ? bar.props.style : null;
	expect(style).toEqual({ '--real-from': 0, '--real-length': length });
});
