import {
	activeAlerts,
	changesOfMoves,
	compareTimes,
	DEFAULT_ALERT_SETTINGS,
	describeFinding,
	estimates,
	type FestivalTime,
	FindingsIndex,
	festivalTimeOf,
	type Instant,
	instantOf,
	later,
	MINUTE,
	type PlanRows,
	planActivity,
	RelationsIndex,
	readPlan,
	ripple,
	timeOfMinutes,
	whatWouldBreak,
} from '@crossload/domain';

/** One thing that is measured. */
export interface PlanRun {
	readonly what: string;
	/** After one change it takes so little that it is done more often. */
	readonly isQuick?: boolean;
	readonly run: (round: number) => void;
}

/** What the rules of planning do with a plan, from scratch and after one change. Runs in Node and in a browser. */
export function planRuns(rows: PlanRows, now: Instant): PlanRun[] {
	return [...findingRuns(rows), ...estimateRuns(rows, now), ...delayRuns(rows)];
}

function findingRuns(rows: PlanRows): PlanRun[] {
	const plan = readPlan(rows);
	const index = FindingsIndex.of(plan);
	return [
		{ what: 'rows → plan (times parsed)', run: () => readPlan(rows) },
		{ what: 'all findings', run: () => FindingsIndex.of(plan).findings() },
		{
			what: `the sentences of all ${index.findings().length}`,
			run: () => index.findings().map((finding) => describeFinding(finding, index.plan)),
		},
		{
			what: 'findings after one change',
			isQuick: true,
			run: (round) => {
				index.apply([{ entity: 'activity', ...movedActivity(rows, round) }]);
				index.findings();
			},
		},
		{
			what: 'what one move would break',
			isQuick: true,
			run: (round) => {
				const { id, row } = movedActivity(rows, round);
				whatWouldBreak(index, changesOfMoves(index.plan, [{ id, planned_end: timeOfMinutes(row.planned_end) }]));
			},
		},
	];
}

function estimateRuns(rows: PlanRows, now: Instant): PlanRun[] {
	const index = FindingsIndex.of(readPlan(rows));
	const relations = RelationsIndex.of(index.plan);
	return [
		{ what: 'relations and estimates from scratch', run: () => estimates(RelationsIndex.of(index.plan), now) },
		{ what: 'estimates a minute later', run: (round) => estimates(relations, later(now, round * MINUTE)) },
		{
			what: 'estimates and alerts a minute later',
			run: (round) => {
				activeAlerts(relations, { settings: DEFAULT_ALERT_SETTINGS, now: later(now, round * MINUTE) });
			},
		},
		{
			what: 'estimates after one change',
			isQuick: true,
			run: (round) => {
				const changes = [{ entity: 'activity', ...movedActivity(rows, round) }] as const;
				index.plan.apply(changes[0]);
				relations.update(changes);
				estimates(relations, now);
			},
		},
	];
}

/** Of the plan alone, nothing of it begun. */
function delayRuns({ activities, ...rows }: PlanRows): PlanRun[] {
	const planned = { ...rows, activities: activities.map((row) => ({ ...row, start: null, end: null })) };
	const index = FindingsIndex.of(readPlan(planned));
	const relations = RelationsIndex.of(index.plan);
	index.findings();
	const request = { moves: [laterShow(planned)], together: true };
	const changes = `${ripple(index, request, relations).changes.length} changes`;
	return [
		{ what: `ripple of a late show, ${changes}, from scratch`, run: () => ripple(index, request) },
		{ what: 'ripple of a late show, relations known', run: () => ripple(index, request, relations) },
	];
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
