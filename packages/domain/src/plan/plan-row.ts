import type { ActivityField, TimeMode } from '../activity/activity-type.ts';
import type { PositionTag } from '../position/tag.ts';
import type { Minutes } from './minutes.ts';
import type { Span } from './span.ts';

/** An activity as far as the rules of planning ask for it; all times in whole minutes. */
export interface PlanActivity {
	readonly id: number;
	readonly typeId: string;
	readonly typeName: string;
	readonly timeMode: TimeMode;
	readonly allowedFields: readonly ActivityField[];
	readonly bandId: number | null;
	readonly stageId: number | null;
	readonly positionId: number | null;
	readonly vehicleIds: readonly number[];
	readonly planned_start: Minutes | null;
	readonly planned_end: Minutes | null;
	readonly start: Minutes | null;
	readonly end: Minutes | null;
	readonly cancelled: boolean;
	/** The result of {@link spanOf}, worked out once as every rule needs it. Null without any time. */
	readonly span: Span | null;
}

/** An activity that has a time. */
export type TimedActivity = PlanActivity & { readonly span: Span };

export interface PlanStage {
	readonly id: number;
	readonly name: string;
	/** Minutes that the stage needs between two bands. */
	readonly changeover: number;
	/** Minutes after midnight at which shows must end; null without a curfew. */
	readonly curfew: number | null;
}

export interface PlanPosition {
	readonly id: number;
	readonly name: string;
	readonly tag: PositionTag;
	/** Vehicles at once; null without a limit. */
	readonly capacity: number | null;
	/** The stage whose dock it is. */
	readonly stageId: number | null;
}

export interface PlanVehicle {
	readonly id: number;
	readonly name: string;
	readonly bandId: number;
	readonly licence_plate: string | null;
}

export interface PlanBand {
	readonly id: number;
	readonly name: string;
}

export interface PlanSettings {
	/** Minutes that a vehicle needs between two positions. */
	readonly turnaround: number;
}

/** Everything that the rules of planning look at. */
export interface Plan {
	readonly activities: readonly PlanActivity[];
	readonly stages: readonly PlanStage[];
	readonly positions: readonly PlanPosition[];
	readonly vehicles: readonly PlanVehicle[];
	readonly bands: readonly PlanBand[];
	readonly settings: PlanSettings;
}

/** Whether an activity has any time. */
export const hasTime = (activity: PlanActivity): activity is TimedActivity => activity.span !== null;
