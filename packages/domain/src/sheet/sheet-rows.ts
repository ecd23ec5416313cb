import type { ActivityTypeFacts } from '../activity/activity-type.ts';
import type { ActivityTimes } from '../activity/status.ts';

interface Named {
	readonly id: number;
	readonly name: string;
}

/** An activity as far as sheets ask for it. */
export interface SheetActivity extends ActivityTimes {
	readonly id: number;
	readonly activityType: ActivityTypeFacts;
	readonly band: Named | null;
	readonly stage: Named | null;
	readonly position: Named | null;
	readonly vehicles: readonly Named[];
	readonly info: string | null;
}

export interface SheetVehicle extends Named {
	readonly licence_plate: string | null;
	readonly driver: string | null;
	/** Null for readers without the right phone:read. */
	readonly driver_tel: string | null;
	readonly comment: string | null;
	readonly subVehicle: string | null;
	readonly band: Named;
	readonly type: { readonly slug: string; readonly name: string };
}

export interface SheetBand extends Named {
	readonly stage: Named;
	readonly touringParty: string | null;
	readonly notes: string | null;
	/** Null for readers without the right phone:read. */
	readonly production: (Named & { readonly tel: string | null }) | null;
}

export interface SheetStage extends Named {
	/** Minutes between two bands. */
	readonly changeover: number;
	/** By the festival's clock: `HH:MM`. */
	readonly curfew: string | null;
}

export interface SheetPosition extends Named {
	readonly tag: string;
	readonly capacity: number | null;
	/** The stage whose dock it is. */
	readonly stage: Named | null;
}

export interface SheetFunction extends Named {
	readonly radio: string | null;
	/** Empty: all. */
	readonly stageIds: readonly number[];
	readonly activeMembers: readonly (Named & { readonly tel: string | null })[];
}

/** What sheets are made of (IN-AND-OUT, SHEET-01), as the reader may see it: lists in the order of the list calls. */
export interface SheetRows {
	readonly activities: readonly SheetActivity[];
	readonly vehicles: readonly SheetVehicle[];
	readonly bands: readonly SheetBand[];
	readonly stages: readonly SheetStage[];
	readonly positions: readonly SheetPosition[];
	readonly functions: readonly SheetFunction[];
}
