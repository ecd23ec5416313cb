import type { Generated } from 'kysely';

export interface VehicleTypeTable {
	id: string;
	slug: string;
	name: string;
	color: string;
	sort_order: number;
}

export interface VehicleTable {
	id: Generated<number>;
	band_id: number;
	type_id: string;
	name: string;
	licence_plate: string | null;
	driver: string | null;
	driver_tel: string | null;
	comment: string | null;
	sub_vehicle: string | null;
	/** 1 yes, 0 no, null not said: a number, the same on both databases. */
	sub_vehicle_connected: number | null;
	version: number;
}
