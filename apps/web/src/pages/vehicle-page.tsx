import { useParams } from '@tanstack/react-router';
import { useBands } from '../api/bands.ts';
import { useRow } from '../api/use-row.ts';
import { useVehicles } from '../api/vehicles.ts';
import { useActivitiesOf } from '../features/activity/use-activities-of.ts';
import { VehicleDetails } from '../features/vehicle/vehicle-details.tsx';
import { VehiclePlaceholder } from '../features/vehicle/vehicle-placeholder.tsx';
import { useLoggedFailure } from '../lib/use-logged-failure.ts';

/** One vehicle (SPEC.md section 2). */
export function VehiclePage() {
	const { id } = useParams({ from: '/vehicle/$id' });
	return <VehicleOf key={id} id={Number(id)} />;
}

function VehicleOf({ id }: { id: number }) {
	const { row: vehicle, ...state } = useRow(useVehicles(), id);
	const { data: bands } = useBands();
	const activities = useActivitiesOf('vehicle', id);
	useLoggedFailure('The vehicle', state.error);
	if (!vehicle) return <VehiclePlaceholder {...state} />;
	// Drawn once all is there: what comes later would push the rest down.
	if (activities.isLoading) return <VehiclePlaceholder {...state} isLoading />;
	const stage = bands?.find((band) => band.id === vehicle.band.id)?.stage;
	return <VehicleDetails vehicle={vehicle} stage={stage} activities={activities} />;
}
