import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bandListQuery } from '../api/bands.ts';
import { messageOf } from '../api/errors.ts';
import { vehicleListQuery, vehicleTypesQuery } from '../api/vehicles.ts';
import { VehicleOverview } from '../features/vehicle/vehicle-overview.tsx';
import { VEHICLE_TEXTS as texts } from '../features/vehicle/vehicle-texts.ts';
import { useLoggedFailure } from '../lib/use-logged-failure.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';

/** All vehicles (SPEC.md section 2). */
export function VehicleListPage() {
	const { data: vehicles, error, refetch } = useQuery(vehicleListQuery);
	const { data: types } = useQuery(vehicleTypesQuery);
	const { data: bands } = useQuery(bandListQuery);
	const stages = useMemo(() => new Map(bands?.map(({ id, stage }) => [id, stage])), [bands]);
	useLoggedFailure('The vehicles', error);
	if (vehicles) return <VehicleOverview vehicles={vehicles} types={types ?? []} stages={stages} />;
	return (
		<PageFrame title={texts.vehicles}>
			{error ? (
				<ErrorPanel message={messageOf(error, texts.loadFailed)} onRetry={() => void refetch()} />
			) : (
				<Panel>
					<SkeletonRows count={14} />
				</Panel>
			)}
		</PageFrame>
	);
}
