import type { Db } from '../../db/database.ts';
import { bandNames } from '../band/band-name.store.ts';
import type { VehicleState } from './vehicle.store.ts';

/** What vehicles are called where none stands beside its band: 'Wolf Ink, Sprinter, B-HK 5051'. */
export async function vehicleNames(
	db: Db,
	states: readonly Pick<VehicleState, 'bandId' | 'name' | 'licence_plate'>[],
): Promise<string[]> {
	const bands = await bandNames(
		db,
		states.map(({ bandId }) => bandId),
	);
	return states.map(({ bandId, name, licence_plate }) =>
		[bands.get(bandId), name, licence_plate].filter(Boolean).join(', '),
	);
}
