import type { Finding, FindingKind, Found, Severity } from '../finding.ts';
import { findingOf } from '../finding.ts';
import type { FindingNames } from '../finding-names.ts';
import type { PlanActivity, PlanBand, PlanPosition, PlanStage, PlanVehicle, TimedActivity } from '../plan-row.ts';
import type { Standing } from '../standing.ts';

/** One rule: what it finds in the facts that it looks at, and how it says it. */
export interface Check<Facts> {
	readonly kind: FindingKind;
	readonly severity: Severity;
	readonly find: (facts: Facts) => readonly Found[];
	/** One English sentence with names and times. */
	readonly text: (finding: Finding, names: FindingNames) => string;
}

/** A stage and its open shows, in plan order. */
export interface StageFacts {
	readonly stage: PlanStage;
	readonly shows: readonly TimedActivity[];
}

/** A vehicle and what it takes part in, in plan order. Nothing cancelled. */
export interface VehicleFacts {
	readonly vehicle: PlanVehicle;
	readonly activities: readonly PlanActivity[];
	/** Those that are open and have a time. */
	readonly open: readonly TimedActivity[];
	/** Minutes it needs between two positions. */
	readonly turnaround: number;
}

/** A position and what stands there. */
export interface PositionFacts {
	readonly position: PlanPosition;
	readonly standings: readonly Standing[];
}

/** A band and its activities in plan order. Nothing cancelled. */
export interface BandFacts {
	readonly band: PlanBand;
	readonly activities: readonly PlanActivity[];
	/** Its open shows. */
	readonly shows: readonly PlanActivity[];
	readonly hasVehicles: boolean;
	readonly hasCancelledShow: boolean;
}

/** An open activity. */
export interface ActivityFacts {
	readonly activity: PlanActivity;
	readonly bandHasVehicles: boolean;
}

/** What several checks find in the same facts. */
export function runChecks<Facts>(checks: readonly Check<Facts>[], facts: Facts): Finding[] {
	const findings: Finding[] = [];
	for (const { kind, severity, find } of checks) {
		for (const found of find(facts)) findings.push(findingOf(kind, severity, found));
	}
	return findings;
}
