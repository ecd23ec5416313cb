import { listActivityIdsOfVehicle } from '../activity/activity-id.store.ts';
import { byId, loggedEntity } from '../change/logged-entity.ts';
import { listVehicles, loggedVehicle, type VehicleState, vehicleRows } from './vehicle.store.ts';

export const vehicleLogged = loggedEntity<VehicleState>({
	entity: 'vehicle',
	readableWith: 'festival:read',
	requires: { driver_tel: 'phone:read' },
	states: async (db, ids) => byId(await listVehicles(db, ids && { ids }), loggedVehicle),
	undo: {
		references: ({ bandId }) => [['band', [bandId]]],
		isInUse: async (db, id) => (await listActivityIdsOfVehicle(db, id)).length > 0,
		...vehicleRows,
	},
});
