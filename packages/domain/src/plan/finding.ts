import type { Minutes } from './minutes.ts';
import { compareBySpan } from './plan-order.ts';
import type { PlanActivity } from './plan-row.ts';

/** How bad a finding is, worst first: it cannot work, it works only if nothing goes wrong, something is not planned yet. */
export const SEVERITIES = ['impossible', 'tight', 'missing'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What can be found, in the order of PLAN.md's lines CHK-01 to CHK-14. */
export const FINDING_KINDS = [
	'stage-overlap',
	'changeover-short',
	'vehicle-overlap',
	'vehicle-turnaround',
	'position-full',
	'loadin-late',
	'soundcheck-late',
	'loadout-early',
	'departure-early',
	'checkin-late',
	'curfew',
	'missing-show',
	'missing-loadin',
	'missing-loadout',
	'missing-vehicles',
	'missing-position',
	'missing-checkin',
	'missing-departure',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Something in the plan that cannot work, is tight or is missing. What it means in words: {@link describeFinding}. */
export interface Finding {
	/** `kind:id-id`: the same as long as it is the same finding. */
	readonly key: string;
	readonly kind: FindingKind;
	readonly severity: Severity;
	/** The time in question, both ends or neither. */
	readonly from: Minutes | null;
	readonly to: Minutes | null;
	/** Ids in plan order. */
	readonly activities: readonly number[];
	/** What all its activities share, else null. */
	readonly stageId: number | null;
	readonly positionId: number | null;
	readonly bandId: number | null;
	/** The vehicle that it is about. */
	readonly vehicleId: number | null;
}

/** What a check found, from which {@link findingOf} makes the finding: the ids of its key, the time and the activities. */
export interface Found {
	readonly ids: readonly number[];
	readonly time: { readonly from: Minutes; readonly to: Minutes } | null;
	readonly activities: readonly PlanActivity[];
	/** Where no activity says it. */
	readonly bandId?: number;
	readonly vehicleId?: number;
}

/** The finding that is made of what a check found. */
export function findingOf(kind: FindingKind, severity: Severity, found: Found): Finding {
	const activities = found.activities.toSorted(compareBySpan);
	return {
		key: `${kind}:${found.ids.join('-')}`,
		kind,
		severity,
		from: found.time?.from ?? null,
		to: found.time?.to ?? null,
		activities: activities.map(({ id }) => id),
		stageId: shared(activities, 'stageId'),
		positionId: shared(activities, 'positionId'),
		bandId: found.bandId ?? shared(activities, 'bandId'),
		vehicleId: found.vehicleId ?? null,
	};
}

function shared(activities: readonly PlanActivity[], field: 'stageId' | 'positionId' | 'bandId'): number | null {
	const id = activities[0]?.[field] ?? null;
	return activities.every((activity) => activity[field] === id) ? id : null;
}

/** Order of findings: worst first, then by time (without one last), then by key in code units. */
export function compareFindings(a: Finding, b: Finding): number {
	return (
		SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
		(a.from ?? Number.MAX_SAFE_INTEGER) - (b.from ?? Number.MAX_SAFE_INTEGER) ||
		compareCodeUnits(a.key, b.key)
	);
}

function compareCodeUnits(a: string, b: string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}

/** Whether two findings say the same, the texts aside. */
export function isSameFinding(a: Finding, b: Finding): boolean {
	return (
		a.key === b.key &&
		a.from === b.from &&
		a.to === b.to &&
		a.stageId === b.stageId &&
		a.positionId === b.positionId &&
		a.bandId === b.bandId &&
		a.activities.length === b.activities.length &&
		a.activities.every((id, index) => id === b.activities[index])
	);
}
