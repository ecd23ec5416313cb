import type { MineRows } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { vehicleIdsByActivity } from '../activity/activity-brief.store.ts';

/** The festival's rows as far as they decide what is whose (ON-SITE.md, MINE-01). */
export async function findMineRows(db: Db): Promise<MineRows> {
	const referenceTo = (id: number | null) => (id === null ? null : { id });
	const vehicleIds = await vehicleIdsByActivity(db);
	const activities = await db
		.selectFrom('activity')
		.select(['id', 'type_id', 'band_id', 'stage_id', 'position_id'])
		.execute();
	const bands = await db.selectFrom('band').select(['id', 'stage_id']).execute();
	const positions = await db.selectFrom('position').select(['id', 'stage_id']).execute();
	return {
		activity: byId(
			activities.map(({ id, type_id, band_id, stage_id, position_id }) => ({
				id,
				activityType: { id: type_id },
				band: referenceTo(band_id),
				stage: referenceTo(stage_id),
				position: referenceTo(position_id),
				vehicles: (vehicleIds.get(id) ?? []).map((vehicleId) => ({ id: vehicleId })),
			})),
		),
		band: byId(bands.map(({ id, stage_id }) => ({ id, stage: { id: stage_id } }))),
		position: byId(positions.map(({ id, stage_id }) => ({ id, stage: referenceTo(stage_id) }))),
		vehicle: byId(await db.selectFrom('vehicle').select('id').execute()),
		stage: byId(await db.selectFrom('stage').select('id').execute()),
	};
}

function byId<T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> {
	return new Map(rows.map((row) => [row.id, row]));
}
