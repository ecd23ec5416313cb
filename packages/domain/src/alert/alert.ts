import type { Estimate } from '../plan/estimates.ts';
import type { FindingNames } from '../plan/finding-names.ts';
import type { Minutes } from '../plan/minutes.ts';
import type { RelatedActivity } from '../plan/relation.ts';
import type { RelationsIndex } from '../plan/relations-index.ts';
import type { AlertKind, RuledKind } from './alert-kind.ts';
import type { VehicleStay } from './vehicle-stays.ts';

/** What needs somebody now, as the rules find it (ON-SITE.md, ALRT-01); whom and what it is about, by id. */
export interface ActiveAlert {
	/** `kind:id` or `kind:id-id`: the same as long as it is the same alert. */
	readonly key: string;
	readonly kind: AlertKind;
	/** Ids, the one to act on first. */
	readonly activities: readonly number[];
	readonly stageId: number | null;
	readonly positionId: number | null;
	readonly bandId: number | null;
	readonly vehicleId: number | null;
	/** One English sentence with names and times. It stays the same while nothing gets worse or better. */
	readonly text: string;
}

/** Minutes of each kind, from 0 to 1440; null turns it off. What they mean differs by kind (ALRT-01). */
export type AlertSettings = Readonly<Record<RuledKind, Minutes | null>>;

/** The settings of a new installation (ALRT-01). */
export const DEFAULT_ALERT_SETTINGS: AlertSettings = {
	slack: 10,
	'not-arrived': 30,
	'late-show': 5,
	changeover: 10,
	curfew: 0,
	'position-full': 20,
	blocked: 20,
	forgotten: 0,
	free: 60,
};

/** An open activity with its estimate. */
export interface OpenActivity {
	readonly related: RelatedActivity;
	readonly estimate: Estimate;
}

/** What the rules look at; all times in whole minutes. */
export interface AlertFacts {
	readonly relations: RelationsIndex;
	/** Those that have a planned time, in plan order. */
	readonly open: readonly OpenActivity[];
	/** Those at a position. */
	readonly openAt: (positionId: number) => readonly OpenActivity[];
	/** Of the open activities, by id. */
	readonly estimates: ReadonlyMap<number, Estimate>;
	readonly now: Minutes;
	readonly names: FindingNames;
	/** Where a vehicle really stood and stands. */
	readonly staysOf: (vehicleId: number) => readonly VehicleStay[];
	/** Who really stood and stands at a position. */
	readonly staysAt: (positionId: number) => readonly VehicleStay[];
}

/** Finds the alerts of one kind; `limit` is its minutes. */
export type AlertRule = (facts: AlertFacts, limit: Minutes) => ActiveAlert[];
