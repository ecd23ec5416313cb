import type { ReactNode } from 'react';
import { CheckedPlanProvider, useChecking } from '../api/plan/use-checked-plan.ts';
import { useExpected } from '../api/plan/use-expected.ts';
import { ExpectedProvider } from '../entities/activity/expected-context.ts';

/**
 * Works out once, for all that is drawn inside, when open activities will really happen (EST-05), and keeps the plan
 * checked, so that what opens has its findings.
 */
export function ExpectedTimes({ children }: { children: ReactNode }) {
	return (
		<CheckedPlanProvider value={useChecking()}>
			<ExpectedProvider value={useExpected()}>{children}</ExpectedProvider>
		</CheckedPlanProvider>
	);
}
