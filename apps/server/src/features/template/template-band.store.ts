import type { TemplateBand } from '@crossload/domain';
import type { Db } from '../../db/database.ts';

/** All bands as templates are applied to them, their vehicles by id. */
export async function listTemplateBands(db: Db): Promise<TemplateBand[]> {
	const bands = await db.selectFrom('band').select(['id', 'stage_id']).execute();
	const vehicles = await db.selectFrom('vehicle').select(['id', 'type_id', 'band_id']).orderBy('id').execute();
	const byBand = Map.groupBy(vehicles, ({ band_id }) => band_id);
	return bands.map(({ id, stage_id }) => ({
		id,
		stageId: stage_id,
		vehicles: (byBand.get(id) ?? []).map((vehicle) => ({ id: vehicle.id, typeId: vehicle.type_id })),
	}));
}
