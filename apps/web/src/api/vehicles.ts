import { type VehicleCreate, type VehicleUpdate, vehicleCalls } from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Removal } from './bands.ts';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { dropRow } from './live/apply-changes.ts';
import { askForRows } from './live/ask-for.ts';

/** All vehicles with their activities, by band and name. */
export const vehicleListQuery = queryOptions({
	queryKey: ['vehicles'],
	queryFn: ({ signal, queryKey }) => askForRows(queryKey, () => request(vehicleCalls.list, { signal })),
});

/** Vehicle types; they are seeded and do not change while a page is open. */
export const vehicleTypesQuery = queryOptions({
	queryKey: ['vehicle-types'],
	queryFn: ({ signal }) => request(vehicleCalls.types, { signal }),
	staleTime: 5 * HOUR,
});

/** What the form saves: with an id a change of that vehicle, without one a new vehicle. */
export type VehicleSave =
	| { readonly id: number; readonly body: VehicleUpdate }
	| { readonly id?: undefined; readonly body: VehicleCreate };

/** Creates or changes a vehicle; answers its id. */
export function useSaveVehicle() {
	return useMutation({
		mutationFn: async (save: VehicleSave): Promise<{ id: number }> => {
			if (save.id === undefined) return request(vehicleCalls.create, { body: save.body });
			const { id } = await request(vehicleCalls.update, { id: save.id, body: save.body });
			return { id };
		},
		onSettled: whatHasChanged,
	});
}

/** Removes a vehicle; with `cascade` it leaves its activities first. */
export function useRemoveVehicle() {
	return useMutation({
		mutationFn: ({ id, cascade }: Removal) =>
			request(vehicleCalls.remove, { id, query: cascade ? { cascade: 'true' } : {} }),
		onSuccess: (_answer, { id }) => dropRow('vehicle', id),
		onSettled: whatHasChanged,
	});
}
