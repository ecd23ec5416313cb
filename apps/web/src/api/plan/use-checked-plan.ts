import type { PlanRows } from '@crossload/domain';
import { createContext, use, useEffect, useState } from 'react';
import type { PlanModel } from './plan-model.ts';
import type { PlanRules } from './use-plan-rules.ts';

/** Milliseconds without a change after which the plan is checked: taps and their rows come first. */
const QUIET = 500;

/** Milliseconds of checking after which the main thread is yielded to whoever types or taps. */
const YIELD_AFTER = 8;

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
	useEffect(() => {
		if (rows === null || rules === null) return;
		return checkWhenQuiet(
			() => rules.planModelOf(rows),
			(model) => setChecked((latest) => (latest?.model === model ? latest : { model, rules })),
		);
	}, [rows, rules]);
	return checked;
}

/** Checks a plan once it has not changed for a while, in slices of time; returns a function that stops it. */
function checkWhenQuiet(planModel: () => PlanModel, onChecked: (model: PlanModel) => void): () => void {
	const begin = () => goOn(planModel());
	const goOn = (model: PlanModel) => {
		const end = performance.now() + YIELD_AFTER;
		while (!model.isChecked && performance.now() < end) model.continueCheck();
		if (model.isChecked) onChecked(model);
		else timer = setTimeout(goOn, 0, model);
	};
	let timer = setTimeout(begin, QUIET);
	return () => clearTimeout(timer);
}
