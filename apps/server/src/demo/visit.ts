import type { Instant } from '@crossload/domain';
import type { ActivityTypeId, VehicleTypeId } from './demo-festival.ts';
import type { Act } from './running-order.ts';
import type { SiteKind } from './sites.ts';

/** What a step is within an act's visit, in the order in which steps happen. */
export const STEP_ROLES = [
	'arrival',
	'checkin',
	'parkingBefore',
	'crossload',
	'loadin',
	'parkingAfter',
	'soundcheck',
	'show',
	'loadout',
	'crossloadBack',
	'departure',
	'stay',
	'service',
] as const;
export type StepRole = (typeof STEP_ROLES)[number];

/** One planned activity of an act. */
export interface Step {
	readonly role: StepRole;
	readonly typeId: ActivityTypeId;
	/** null for a point. */
	readonly from: Instant | null;
	readonly to: Instant;
	readonly vehicleKeys: readonly number[];
	readonly siteKind: SiteKind | null;
	readonly hasStage: boolean;
	/** 0 is always planned; of the others the lower ones are planned first. */
	readonly tier: number;
	readonly info?: string;
}

/** An act's time at the festival, from arrival to departure. */
export interface Visit {
	readonly act: Act;
	readonly bandKey: number;
	readonly steps: readonly Step[];
}

/** A vehicle as far as planning asks for it. */
export interface FleetVehicle {
	readonly key: number;
	readonly typeId: VehicleTypeId;
}

/** The times of a visit that the others are planned around. */
export interface Milestones {
	readonly checkin: Instant;
	readonly crossloads: readonly { from: Instant; to: Instant }[];
	readonly loadin: { readonly from: Instant; readonly to: Instant };
	readonly loadout: { readonly from: Instant; readonly to: Instant };
	readonly departure: Instant;
}
