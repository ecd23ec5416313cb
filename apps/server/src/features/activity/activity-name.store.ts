import type { Db } from '../../db/database.ts';
import { bandNames } from '../band/band-name.store.ts';
import type { LoggedActivity } from './activity.store.ts';
import { listActivityTypes } from './activity-brief.store.ts';

/** What activities are called: type and band, 'Load-in Wolf Ink'; a band that is gone as it was last called. */
export async function activityNames(
	db: Db,
	states: readonly Pick<LoggedActivity, 'activityTypeId' | 'bandId'>[],
): Promise<string[]> {
	const types = new Map((await listActivityTypes(db)).map(({ id, name }) => [id, name]));
	const bands = await bandNames(
		db,
		states.flatMap(({ bandId }) => bandId ?? []),
	);
	return states.map(({ activityTypeId, bandId }) => {
		const band = bandId === null ? undefined : bands.get(bandId);
		return [types.get(activityTypeId) ?? 'Activity', band].filter((word) => word !== undefined).join(' ');
	});
}
