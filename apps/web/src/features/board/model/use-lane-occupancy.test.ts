import { ACTIVITY_FIELDS, type ActivityRow, instantOf, type PlanRows, timeOfMinutes } from '@crossload/domain';
import { expect, test } from 'vitest';
import { estimatesOf, planModelOf } from '../../../api/plan/plan-model.ts';
import { standingActivities } from '../cards/standing-activities.ts';
import { occupancyLookup } from './use-lane-occupancy.ts';

const START = 29_700_000;
const [DOCK, YARD] = [1, 2];

function loadIn(id: number, from: number, to: number): ActivityRow {
	return {
		id,
		activityType: { id: 'loadin', name: 'Load-in', timeMode: 'range', allowedFields: ACTIVITY_FIELDS },
		stage: null,
		band: null,
		position: { id: DOCK },
		vehicles: [],
		planned_start: timeOfMinutes(START + from),
		planned_end: timeOfMinutes(START + to),
		start: null,
		end: null,
	};
}

function lookupAt(minute: number, ...activities: readonly ActivityRow[]) {
	const positions = [DOCK, YARD].map((id) => ({ id, name: `Place ${id}`, tag: 'SA' as const, capacity: 2 }));
	const rows: PlanRows = { activities, positions, stages: [], vehicles: [], bands: [] };
	return occupancyLookup(rows, estimatesOf(planModelOf(rows), instantOf(timeOfMinutes(START + minute))));
}

test('BRD-01 a lane has the steps that are expected, and each is made of those that its card names', () => {
	const lane = lookupAt(300, loadIn(1, 100, 160), loadIn(2, 290, 310), loadIn(3, 310, 330)).get(DOCK);
	if (!lane) throw new Error('The dock has no occupancy');
	expect(lane.capacity).toBe(2);
	const steps = lane.steps.map((step) => ({
		...{ from: step.from - START, to: step.to - START, count: step.count },
		who: standingActivities(lane.standings, step).map(({ activityId }) => activityId),
	}));
	expect(steps).toEqual([
		{ from: 300, to: 310, count: 1, who: [2] },
		{ from: 310, to: 320, count: 2, who: [2, 3] },
		{ from: 320, to: 330, count: 1, who: [3] },
	]);
});

test('BRD-01 an occupancy is worked out once; an empty position has no steps, an unknown one no occupancy', () => {
	const lookup = lookupAt(0, loadIn(1, 100, 160));
	expect(lookup.get(DOCK)?.steps).toHaveLength(1);
	expect(lookup.get(DOCK)).toBe(lookup.get(DOCK));
	expect(lookup.get(YARD)?.steps).toEqual([]);
	expect(lookup.get(3)).toBeUndefined();
});
