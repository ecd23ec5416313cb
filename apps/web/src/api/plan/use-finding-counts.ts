import type { PlanRows, Severity } from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AcceptanceRow, acceptanceListQuery } from './acceptances.ts';
import type { PlanModel } from './plan-model.ts';
import { usePlanRows } from './use-plan-rows.ts';
import { usePlanRules } from './use-plan-rules.ts';

/** How many findings of each severity nobody has accepted. */
export type FindingCounts = Readonly<Record<Severity, number>>;

/** Milliseconds without a change after which the plan is checked: taps and their rows come first. */
const QUIET = 500;

/** What is open in the checks (CHK-21); null until the lists, which it does not ask for, are there. */
export function useFindingCounts(): FindingCounts | null {
	const rows = usePlanRows(false);
	const { data: acceptances } = useQuery({ ...acceptanceListQuery, enabled: false });
	const rules = usePlanRules();
	const [counts, setCounts] = useState<FindingCounts | null>(null);
	useEffect(() => {
		if (rows === null || acceptances === undefined || rules === null) return;
		const timer = setTimeout(() => setCounts(latestCounts(rules.planModelOf(rows), acceptances)), QUIET);
		return () => clearTimeout(timer);
	}, [rows, acceptances, rules]);
	return counts;
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
