import { type Vehicle, vehicleCalls } from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { useRemoveWith, useSave } from './save.ts';
import { listQuery } from './sync/list-query.ts';
import { useRows } from './sync/use-rows.ts';

/** All vehicles with their activities, by band and name. */
export const vehicleListQuery = listQuery(['vehicles'], vehicleCalls.list);

/** All vehicles as they are shown, the outbox applied; with `select` what follows from them. */
export function useVehicles<Shown = Vehicle[]>(select?: (vehicles: Vehicle[]) => Shown) {
	return useRows('vehicle', vehicleListQuery, select);
}

/** Vehicle types; they are seeded and do not change while a page is open. */
export const vehicleTypesQuery = queryOptions({
	queryKey: ['vehicle-types'],
	queryFn: ({ signal }) => request(vehicleCalls.types, { signal }),
	staleTime: 5 * HOUR,
});

/** Creates or changes a vehicle; returns its id. */
export function useSaveVehicle() {
	return useSave(vehicleCalls);
}

/** Removes a vehicle; with `cascade` it leaves its activities first. */
export function useRemoveVehicle() {
	return useRemoveWith(vehicleCalls.remove);
}
