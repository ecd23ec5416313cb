import { vehicleCalls } from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Removal } from './bands.ts';
import { request } from './client.ts';
import { whatHasChanged } from './freshness.ts';
import { dropRow } from './live/apply-changes.ts';
import { askForRows } from './live/ask-for.ts';
import { useSave } from './save.ts';

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

/** Creates or changes a vehicle; answers its id. */
export function useSaveVehicle() {
	return useSave(vehicleCalls);
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
