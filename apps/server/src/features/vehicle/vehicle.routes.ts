import { vehicleCalls } from '@crossload/contract';
import { expectFound } from '../../errors/domain-errors.ts';
import { type Route, read, write } from '../../http/route.ts';
import { changeVehicle, createVehicle, removeVehicle } from './vehicle.service.ts';
import { findVehicleDetail, listVehicles, listVehicleTypes } from './vehicle.store.ts';

export const vehicleRoutes: readonly Route[] = [
	read(vehicleCalls.list, (db) => listVehicles(db)),
	read(vehicleCalls.types, listVehicleTypes),
	read(vehicleCalls.get, async (db, { id }) => expectFound(await findVehicleDetail(db, id), 'This vehicle')),
	write(vehicleCalls.create, (work, { body }) => createVehicle(work, body)),
	write(vehicleCalls.update, async (work, { id, body }) => {
		await changeVehicle(work, id, body);
		return expectFound(await findVehicleDetail(work.trx, id), 'This vehicle');
	}),
	write(
		vehicleCalls.remove,
		async (work, { id, query }) => void (await removeVehicle(work, id, { cascade: query.cascade === 'true' })),
	),
];
