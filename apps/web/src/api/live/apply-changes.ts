import type { Activity, DayStats, LiveChange, LiveEntity, Vehicle } from '@crossload/contract';
import { UPCOMING_TYPES, type UpcomingList, upcoming, vehiclePresence } from '@crossload/domain';
import type { QueryKey } from '@tanstack/react-query';
import { now } from '../../lib/now.ts';
import { withUnsent } from '../offline/unsent-action.ts';
import { unsentActions } from '../offline/unsent-store.ts';
import { queryClient } from '../query-client.ts';
import { changesSince, journalPlace, noteChanges } from './journal.ts';
import { LIVE_LISTS, type LiveRow } from './live-lists.ts';
import { isOlder, patchRows } from './patch-rows.ts';

const UPCOMING_LISTS = Object.keys(UPCOMING_TYPES) as UpcomingList[];

/** Brings what is cached up to date with changed rows, wherever these came from. Nothing is asked for. */
export function applyChanges(told: readonly LiveChange[]): void {
	noteChanges(told);
	const changes = told.map((each) => ({ ...each, value: each.value && shownRow(each.entity, each.value) }));
	for (const list of LIVE_LISTS) change<LiveRow[]>(list.key, (rows) => patchRows(rows, changes, list) as LiveRow[]);
	for (const { entity, id, value } of changes) {
		if (entity !== 'activity') continue;
		// The history is asked for by whoever has it open; it is no list of the festival.
		void queryClient.invalidateQueries({ queryKey: ['activity-history', id] });
		if (value === null) queryClient.removeQueries({ queryKey: ['activity', id], type: 'inactive' });
		else change<LiveRow>(['activity', id], (known) => (isOlder(value, known) ? known : value));
	}
	deriveUpcoming(changes);
	if (changes.some(({ entity }) => entity === 'vehicle')) derivePresence();
}

/** Puts in a row that a call has answered. */
export function putRow(entity: LiveEntity, row: LiveRow): void {
	applyChanges([{ entity, id: row.id, action: 'update', value: row }]);
}

/** Takes out a row that a call has removed. */
export function dropRow(entity: LiveEntity, id: number): void {
	applyChanges([{ entity, id, action: 'delete', value: null }]);
}

/** Asks for a list and brings the answer up to date with what was told while it was on its way. */
export async function askForRows<Row extends LiveRow>(key: QueryKey, ask: () => Promise<Row[]>): Promise<Row[]> {
	const place = journalPlace();
	const rows = await ask();
	const list = LIVE_LISTS.find((candidate) => candidate.key.join() === key.join());
	if (!list) return rows;
	return (patchRows(rows, changesSince(place), list) as Row[]).map((row) => shownRow(list.entity, row));
}

/** As {@link askForRows} for one row. */
export async function askForRow<Row extends LiveRow>(entity: LiveEntity, ask: () => Promise<Row>): Promise<Row> {
	const place = journalPlace();
	const row = await ask();
	const told = changesSince(place).findLast((change) => change.entity === entity && change.id === row.id)?.value;
	return shownRow(entity, told && !isOlder(told, row) ? (told as Row) : row);
}

/** A row as it is shown: with what was done here and is not sent yet. */
export function shownRow<Row extends LiveRow>(entity: LiveEntity, row: Row): Row {
	return withUnsent(entity, row, unsentActions());
}

/** The dashboard's next activities follow from all activities; without these, from those that it shows. */
function deriveUpcoming(changes: readonly LiveChange[]): void {
	const list = LIVE_LISTS.find(({ entity }) => entity === 'activity');
	if (!list || !changes.some(({ entity }) => entity === 'activity')) return;
	const all = queryClient.getQueryData<Activity[]>(list.key);
	for (const name of UPCOMING_LISTS) {
		change<Activity[]>(['next', name], (shown) =>
			upcoming(name, all ?? (patchRows(shown, changes, list) as Activity[]), now()),
		);
	}
}

/** As {@link askForRows} for one of the dashboard's lists. */
export async function askForUpcoming(name: UpcomingList, ask: () => Promise<Activity[]>): Promise<Activity[]> {
	const place = journalPlace();
	const told = await ask();
	const list = LIVE_LISTS.find(({ entity }) => entity === 'activity');
	const rows = list ? (patchRows(told, changesSince(place), list) as Activity[]) : told;
	return upcoming(
		name,
		rows.map((row) => shownRow('activity', row)),
		now(),
	);
}

/** As {@link askForRows} for the vehicles' presence, which follows from all vehicles. */
export async function askForPresence(ask: () => Promise<DayStats[]>): Promise<DayStats[]> {
	const place = journalPlace();
	const told = await ask();
	const isChanged = changesSince(place).some(({ entity }) => entity === 'vehicle');
	return (isChanged && knownPresence()) || told;
}

function derivePresence(): void {
	const presence = knownPresence();
	if (presence) change(['vehicle-presence'], () => presence);
}

/** The presence of the vehicles that are cached, if they are. */
function knownPresence(): DayStats[] | undefined {
	const vehicles = queryClient.getQueryData<Vehicle[]>(['vehicles']);
	return vehicles && vehiclePresence(vehicles);
}

/** Changes what is cached under a key, if something is. What was to be asked for anew still is. */
function change<Data>(queryKey: QueryKey, next: (data: Data) => Data): void {
	const query = queryClient.getQueryCache().find<Data>({ queryKey, exact: true });
	const { data, isInvalidated } = query?.state ?? {};
	if (query === undefined || data === undefined) return;
	const changed = next(data);
	if (changed === data) return;
	query.setData(changed, { manual: true });
	if (isInvalidated) query.invalidate();
}
