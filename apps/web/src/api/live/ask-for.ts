import type { Activity, DayStats, LiveEntity, Position } from '@crossload/contract';
import { type UpcomingList, upcoming } from '@crossload/domain';
import type { QueryKey } from '@tanstack/react-query';
import { now } from '../../lib/now.ts';
import { shownRow } from './apply-changes.ts';
import { knownPresence, patchActivities, withUnsentMoves } from './derived.ts';
import { changesSince, journalPlace } from './journal.ts';
import { LIVE_LISTS, type LiveRow } from './live-lists.ts';
import { isOlder, patchRows } from './patch-rows.ts';

/** Asks for a list and brings the answer up to date with what was told while it was on its way. */
export async function askForRows<Row extends LiveRow>(key: QueryKey, ask: () => Promise<Row[]>): Promise<Row[]> {
	const place = journalPlace();
	const rows = await ask();
	const list = LIVE_LISTS.find((candidate) => candidate.key.join() === key.join());
	if (!list) return rows;
	return (patchRows(rows, changesSince(place), list) as Row[]).map((row) => shownRow(list.entity, row));
}

/** As {@link askForRows} for the positions, whose vehicles are shown where they were moved to here. */
export async function askForPositions(key: QueryKey, ask: () => Promise<Position[]>): Promise<Position[]> {
	return [...withUnsentMoves(await askForRows(key, ask))];
}

/** As {@link askForRows} for one row. */
export async function askForRow<Row extends LiveRow>(entity: LiveEntity, ask: () => Promise<Row>): Promise<Row> {
	const place = journalPlace();
	const row = await ask();
	const told = changesSince(place).findLast((change) => change.entity === entity && change.id === row.id)?.value;
	return shownRow(entity, told && !isOlder(told, row) ? (told as Row) : row);
}

/** As {@link askForRows} for one of the dashboard's lists. */
export async function askForUpcoming(name: UpcomingList, ask: () => Promise<Activity[]>): Promise<Activity[]> {
	const place = journalPlace();
	const rows = patchActivities(await ask(), changesSince(place));
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
