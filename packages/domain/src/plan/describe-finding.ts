import type { FestivalTime } from '../time.ts';
import { ACTIVITY_CHECKS } from './checks/activity-checks.ts';
import { BAND_CHECKS } from './checks/band-checks.ts';
import { POSITION_CHECKS } from './checks/position-checks.ts';
import { STAGE_CHECKS } from './checks/stage-checks.ts';
import { VEHICLE_CHECKS } from './checks/vehicle-checks.ts';
import type { Finding } from './finding.ts';
import { FindingNames } from './finding-names.ts';
import { timeOfMinutes } from './minutes.ts';
import type { PlanIndex } from './plan-index.ts';

/** A finding as people read it: its times as festival time, and one English sentence with names and times. */
export interface DescribedFinding extends Omit<Finding, 'from' | 'to'> {
	readonly from: FestivalTime | null;
	readonly to: FestivalTime | null;
	readonly text: string;
}

const TEXTS = new Map(
	[...STAGE_CHECKS, ...VEHICLE_CHECKS, ...POSITION_CHECKS, ...BAND_CHECKS, ...ACTIVITY_CHECKS].map(
		({ kind, text }) => [kind, text] as const,
	),
);

/** What a finding says with the names that its plan has now: a new name changes no finding. */
export function describeFinding(finding: Finding, plan: PlanIndex): DescribedFinding {
	const text = TEXTS.get(finding.kind)?.(finding, new FindingNames(plan)) ?? '';
	return { ...finding, from: timeOfMinutes(finding.from), to: timeOfMinutes(finding.to), text };
}
