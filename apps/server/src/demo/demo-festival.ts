import type { Stage } from '@crossload/contract';
import type { FestivalTime } from '@crossload/domain';
import type { ActivityState } from '../features/activity/activity.store.ts';
import type { BandState } from '../features/band/band.store.ts';
import type { PersonValues } from '../features/person/person.store.ts';
import type { PositionState } from '../features/position/position.store.ts';
import type { VehicleState } from '../features/vehicle/vehicle.store.ts';

/** A made-up festival as it is to be stored, but for keys in place of ids: places in the lists, `bandKey: 3` is `bands[3]`. */
export interface DemoFestival {
	readonly name: string;
	readonly stages: readonly DemoStage[];
	readonly positions: readonly DemoPosition[];
	readonly persons: readonly PersonValues[];
	readonly teamFunctions: readonly DemoTeamFunction[];
	/** Minutes that a vehicle needs between two positions besides what is planned: the runs' times hold the drive. */
	readonly turnaround: number;
	readonly bands: readonly DemoBand[];
	readonly vehicles: readonly DemoVehicle[];
	readonly activities: readonly DemoActivity[];
}

export interface DemoStage extends Pick<Stage, 'name' | 'color' | 'changeover'> {
	/** 'HH:MM', of the night where it is before 06:00. */
	readonly curfew: string;
}

export interface DemoPosition extends Omit<PositionState, 'capacity' | 'stageId'> {
	/** Vehicles at once. */
	readonly capacity: number;
	/** The stage of a dock. */
	readonly stageKey: number | null;
}

export interface DemoTeamFunction {
	readonly name: string;
	readonly memberKeys: readonly number[];
}

export interface DemoBand extends Omit<BandState, 'stageId' | 'productionId'> {
	readonly stageKey: number;
	readonly productionKey: number | null;
}

export interface DemoVehicle extends Omit<VehicleState, 'bandId' | 'typeId'> {
	readonly bandKey: number;
	readonly typeId: VehicleTypeId;
}

type Named = 'activityTypeId' | 'bandId' | 'stageId' | 'positionId' | 'vehicleIds';

export interface DemoActivity extends Omit<ActivityState, Named | 'planned_end'> {
	readonly typeId: ActivityTypeId;
	readonly bandKey: number;
	readonly stageKey: number | null;
	readonly positionKey: number | null;
	readonly vehicleKeys: readonly number[];
	readonly planned_end: FestivalTime;
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
