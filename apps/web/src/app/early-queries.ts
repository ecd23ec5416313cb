import { activityListQuery } from '../api/activities.ts';
import { hasEarlyAnswers } from '../api/early-answers.ts';
import { queryClient } from '../api/query-client.ts';
import { stageListQuery } from '../api/stages.ts';
import { teamFunctionListQuery } from '../api/team-functions.ts';
import { vehicleListQuery } from '../api/vehicles.ts';
import { within } from '../lib/within.ts';

/** What the dashboard asks for, and start.js before the app is there. */
const QUERIES: readonly (() => Promise<unknown>)[] = [
	() => queryClient.prefetchQuery(activityListQuery),
	() => queryClient.prefetchQuery(stageListQuery),
	() => queryClient.prefetchQuery(teamFunctionListQuery),
	() => queryClient.prefetchQuery(vehicleListQuery),
];

/** In milliseconds. */
const A_MOMENT = 200;

/** Takes up what is about to come: a screen that is drawn once stands sooner than one drawn twice. */
export async function takeUpEarlyAnswers(): Promise<void> {
	if (!hasEarlyAnswers()) return;
	await within(A_MOMENT, Promise.all(QUERIES.map((ask) => ask())));
}
