import type { PlanRows } from '@crossload/domain';
import { createContext, startTransition, use, useEffect, useState } from 'react';
import { DebouncedChecks } from './debounced-checks.ts';
import type { PlanModel } from './plan-model.ts';
import type { PlanRules } from './use-plan-rules.ts';

/** A plan whose findings are worked out already. */
interface CheckedPlan {
	readonly model: PlanModel;
	readonly rules: PlanRules;
}

const CheckedPlanContext = createContext<CheckedPlan | null>(null);

/** Gives the plan that {@link useChecking} has checked to all that is drawn inside. */
export const CheckedPlanProvider = CheckedPlanContext.Provider;

/**
 * The plan as it was checked last, at most a moment ago: what opens can name its findings at once, without working them
 * out. Null until it has been checked once.
 */
export function useCheckedPlan(): CheckedPlan | null {
	return use(CheckedPlanContext);
}

/** Checks the plan whenever it has changed, once for all who show findings; null until it has been checked once. */
export function useChecking(rows: PlanRows | null, rules: PlanRules | null): CheckedPlan | null {
	const [checked, setChecked] = useState<CheckedPlan | null>(null);
	const [checks] = useState(() => new DebouncedChecks<PlanModel>());
	useEffect(() => {
		if (rows === null || rules === null) return;
		checks.check(
			() => rules.planModelOf(rows),
			// Whatever is tapped or changed by then is rendered first.
			(model) => startTransition(() => setChecked((latest) => (latest?.model === model ? latest : { model, rules }))),
		);
	}, [checks, rows, rules]);
	useEffect(() => () => checks.stop(), [checks]);
	return checked;
}
