import type { Vehicle } from '@crossload/contract';
import type { ParseStored } from '../../lib/persisted.ts';
import type { SortEntry } from '../../ui/data-table/column.ts';
import { parseSorting } from '../../ui/data-table/stored-choices.ts';
import { DEFAULT_SORTING } from './vehicle-columns.tsx';

/** What the vehicle list is narrowed to and how it is ordered, kept on the device as `vehicleFilters`. */
export interface VehicleFilters {
	/** Id of a vehicle type; null for all. */
	readonly type: string | null;
	readonly sorting: readonly SortEntry[];
}

export const NO_FILTERS: VehicleFilters = { type: null, sorting: DEFAULT_SORTING };

/**
 * Reads stored filters for a list of these columns; each that will not do is as if it had not been set: so is an order by
 * what only somebody else may see.
 */
export function parseFilters(columns: readonly string[]): ParseStored<VehicleFilters> {
	const readSorting = parseSorting(columns);
	return (stored) => {
		if (typeof stored !== 'object' || stored === null) return null;
		const { type, sorting } = stored as Partial<Record<keyof VehicleFilters, unknown>>;
		return {
			type: typeof type === 'string' && type !== '' ? type : null,
			sorting: readSorting(sorting) ?? DEFAULT_SORTING,
		};
	};
}

/** The vehicles of the type; a type that does not exist (any more) filters nothing. */
export function ofType<Row extends Pick<Vehicle, 'type'>>(
	vehicles: readonly Row[],
	type: string | null,
): readonly Row[] {
	return type === null ? vehicles : vehicles.filter((vehicle) => vehicle.type.id === type);
}
