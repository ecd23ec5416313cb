import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useBands } from '../api/bands.ts';
import { isGone, useRow } from '../api/use-row.ts';
import { useVehicles, vehicleTypesQuery } from '../api/vehicles.ts';
import { VehicleForm } from '../features/vehicle/vehicle-form.tsx';
import { valuesOf } from '../features/vehicle/vehicle-form-values.ts';
import { toVehicle, VEHICLE_CRUMBS } from '../features/vehicle/vehicle-links.tsx';
import { VehiclePlaceholder } from '../features/vehicle/vehicle-placeholder.tsx';
import { VEHICLE_TEXTS as texts } from '../features/vehicle/vehicle-texts.ts';
import { combinedState } from '../lib/combined-state.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { useLastDefined } from '../ui/use-last-defined.ts';

/** The form of a vehicle (SPEC.md section 2). */
export function VehicleEditPage() {
	const { id } = useParams({ from: '/vehicle/edit/$id' });
	return <EditVehicle key={id} id={Number(id)} />;
}

function EditVehicle({ id }: { id: number }) {
	const { row, ...state } = useRow(useVehicles(), id);
	const vehicle = useLastDefined(row);
	const bands = useBands();
	const types = useQuery(vehicleTypesQuery);
	const choices = combinedState([bands, types]);
	const error = state.error ?? choices.error;
	const retry = () => {
		state.retry();
		choices.retry();
	};
	if (!vehicle || !bands.data || !types.data) {
		const isLoading = state.isLoading || (vehicle !== undefined && error === null);
		return <VehiclePlaceholder isLoading={isLoading} error={error} retry={retry} />;
	}
	return (
		<PageFrame title={texts.editTitle} crumbs={[...VEHICLE_CRUMBS, { label: vehicle.name, link: toVehicle(id) }]}>
			<VehicleForm
				id={id}
				initial={valuesOf(vehicle)}
				isGone={isGone(row, state)}
				bands={bands.data}
				types={types.data}
			/>
		</PageFrame>
	);
}
