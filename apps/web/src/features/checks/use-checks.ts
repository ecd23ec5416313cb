import type { Activity, Band, PlanFinding, Position, RowId, Stage, Vehicle } from '@crossload/contract';
import {
	type DescribedFinding,
	describeFinding,
	type Finding,
	type FindingsIndex,
	type PlanRows,
} from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AcceptanceRow, acceptanceListQuery } from '../../api/plan/acceptances.ts';
import { planModelOf } from '../../api/plan/plan-model.ts';
import { usePlanRows } from '../../api/plan/use-plan-rows.ts';
import { byId } from '../../lib/by-id.ts';

/** A finding with the rows that it names. */
export interface Check extends DescribedFinding {
	/** As the rules of planning take it. */
	readonly finding: Finding;
	readonly stage: Stage | null;
	readonly position: Position | null;
	readonly band: Band | null;
	readonly vehicle: Vehicle | null;
	/** In plan order. */
	readonly involved: readonly Activity[];
	/** Ids of the stages that it touches. */
	readonly stages: readonly number[];
	readonly accepted: PlanFinding['accepted'];
}

/** Everything that the plan is checked for, from the cached lists: at once, and without a network. */
export interface Checks {
	readonly checks: readonly Check[];
	readonly index: FindingsIndex;
	readonly stages: readonly Stage[];
	readonly activities: readonly Activity[];
}

/** Null until the lists are there. */
export function useChecks(): Checks | null {
	const rows = usePlanRows();
	const { data: acceptances = NONE } = useQuery(acceptanceListQuery);
	return useMemo(() => rows && checksOf(rows, acceptances), [rows, acceptances]);
}

const NONE: readonly AcceptanceRow[] = [];

function checksOf(rows: PlanRows, acceptances: readonly AcceptanceRow[]): Checks {
	const { index } = planModelOf(rows);
	// They are the lists of the contract: the rules of planning look at less of them.
	const activities = rows.activities as readonly Activity[];
	const stages = rows.stages as readonly Stage[];
	const activity = byId(activities);
	const stage = byId(stages);
	const position = byId(rows.positions as readonly Position[]);
	const band = byId(rows.bands as readonly Band[]);
	const vehicle = byId(rows.vehicles as readonly Vehicle[]);
	const accepted = new Map<RowId, AcceptanceRow['accepted']>(acceptances.map((each) => [each.id, each.accepted]));
	const checks = index.findings().map((finding): Check => {
		const involved = finding.activities.flatMap((id) => activity.get(id) ?? []);
		const place = position.get(finding.positionId ?? 0) ?? null;
		const touched = [finding.stageId, place?.stage?.id, ...involved.map((each) => each.stage?.id)];
		return {
			...describeFinding(finding, index.plan),
			finding,
			stage: stage.get(finding.stageId ?? 0) ?? null,
			position: place,
			band: band.get(finding.bandId ?? 0) ?? null,
			vehicle: vehicle.get(finding.vehicleId ?? 0) ?? null,
			involved,
			accepted: accepted.get(finding.key) ?? null,
			stages: touched.filter((id) => typeof id === 'number'),
		};
	});
	return { checks, index, stages, activities };
}
