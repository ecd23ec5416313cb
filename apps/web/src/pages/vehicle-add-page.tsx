import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useBands } from '../api/bands.ts';
import { vehicleTypesQuery } from '../api/vehicles.ts';
import { NoBands, VehicleForm } from '../features/vehicle/vehicle-form.tsx';
import { newVehicle } from '../features/vehicle/vehicle-form-values.ts';
import { VEHICLE_CRUMBS } from '../features/vehicle/vehicle-links.tsx';
import { VehiclePlaceholder } from '../features/vehicle/vehicle-placeholder.tsx';
import { VEHICLE_TEXTS as texts } from '../features/vehicle/vehicle-texts.ts';
import { combinedState } from '../lib/combined-state.ts';
import { PageFrame } from '../ui/page-frame.tsx';

/** The form for a new vehicle, perhaps of the band that the address names (SPEC.md section 2, VEH-05). */
export function VehicleAddPage() {
	const { contextBand } = useParams({ from: '/vehicle/add/{-$contextBand}' });
	const bands = useBands();
	const types = useQuery(vehicleTypesQuery);
	if (!bands.data || !types.data) {
		const state = combinedState([bands, types]);
		return <VehiclePlaceholder isLoading={state.error === null} {...state} />;
	}
	const band = bands.data.find(({ id }) => `${id}` === contextBand);
	return (
		<PageFrame title={texts.addTitle} crumbs={VEHICLE_CRUMBS}>
			{bands.data.length === 0 ? (
				<NoBands />
			) : (
				<VehicleForm
					key={contextBand}
					initial={{ values: newVehicle(band?.id ?? null), version: undefined }}
					bands={bands.data}
					types={types.data}
				/>
			)}
		</PageFrame>
	);
}
