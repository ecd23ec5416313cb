import type { Activity, DayStats, LiveChange, Position, Vehicle } from '@crossload/contract';
import { UPCOMING_TYPES, type UpcomingList, upcoming, vehiclePresence } from '@crossload/domain';
import { now } from '../../lib/now.ts';
import { entityOf } from '../offline/unsent-action.ts';
import { unsentActions } from '../offline/unsent-store.ts';
import { queryClient } from '../query-client.ts';
import { changeCached } from './cached.ts';
import { ACTIVITY_LIST } from './live-lists.ts';
import { patchRows } from './patch-rows.ts';
import { placed } from './placed.ts';

const UPCOMING_LISTS = Object.keys(UPCOMING_TYPES) as UpcomingList[];

/** The dashboard's next activities follow from all activities; without these, from those that it shows. */
export function deriveUpcoming(anew: (shown: readonly Activity[]) => readonly Activity[]): void {
	const all = queryClient.getQueryData<Activity[]>(ACTIVITY_LIST.key);
	for (const name of UPCOMING_LISTS) {
		changeCached<readonly Activity[]>(['next', name], (shown) => upcoming(name, all ?? anew(shown), now()));
	}
}

/** Activities of any list with changes put in. */
export function patchActivities(shown: readonly Activity[], changes: readonly LiveChange[]): readonly Activity[] {
	return patchRows(shown, changes, ACTIVITY_LIST) as readonly Activity[];
}

/** The vehicles' presence follows from all vehicles. */
export function derivePresence(): void {
	const presence = knownPresence();
	if (presence) changeCached(['vehicle-presence'], () => presence);
}

/** The presence of the vehicles that are cached, if they are. */
export function knownPresence(): DayStats[] | undefined {
	const vehicles = queryClient.getQueryData<Vehicle[]>(['vehicles']);
	return vehicles && vehiclePresence(vehicles);
}

/** The vehicles that are cached. */
export function knownVehicles(): readonly Vehicle[] {
	return queryClient.getQueryData<Vehicle[]>(['vehicles']) ?? [];
}

/** Shows vehicles where they stand now. */
export function derivePlaces(moved: readonly Vehicle[]): void {
	changeCached<readonly Position[]>(['positions'], (positions) => placed(positions, moved));
}

/** The positions as they are shown: what was done here and is not sent yet has moved vehicles. */
export function withUnsentMoves(positions: readonly Position[]): readonly Position[] {
	const open = unsentActions().filter((action) => action.refusal === null && entityOf(action) === 'activity');
	if (open.length === 0) return positions;
	const ids = new Set(open.map(({ id }) => id));
	const moved = knownVehicles().filter(({ activities }) => activities.some(({ id }) => ids.has(id)));
	return placed(positions, moved);
}
