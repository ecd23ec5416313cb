import { type ActivityTimes, type Estimate, type Instant, type Minutes, timingOf } from '@crossload/domain';
import type { CSSProperties } from 'react';
import { addsToPlannedTime, estimateText, isTooLate, slackText } from '../../../entities/activity/estimate-text.ts';

interface ShadowFacts {
	readonly row: ActivityTimes;
	readonly estimate: Estimate | undefined;
	/** Where the plan begins. */
	readonly from: Minutes;
	/** Minutes that the block takes up, with its words. */
	readonly length: Minutes;
	/** Where the time line ends, and with it what is drawn. */
	readonly until: Minutes;
	/** A difference of fewer minutes than this cannot be seen. */
	readonly leastVisible?: Minutes | undefined;
	readonly now: Instant;
}

/** When a block is expected to happen, from its plan's start and as shares of all its room. */
export interface ExpectedShadow {
	readonly from: number;
	readonly length: number;
	readonly isTooLate: boolean;
}

/** The estimate of what has not begun and is expected at another time than planned, by the rule of the lists (EST-05). */
export function expectedInstead({
	row,
	estimate,
	now,
}: Pick<ShadowFacts, 'row' | 'estimate' | 'now'>): Estimate | null {
	if (row.start !== null || !estimate) return null;
	return addsToPlannedTime(estimate, timingOf(row, now)) ? estimate : null;
}

/** The shadow behind a block; null where there is none, or none to be seen. */
export function expectedShadow(facts: ShadowFacts): ExpectedShadow | null {
	const { from, length, until, leastVisible = 0 } = facts;
	const expected = expectedInstead(facts);
	if (expected === null || expected.by < leastVisible || expected.start >= until) return null;
	return {
		from: (expected.start - from) / length,
		length: (Math.min(expected.end, until) - expected.start) / length,
		isTooLate: isTooLate(expected),
	};
}

/** Set on the block, which draws its shadow without an element of its own. */
export function shadowStyle({ from, length }: ExpectedShadow): CSSProperties {
	return { '--expected-from': from, '--expected-length': length };
}

/** `≈ 17:52 (+12), 3 min too late`: what the lists show of it. */
export function expectedText(expected: Estimate, now: Instant): string {
	return [estimateText(expected, false, now), slackText(expected)].filter((text) => text !== null).join(', ');
}
