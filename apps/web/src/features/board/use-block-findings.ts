import { describeFinding, type Minutes, type PlanRows, type Severity } from '@crossload/domain';
import { useDeferredValue, useMemo } from 'react';
import { planModelOf } from '../../api/plan/plan-model.ts';
import { usePlanRows } from '../../api/plan/use-plan-rows.ts';

/** What a block says about a finding that its activity has a part in. */
export interface BlockFinding {
	readonly key: string;
	readonly severity: Severity;
	readonly text: string;
	/** The time in question, both ends or neither. */
	readonly from: Minutes | null;
	readonly to: Minutes | null;
}

/** The findings by activity, worst first. */
export type BlockFindings = ReadonlyMap<number, readonly BlockFinding[]>;

/** What the plan's findings say about each activity (BRD-03). The blocks come first, what is wrong with them a moment later. */
export function useBlockFindings(): BlockFindings {
	const rows = useDeferredValue(usePlanRows(), null);
	return useMemo(() => (rows === null ? new Map() : blockFindings(rows)), [rows]);
}

function blockFindings(rows: PlanRows): BlockFindings {
	const { index } = planModelOf(rows);
	const byActivity = new Map<number, BlockFinding[]>();
	for (const finding of index.findings()) {
		const { key, severity, from, to } = finding;
		const { text } = describeFinding(finding, index.plan);
		for (const id of finding.activities) {
			byActivity.set(id, [...(byActivity.get(id) ?? []), { key, severity, text, from, to }]);
		}
	}
	return byActivity;
}
