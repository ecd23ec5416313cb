import { activityListQuery } from '../api/activities.ts';
import { hasEarlyResponses } from '../api/early-responses.ts';
import { queryClient } from '../api/query-client.ts';
import { stageListQuery } from '../api/stages.ts';
import { teamFunctionListQuery } from '../api/team-functions.ts';
import { within } from '../lib/within.ts';

/** Milliseconds that the first screen waits for them. */
const WAIT_MS = 200;

/** Waits a moment for early responses: a screen rendered once with its data is there sooner than one rendered twice. */
export async function awaitEarlyResponses(): Promise<void> {
	if (!hasEarlyResponses()) return;
	// What the dashboard fetches, and start.js before the app is there.
	const queries = [
		queryClient.prefetchQuery(activityListQuery),
		queryClient.prefetchQuery(stageListQuery),
		queryClient.prefetchQuery(teamFunctionListQuery),
	];
	await within(WAIT_MS, Promise.all(queries));
}
