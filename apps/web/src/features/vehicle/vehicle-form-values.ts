import type { Vehicle, VehicleCreate } from '@crossload/contract';
import { blankAsNull } from '../../lib/blank-as-null.ts';
import type { Base } from '../../ui/form/merge.ts';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';

/** What the fields of the vehicle form hold. */
export interface VehicleValues {
	/** Id of the band; null until one is chosen. */
	readonly band: string | null;
	readonly type: string | null;
	readonly name: string;
	readonly licence_plate: string;
	readonly driver: string;
	readonly driver_tel: string;
	readonly comment: string;
	readonly subVehicle: string;
	/** Null: not known. */
	readonly subVehicleConnected: 'yes' | 'no' | null;
}

/** An empty form, perhaps for a vehicle of a band. */
export function newVehicle(bandId: number | null): VehicleValues {
	return {
		band: bandId === null ? null : String(bandId),
		type: null,
		name: '',
		licence_plate: '',
		driver: '',
		driver_tel: '',
		comment: '',
		subVehicle: '',
		subVehicleConnected: null,
	};
}

/** The form of a vehicle as it is. */
export function valuesOf(vehicle: Vehicle): Base<VehicleValues> {
	const { band, type, name, licence_plate, driver, driver_tel, comment, subVehicle, version } = vehicle;
	const values: VehicleValues = {
		band: String(band.id),
		type: type.id,
		name,
		licence_plate: licence_plate ?? '',
		driver: driver ?? '',
		driver_tel: driver_tel ?? '',
		comment: comment ?? '',
		subVehicle: subVehicle ?? '',
		subVehicleConnected: connectedOf(vehicle),
	};
	return { values, version };
}

function connectedOf({ subVehicleConnected }: Vehicle): VehicleValues['subVehicleConnected'] {
	if (subVehicleConnected === null) return null;
	return subVehicleConnected ? 'yes' : 'no';
}

/** What is missing, by field (SPEC.md section 5). */
export function faultsOf({ band, type, name }: VehicleValues): Partial<Record<keyof VehicleValues, string>> {
	return {
		...(band === null && { band: texts.required }),
		...(type === null && { type: texts.required }),
		...(name.trim() === '' && { name: texts.required }),
	};
}

/** What is sent; an empty text says nothing, and nothing can be connected without a sub vehicle. */
export function bodyOf(values: VehicleValues): VehicleCreate {
	const { band, type, name, subVehicle, subVehicleConnected } = values;
	const hasSubVehicle = subVehicle.trim() !== '';
	return {
		band: { id: Number(band) },
		type: { id: type ?? '' },
		name,
		licence_plate: blankAsNull(values.licence_plate),
		driver: blankAsNull(values.driver),
		driver_tel: blankAsNull(values.driver_tel),
		comment: blankAsNull(values.comment),
		subVehicle: hasSubVehicle ? subVehicle : null,
		subVehicleConnected: hasSubVehicle && subVehicleConnected !== null ? subVehicleConnected === 'yes' : null,
	};
}
