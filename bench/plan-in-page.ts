import type { Instant, PlanRows } from '@crossload/domain';
import { planRuns } from './plan-runs.ts';

declare global {
	interface Window {
		/** Milliseconds in the middle of each thing that is measured. */
		measurePlan: (rows: PlanRows, now: Instant, rounds: number) => { what: string; median: number }[];
	}
}

window.measurePlan = (rows, now, rounds) =>
	planRuns(rows, now).map(({ what, isQuick, run }) => {
		const times: number[] = [];
		for (let round = 0; round < rounds * (isQuick ? 4 : 1) + 2; round++) {
			const started = performance.now();
			run(round);
			if (round >= 2) times.push(performance.now() - started);
		}
		return { what, median: times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN };
	});
