import { holds, type Right } from '@crossload/domain';
import { type FetchQueryOptions, hashKey } from '@tanstack/react-query';
import { activityListQuery, activityTypesQuery } from '../activities.ts';
import { bandListQuery } from '../bands.ts';
import { festivalQuery } from '../festival.ts';
import { personListQuery, productionQuery, teamQuery } from '../persons.ts';
import { acceptanceListQuery } from '../plan/acceptances.ts';
import { planSettingsQuery } from '../plan/plan-settings.ts';
import { positionListQuery } from '../positions.ts';
import { queryClient } from '../query-client.ts';
import { currentSession } from '../session-store.ts';
import { stageListQuery } from '../stages.ts';
import { teamFunctionListQuery } from '../team-functions.ts';
import { userListQuery } from '../users.ts';
import { vehicleListQuery, vehicleTypesQuery } from '../vehicles.ts';
import { connectionNow, onConnectionChange } from './connection.ts';

/** The screen that is open comes first: the rest is fetched so many milliseconds after live updates are on. */
const AFTER = 1_000;

type Listed = readonly [query: unknown, right: Right];

/** What screens show, and the right that its call requires. */
const FOR_ALL: readonly Listed[] = [
	...[activityListQuery, bandListQuery, vehicleListQuery, positionListQuery, stageListQuery, teamFunctionListQuery],
	...[activityTypesQuery, vehicleTypesQuery, festivalQuery, planSettingsQuery, acceptanceListQuery],
].map((query): Listed => [query, 'festival:read']);

/** The hashes of the queries that every device fetches as soon as it is live. */
export const PREFETCHED: ReadonlySet<string> = new Set(
	FOR_ALL.map(([query]) => hashKey((query as FetchQueryOptions).queryKey)),
);

const FOR_SOME: readonly Listed[] = [
	[personListQuery, 'person:read'],
	[teamQuery, 'person:read'],
	[productionQuery, 'person:read'],
	[userListQuery, 'user:write'],
];

let isPlanned = false;

/** Fetches what is not cached or out of date whenever this device is live: every screen then opens without a network. */
export function startPrefetch(): void {
	onConnectionChange(plan);
	queryClient.getQueryCache().subscribe((event) => {
		if (event.type === 'updated' && event.action.type === 'invalidate') plan();
	});
}

function plan(): void {
	if (isPlanned || connectionNow() !== 'live') return;
	isPlanned = true;
	setTimeout(() => {
		isPlanned = false;
		void fetchMissing();
	}, AFTER);
}

/** One after the other: the person at work on this device must not wait for it. */
async function fetchMissing(): Promise<void> {
	for (const [query, right] of [...FOR_ALL, ...FOR_SOME]) {
		if (connectionNow() !== 'live' || !holds(currentSession()?.user.permissions ?? [], right)) continue;
		const options = query as FetchQueryOptions;
		await queryClient.prefetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
	}
}
