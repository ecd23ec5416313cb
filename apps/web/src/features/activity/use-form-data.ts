import type { Activity, ActivityType, Band, PositionReference, Stage, Vehicle } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery, useActivities } from '../../api/activities.ts';
import { useBands } from '../../api/bands.ts';
import { usePositions } from '../../api/positions.ts';
import { stageListQuery } from '../../api/stages.ts';
import { useVehicles } from '../../api/vehicles.ts';
import { combinedState } from '../../lib/combined-state.ts';

/** Everything that an activity form offers to choose from. */
export interface FormData {
	readonly types: readonly ActivityType[];
	readonly bands: readonly Band[];
	readonly stages: readonly Stage[];
	readonly positions: readonly PositionReference[];
	readonly vehicles: readonly Vehicle[];
	/** For the festival's days, and for what stands in the way of a plan. */
	readonly activities: readonly Activity[];
}

/** Asks for it all; undefined until it is there, with the error when some of it cannot be had. */
export function useFormData(): { data: FormData | undefined; error: Error | null } {
	const types = useQuery(activityTypesQuery);
	const bands = useBands();
	const stages = useQuery(stageListQuery);
	const positions = usePositions();
	const vehicles = useVehicles();
	const activities = useActivities();
	if (!types.data || !bands.data || !stages.data || !positions.data || !vehicles.data || !activities.data) {
		const { error } = combinedState([types, bands, stages, positions, vehicles, activities]);
		return { data: undefined, error };
	}
	const data = {
		types: types.data,
		bands: bands.data,
		stages: stages.data,
		positions: positions.data,
		vehicles: vehicles.data,
		activities: activities.data,
	};
	return { data, error: null };
}
