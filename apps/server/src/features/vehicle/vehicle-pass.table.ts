export interface VehiclePassTable {
	/** May be of a vehicle that is removed: its code is worth nothing until the vehicle comes back. */
	vehicle_id: number;
	code: string;
}
