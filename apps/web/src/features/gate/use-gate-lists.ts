import type { Activity, Band, Position, Vehicle } from '@crossload/contract';
import { useMemo } from 'react';
import { useActivities } from '../../api/activities.ts';
import { useBands } from '../../api/bands.ts';
import { usePositions } from '../../api/positions.ts';
import { useVehicles } from '../../api/vehicles.ts';
import { byId } from '../../lib/by-id.ts';
import { combinedState } from '../../lib/combined-state.ts';

/** The lists that a gate needs. */
export interface GateLists {
	readonly activities: readonly Activity[];
	readonly vehicles: readonly Vehicle[];
	readonly positions: readonly Position[];
	/** By id. */
	readonly bands: ReadonlyMap<number, Band>;
	readonly vehicleById: ReadonlyMap<number, Vehicle>;
}

/** The lists as they are shown, the outbox applied; undefined until all are loaded. */
export function useGateLists() {
	const activities = useActivities();
	const vehicles = useVehicles();
	const positions = usePositions();
	const bands = useBands();
	const lists = useMemo((): GateLists | undefined => {
		if (!activities.data || !vehicles.data || !positions.data || !bands.data) return undefined;
		return {
			activities: activities.data,
			vehicles: vehicles.data,
			positions: positions.data,
			bands: byId(bands.data),
			vehicleById: byId(vehicles.data),
		};
	}, [activities.data, vehicles.data, positions.data, bands.data]);
	return { lists, ...combinedState([activities, vehicles, positions, bands]) };
}
