import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBands } from '../api/bands.ts';
import { messageOf } from '../api/errors.ts';
import { useVehicles, vehicleTypesQuery } from '../api/vehicles.ts';
import { useShownRows } from '../entities/mine/mine-context.ts';
import { VehicleOverview } from '../features/vehicle/vehicle-overview.tsx';
import { VEHICLE_TEXTS as texts } from '../features/vehicle/vehicle-texts.ts';
import { useLoggedFailure } from '../lib/use-logged-failure.ts';
import { ListPlaceholder } from '../ui/list-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** All vehicles (SPEC.md section 2). */
export function VehicleListPage() {
	const { data, error, refetch } = useVehicles();
	const vehicles = useShownRows('vehicle', data);
	const { data: types } = useQuery(vehicleTypesQuery);
	const { data: bands } = useBands();
	const stages = useMemo(() => new Map(bands?.map(({ id, stage }) => [id, stage])), [bands]);
	useLoggedFailure('The vehicles', error);
	if (data) return <VehicleOverview vehicles={vehicles} types={types ?? []} stages={stages} />;
	return (
		<PageFrame title={texts.vehicles}>
			<ListPlaceholder failure={error && messageOf(error, texts.loadFailed)} retry={refetch} count={14} />
		</PageFrame>
	);
}
