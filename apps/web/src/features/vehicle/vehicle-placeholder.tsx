import { mdiTruckRemoveOutline } from '@mdi/js';
import type { RowState } from '../../api/use-row.ts';
import { RowPlaceholder } from '../../ui/row-placeholder.tsx';
import { TO_VEHICLES, VEHICLE_CRUMBS } from './vehicle-links.tsx';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';

/** Shown in place of a vehicle while it loads, when that has failed, or when it is gone. */
export function VehiclePlaceholder(state: Omit<RowState<never>, 'row'>) {
	return (
		<RowPlaceholder
			{...state}
			texts={{ ...texts, title: texts.vehicle, failed: texts.loadFailed }}
			crumbs={VEHICLE_CRUMBS}
			icon={mdiTruckRemoveOutline}
			toList={TO_VEHICLES}
		/>
	);
}
