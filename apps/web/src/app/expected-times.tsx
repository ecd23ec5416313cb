import type { ReactNode } from 'react';
import { CheckedPlanProvider, useChecking } from '../api/plan/use-checked-plan.ts';
import { useExpected } from '../api/plan/use-expected.ts';
import { usePlanRows } from '../api/plan/use-plan-rows.ts';
import { usePlanRules } from '../api/plan/use-plan-rules.ts';
import { ExpectedProvider } from '../entities/activity/expected-context.ts';

/**
 * Works out once, for all that is drawn inside, when open activities will really happen (EST-05), and keeps the plan
 * checked, so that what opens has its findings.
 */
export function ExpectedTimes({ children }: { children: ReactNode }) {
	const rows = usePlanRows(false);
	const rules = usePlanRules();
	return (
		<CheckedPlanProvider value={useChecking(rows, rules)}>
			<ExpectedProvider value={useExpected(rows, rules)}>{children}</ExpectedProvider>
		</CheckedPlanProvider>
	);
}
