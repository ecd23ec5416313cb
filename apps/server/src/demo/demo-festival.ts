import type { BandStatus, FestivalTime, PositionTag } from '@crossload/domain';

/** A made-up festival as plain data. Keys are places in the lists: `bandKey: 3` is `bands[3]`. */
export interface DemoFestival {
	readonly name: string;
	readonly stages: readonly DemoStage[];
	readonly positions: readonly DemoPosition[];
	readonly persons: readonly DemoPerson[];
	readonly teamFunctions: readonly DemoTeamFunction[];
	/** Minutes that a vehicle needs between two positions besides what is planned: the runs' times hold the drive. */
	readonly turnaround: number;
	readonly bands: readonly DemoBand[];
	readonly vehicles: readonly DemoVehicle[];
	readonly activities: readonly DemoActivity[];
}

export interface DemoStage {
	readonly name: string;
	readonly color: string;
	/** Minutes between two acts. */
	readonly changeover: number;
	/** 'HH:MM', of the night where it is before 06:00. */
	readonly curfew: string;
}

export interface DemoPosition {
	readonly name: string;
	readonly slug: string;
	readonly tag: PositionTag;
	/** Vehicles at once. */
	readonly capacity: number;
	/** The stage of a dock. */
	readonly stageKey: number | null;
}

export interface DemoPerson {
	readonly name: string;
	readonly tel: string | null;
	/** Comma-joined, in the order of the contract's PERSON_GROUPS. */
	readonly groups: string;
}

export interface DemoTeamFunction {
	readonly name: string;
	readonly memberKeys: readonly number[];
}

export interface DemoBand {
	readonly name: string;
	readonly status: BandStatus;
	readonly stageKey: number;
	readonly touringParty: string | null;
	readonly notes: string | null;
	readonly productionKey: number | null;
}

export interface DemoVehicle {
	readonly bandKey: number;
	readonly typeId: VehicleTypeId;
	readonly name: string;
	readonly licencePlate: string | null;
	readonly driver: string | null;
	readonly driverTel: string | null;
	readonly comment: string | null;
	readonly subVehicle: string | null;
	readonly subVehicleConnected: boolean | null;
}

export interface DemoActivity {
	readonly typeId: ActivityTypeId;
	readonly bandKey: number;
	readonly stageKey: number | null;
	readonly positionKey: number | null;
	readonly vehicleKeys: readonly number[];
	/** null for a point, which has its time in planned_end. */
	readonly planned_start: FestivalTime | null;
	readonly planned_end: FestivalTime;
	readonly start: FestivalTime | null;
	readonly end: FestivalTime | null;
	readonly info: string | null;
	/** Since when it is known not to take place, and why. */
	readonly cancelled: FestivalTime | null;
	readonly cancel_reason: string | null;
}

/** Ids of the seeded vehicle types. */
export type VehicleTypeId =
	| 'nightliner'
	| 'trailer40'
	| 'truck18'
	| 'truck7'
	| 'sprinter'
	| 'van'
	| 'car'
	| 'trailer'
	| 'shuttle';

/** Ids of the seeded activity types. */
export type ActivityTypeId =
	| 'arrival'
	| 'checkin'
	| 'parking'
	| 'loadin'
	| 'soundcheck'
	| 'show'
	| 'loadout'
	| 'crossload'
	| 'departure'
	| 'other';
