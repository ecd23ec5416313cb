import { type VehiclePass, vehiclePassCalls } from '@crossload/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { ApiError } from './errors.ts';

/** The pass of a vehicle, which gets one when it has none (ON-SITE.md, GATE-06). Throws as {@link request} does. */
export function vehiclePassQuery(vehicleId: number) {
	return queryOptions({
		queryKey: ['pass', 'of-vehicle', vehicleId],
		queryFn: ({ signal }) => readOrMakePass(vehicleId, signal),
		staleTime: 0,
		gcTime: 0,
	});
}

async function readOrMakePass(id: number, signal: AbortSignal): Promise<VehiclePass> {
	try {
		return await request(vehiclePassCalls.find, { id, signal });
	} catch (error) {
		if (!(error instanceof ApiError) || error.statusCode !== 404) throw error;
		return await request(vehiclePassCalls.renew, { id });
	}
}

/** Gives a vehicle a pass with a new code; the printed one is void. */
export function renewPass(vehicleId: number): Promise<VehiclePass> {
	return request(vehiclePassCalls.renew, { id: vehicleId });
}
