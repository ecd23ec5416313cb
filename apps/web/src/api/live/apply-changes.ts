import type { LiveChange, LiveEntity, Position } from '@crossload/contract';
import { withUnsent } from '../offline/unsent-action.ts';
import { unsentActions } from '../offline/unsent-store.ts';
import { queryClient } from '../query-client.ts';
import { changeCached, changeEach } from './cached.ts';
import {
	derivePlaces,
	derivePresence,
	deriveUpcoming,
	knownVehicles,
	patchActivities,
	withUnsentMoves,
} from './derived.ts';
import { noteChanges } from './journal.ts';
import { LIVE_LISTS, type LiveRow } from './live-lists.ts';
import { isOlder, patchRows } from './patch-rows.ts';

/** Brings what is cached up to date with changed rows, wherever these came from. Nothing is asked for. */
export function applyChanges(told: readonly LiveChange[]): void {
	noteChanges(told);
	const changes = told.map((each) => ({ ...each, value: each.value && shownRow(each.entity, each.value) }));
	for (const list of LIVE_LISTS) changeCached<readonly LiveRow[]>(list.key, (rows) => patchRows(rows, changes, list));
	for (const { entity, id, value } of changes) {
		if (entity !== 'activity') continue;
		// The history is asked for by whoever has it open; it is no list of the festival.
		void queryClient.invalidateQueries({ queryKey: ['activity-history', id] });
		if (value === null) queryClient.removeQueries({ queryKey: ['activity', id], type: 'inactive' });
		else changeCached<LiveRow>(['activity', id], (known) => (isOlder(value, known) ? known : value));
	}
	const altered = new Set(changes.map(({ entity }) => entity));
	if (altered.has('activity')) deriveUpcoming((shown) => patchActivities(shown, changes));
	if (altered.has('vehicle')) derivePresence();
	if (altered.has('position')) changeCached<readonly Position[]>(['positions'], withUnsentMoves);
}

/** Puts in a row that a call has answered. */
export function putRow(entity: LiveEntity, row: LiveRow): void {
	applyChanges([{ entity, id: row.id, action: 'update', value: row }]);
}

/** Takes out a row that a call has removed. */
export function dropRow(entity: LiveEntity, id: number): void {
	applyChanges([{ entity, id, action: 'delete', value: null }]);
}

/** Shows rows anew wherever they stand, and what follows from them: something was done here, or is undone. */
export function reshow(anew: <Row extends LiveRow>(entity: LiveEntity, row: Row) => Row): void {
	const before = new Set(knownVehicles());
	for (const { entity, key } of LIVE_LISTS) {
		changeCached<readonly LiveRow[]>(key, (rows) => changeEach(rows, (row) => anew(entity, row)));
	}
	for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: ['activity'] })) {
		changeCached<LiveRow>(queryKey, (row) => anew('activity', row));
	}
	deriveUpcoming((shown) => changeEach(shown, (row) => anew('activity', row)));
	const moved = knownVehicles().filter((vehicle) => !before.has(vehicle));
	if (moved.length === 0) return;
	derivePresence();
	derivePlaces(moved);
}

/** A row as it is shown: with what was done here and is not sent yet. */
export function shownRow<Row extends LiveRow>(entity: LiveEntity, row: Row): Row {
	return withUnsent(entity, row, unsentActions());
}
