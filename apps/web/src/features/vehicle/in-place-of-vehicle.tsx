import { mdiTruckRemoveOutline } from '@mdi/js';
import type { RowState } from '../../api/use-row.ts';
import { InPlaceOfRow } from '../../ui/in-place-of-row.tsx';
import { TO_VEHICLES, VEHICLE_CRUMBS } from './vehicle-links.tsx';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';

/** What stands there while a vehicle is on its way, cannot be had, or is gone. */
export function InPlaceOfVehicle({ isComing, error, retry }: Omit<RowState<never>, 'row'>) {
	return (
		<InPlaceOfRow
			isComing={isComing}
			error={error}
			retry={retry}
			texts={{ ...texts, title: texts.vehicle, failed: texts.loadFailed }}
			crumbs={VEHICLE_CRUMBS}
			icon={mdiTruckRemoveOutline}
			toList={TO_VEHICLES}
		/>
	);
}
