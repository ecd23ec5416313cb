/**
 * `npm run bench -- plan`: what the rules of planning cost, from scratch and after one change, at three sizes. The
 * processor time of the thread says what it costs, whatever else the machine does; the median is what one waits. Then
 * how far plan and estimates are from what happens in made-up festivals.
 */
import {
	changesOfMoves,
	compareTimes,
	DEFAULT_ALERT_SETTINGS,
	describeFinding,
	estimates,
	type FestivalTime,
	FindingsIndex,
	festivalTimeOf,
	instantOf,
	later,
	MINUTE,
	type PlanRows,
	planActivity,
	RelationsIndex,
	readPlan,
	ripple,
	standingAlerts,
	timeOfMinutes,
	whatWouldBreak,
} from '@crossload/domain';
import { forecastErrors } from '../apps/server/src/demo/forecast-errors.ts';
import { festivalRows, NOW } from './plan-festival.ts';

const SIZES = [400, 2000, 20_000];
const ROUNDS = 25;
const CHANGES = 200;

interface Times {
	/** Mean processor time of a run. */
	readonly cost: number;
	/** Median of the time that a run took. */
	readonly median: number;
}

/** What so many runs take, in milliseconds, after a few that warm up. */
function measure(runs: number, run: (round: number) => void): Times {
	for (let round = 0; round < 5; round++) run(round);
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

function printRow(activities: number, what: string, { cost, median }: Times): void {
	console.log(`| ${activities} | ${what} | ${cost.toFixed(2)} | ${median.toFixed(2)} |`);
}

function benchFindings(wanted: number): void {
	const rows = festivalRows(wanted);
	const size = rows.activities.length;
	const plan = readPlan(rows);
	const index = FindingsIndex.of(plan);
	printRow(
		size,
		'rows → plan (times parsed)',
		measure(ROUNDS, () => readPlan(rows)),
	);
	printRow(
		size,
		'all findings',
		measure(ROUNDS, () => FindingsIndex.of(plan).findings()),
	);
	printRow(
		size,
		`the sentences of all ${index.findings().length}`,
		measure(ROUNDS, () => index.findings().map((finding) => describeFinding(finding, index.plan))),
	);
	printRow(
		size,
		'findings after one change',
		measure(CHANGES, (round) => {
			index.apply([{ entity: 'activity', ...movedActivity(rows, round) }]);
			index.findings();
		}),
	);
	printRow(
		size,
		'what one move would break',
		measure(CHANGES, (round) => {
			const { id, row } = movedActivity(rows, round);
			const planned_end = timeOfMinutes(row.planned_end);
			whatWouldBreak(index, changesOfMoves(index.plan, [{ id, planned_end }]));
		}),
	);
}

function benchEstimates(wanted: number): void {
	const rows = festivalRows(wanted);
	const size = rows.activities.length;
	const index = FindingsIndex.of(readPlan(rows));
	const relations = RelationsIndex.of(index.plan);
	printRow(
		size,
		'relations and estimates from scratch',
		measure(ROUNDS, () => estimates(RelationsIndex.of(index.plan), NOW)),
	);
	printRow(
		size,
		'estimates a minute later',
		measure(ROUNDS, (round) => estimates(relations, later(NOW, round * MINUTE))),
	);
	printRow(
		size,
		'estimates and alerts a minute later',
		measure(ROUNDS, (round) => {
			standingAlerts(relations, { settings: DEFAULT_ALERT_SETTINGS, now: later(NOW, round * MINUTE) });
		}),
	);
	printRow(
		size,
		'estimates after one change',
		measure(CHANGES, (round) => {
			const changes = [{ entity: 'activity', ...movedActivity(rows, round) }] as const;
			index.plan.apply(changes[0]);
			relations.update(changes);
			estimates(relations, NOW);
		}),
	);
}

function benchRipple(wanted: number): void {
	const rows = unmarked(festivalRows(wanted));
	const size = rows.activities.length;
	const index = FindingsIndex.of(readPlan(rows));
	const relations = RelationsIndex.of(index.plan);
	index.findings();
	const request = { moves: [laterShow(rows)], together: true };
	printRow(
		size,
		`ripple of a late show, ${ripple(index, request).changes.length} changes, from scratch`,
		measure(ROUNDS, () => ripple(index, request)),
	);
	printRow(
		size,
		'ripple of a late show, relations known',
		measure(ROUNDS, () => ripple(index, request, relations)),
	);
}

/** The plan alone, nothing of it begun. */
function unmarked(rows: PlanRows): PlanRows {
	return { ...rows, activities: rows.activities.map((row) => ({ ...row, start: null, end: null })) };
}

/** The first show, half an hour later. */
function laterShow({ activities }: PlanRows) {
	const show = activities
		.filter(({ activityType }) => activityType.id === 'show')
		.sort((a, b) => compareTimes(a.planned_start, b.planned_start))[0];
	if (!show?.planned_start || !show.planned_end) throw new Error('There are no shows.');
	const halfAnHourLater = (time: FestivalTime) => festivalTimeOf(later(instantOf(time), 30 * MINUTE));
	return {
		id: show.id,
		planned_start: halfAnHourLater(show.planned_start),
		planned_end: halfAnHourLater(show.planned_end),
	};
}

/** Another activity each round, ten minutes later than planned. */
function movedActivity({ activities }: PlanRows, round: number) {
	const row = activities[(round * 97) % activities.length];
	if (!row) throw new Error('There are no activities.');
	const tenLater = (time: FestivalTime | null) => time && festivalTimeOf(later(instantOf(time), 10 * MINUTE));
	const moved = { ...row, planned_start: tenLater(row.planned_start), planned_end: tenLater(row.planned_end) };
	return { id: row.id, row: planActivity(moved) };
}

console.log('| Activities | What | Processor ms | Median ms |\n|---|---|---|---|');
for (const size of SIZES) {
	benchFindings(size);
	benchEstimates(size);
	benchRipple(size);
}

console.log('\n| Festival | Activities | Plan, mean error in minutes | Estimates an hour before |\n|---|---|---|---|');
for (const seed of [1, 2, 3, 4, 5, 6]) {
	const { activities, ofPlan, ofEstimates } = forecastErrors({ size: 'usual', seed, now: NOW });
	console.log(`| ${seed} | ${activities} | ${ofPlan.toFixed(1)} | ${ofEstimates.toFixed(1)} |`);
}
