import { byId, loggedEntity } from '../change/logged-entity.ts';
import { type BandState, bandRows, findBand, listBands, loggedBand } from './band.store.ts';

export const bandLogged = loggedEntity<BandState>({
	entity: 'band',
	readableWith: 'festival:read',
	requires: { productionId: 'phone:read' },
	states: async (db, ids) => byId(await listBands(db, ids), loggedBand),
	undo: {
		references: ({ stageId, productionId }) => [
			['stage', [stageId]],
			['person', [productionId]],
		],
		isInUse: async (db, id) => {
			const band = await findBand(db, id);
			return band !== undefined && band.vehicles.length + band.activities.length > 0;
		},
		...bandRows,
	},
});
