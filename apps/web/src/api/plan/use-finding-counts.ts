import type { PlanRows, Severity } from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { type AcceptanceRow, acceptanceListQuery } from './acceptances.ts';
import type { PlanModel } from './plan-model.ts';
import { useCheckedPlan } from './use-checked-plan.ts';

/** How many findings of each severity nobody has accepted. */
export type FindingCounts = Readonly<Record<Severity, number>>;

/** What is open in the checks (CHK-21); null until the lists, which it does not ask for, are there and checked. */
export function useFindingCounts(): FindingCounts | null {
	const checked = useCheckedPlan();
	const { data: acceptances } = useQuery({ ...acceptanceListQuery, enabled: false });
	return checked && acceptances ? latestCounts(checked.model, acceptances) : null;
}

let latest: { rows: PlanRows; acceptances: readonly AcceptanceRow[]; counts: FindingCounts } | undefined;

/** The menu and the board ask for the same. */
function latestCounts({ rows, index }: PlanModel, acceptances: readonly AcceptanceRow[]): FindingCounts {
	if (latest?.rows === rows && latest.acceptances === acceptances) return latest.counts;
	const accepted = new Set(acceptances.map(({ id }) => id));
	const counts = { impossible: 0, tight: 0, missing: 0 };
	for (const { key, severity } of index.findings()) if (!accepted.has(key)) counts[severity] += 1;
	latest = { rows, acceptances, counts };
	return counts;
}
