import type { Db } from '../../db/database.ts';
import { lastStatesOf } from '../../db/logged-states.store.ts';
import type { LoggedActivity } from './activity.store.ts';
import { listActivityTypes } from './activity-brief.store.ts';

/** What activities are called: type and band, 'Load-in Wolf Ink'; a band that is gone as it was last called. */
export async function activityNames(
	db: Db,
	states: readonly Pick<LoggedActivity, 'activityTypeId' | 'bandId'>[],
): Promise<string[]> {
	const types = new Map((await listActivityTypes(db)).map(({ id, name }) => [id, name]));
	const bands = await bandNames(db, states);
	return states.map(({ activityTypeId, bandId }) => {
		const band = bandId === null ? undefined : bands.get(bandId);
		return [types.get(activityTypeId) ?? 'Activity', band].filter((word) => word !== undefined).join(' ');
	});
}

async function bandNames(
	db: Db,
	states: readonly Pick<LoggedActivity, 'bandId'>[],
): Promise<ReadonlyMap<number, string>> {
	const ids = new Set(states.flatMap(({ bandId }) => bandId ?? []));
	if (ids.size === 0) return new Map();
	// A festival has few bands: to read all is one short query, however many are asked for.
	const rows = await db.selectFrom('band').select(['id', 'name']).execute();
	const names = new Map(rows.map(({ id, name }) => [id, name]));
	const gone = [...ids].filter((id) => !names.has(id));
	for (const [id, { name }] of await lastStatesOf(db, 'band', gone)) names.set(id, String(name));
	return names;
}
