import type { RuledKind } from '../alert/alert-kind.ts';
import type { TemplateStep } from '../plan/template.ts';
import type { PositionTag } from '../position/tag.ts';
import type { FestivalTime } from '../time.ts';

/** Rows of an installation as far as another one can take them over: without what happened, history, logins and shares. */

interface CarryNamed {
	readonly id: number;
	readonly name: string;
}

export interface CarryStage extends CarryNamed {
	readonly color: string;
	/** Minutes. */
	readonly changeover: number;
	readonly curfew: string | null;
}

export interface CarryPosition extends CarryNamed {
	readonly slug: string;
	readonly tag: PositionTag;
	readonly capacity: number | null;
	readonly stageId: number | null;
}

export interface CarryPerson extends CarryNamed {
	readonly tel: string | null;
	readonly group: string;
}

export interface CarryFunction extends CarryNamed {
	readonly order: number;
	readonly radio: string | null;
	readonly stageIds: readonly number[];
	readonly types: readonly string[];
	readonly personIds: readonly number[];
}

export interface CarryTemplate extends CarryNamed {
	readonly steps: readonly TemplateStep[];
	/** It is one that every installation begins with, as it came: what somebody has made of it elsewhere may replace it. */
	readonly isUntouched: boolean;
}

export interface CarryUser extends CarryNamed {
	readonly role: string;
}

/** A setting of planning or alerts that somebody has changed. */
export interface CarryRule {
	readonly id: number;
	readonly name: 'turnaround' | RuledKind;
	/** Minutes; null: the alert is off. */
	readonly minutes: number | null;
}

/** A name that means something which has another name here (IMP-14). */
export interface CarryAlias {
	readonly id: number;
	readonly entity: 'band' | 'stage' | 'position' | 'vehicle' | 'person';
	/** The name's key. */
	readonly name: string;
	readonly meansId: number;
}

export interface CarryBand extends CarryNamed {
	readonly stageId: number;
	readonly touringParty: string | null;
	readonly notes: string | null;
	readonly productionId: number | null;
}

export interface CarryVehicle extends CarryNamed {
	readonly bandId: number;
	readonly typeId: string;
	readonly licence_plate: string | null;
	readonly driver: string | null;
	readonly driver_tel: string | null;
	readonly comment: string | null;
	readonly subVehicle: string | null;
	readonly subVehicleConnected: boolean | null;
}

export interface CarryActivity {
	readonly id: number;
	readonly activityTypeId: string;
	readonly bandId: number | null;
	readonly stageId: number | null;
	readonly positionId: number | null;
	readonly planned_start: FestivalTime | null;
	readonly planned_end: FestivalTime | null;
	readonly info: string | null;
	readonly vehicleIds: readonly number[];
}

/** The row of each kind. */
export interface CarryRowOf {
	readonly stages: CarryStage;
	readonly positions: CarryPosition;
	readonly templates: CarryTemplate;
	readonly functions: CarryFunction;
	readonly persons: CarryPerson;
	readonly users: CarryUser;
	readonly rules: CarryRule;
	readonly aliases: CarryAlias;
	readonly bands: CarryBand;
	readonly vehicles: CarryVehicle;
	readonly activities: CarryActivity;
}

/** All rows of an installation, by their kind. */
export type CarryRows = { readonly [Kind in keyof CarryRowOf]: readonly CarryRowOf[Kind][] };
