/**
 * `npm run bench -- plan`: what the rules of planning cost, from scratch and after one change, at three sizes, in Node and
 * in a browser whose processor is four times slower. In Node the processor time of the thread says what it costs, whatever
 * else the machine does; the median is what one waits. Then how far plan and estimates are from what happens in made-up
 * festivals.
 */
import { forecastErrors } from '../apps/server/src/testing/forecast-errors.ts';
import { festivalRows, NOW } from './plan-festival.ts';
import { printPlanInBrowser } from './plan-in-browser.ts';
import { type PlanRun, planRuns } from './plan-runs.ts';

const SIZES = [400, 2000, 20_000];
const ROUNDS = 25;
const CHANGES = 200;
const WARM_UP = 5;

/** Milliseconds of a run: mean processor time, and the median of the time that it took. */
function measure({ isQuick, run }: PlanRun): { cost: number; median: number } {
	const runs = isQuick ? CHANGES : ROUNDS;
	for (let round = 0; round < WARM_UP; round++) run(round);
	const times: number[] = [];
	const begun = process.threadCpuUsage();
	for (let round = 0; round < runs; round++) {
		const started = performance.now();
		run(round);
		times.push(performance.now() - started);
	}
	const { user, system } = process.threadCpuUsage(begun);
	times.sort((a, b) => a - b);
	return { cost: (user + system) / 1000 / runs, median: times[runs >> 1] ?? 0 };
}

const festivals = SIZES.map(festivalRows);

console.log('| Activities | What | Processor ms | Median ms |\n|---|---|---|---|');
for (const rows of festivals) {
	for (const planRun of planRuns(rows, NOW)) {
		const { cost, median } = measure(planRun);
		console.log(`| ${rows.activities.length} | ${planRun.what} | ${cost.toFixed(2)} | ${median.toFixed(2)} |`);
	}
}

console.log('\n| Activities | In a browser, 4× slower | Median ms |\n|---|---|---|');
await printPlanInBrowser(festivals, NOW);

console.log('\n| Festival | Activities | Plan, mean error in minutes | Estimates an hour before |\n|---|---|---|---|');
for (const seed of [1, 2, 3, 4, 5, 6]) {
	const { activities, ofPlan, ofEstimates } = forecastErrors({ size: 'usual', seed, now: NOW });
	console.log(`| ${seed} | ${activities} | ${ofPlan.toFixed(1)} | ${ofEstimates.toFixed(1)} |`);
}
