import { useEffect, useState } from 'react';
import type { PlanModel } from './plan-model.ts';
import { usePlanRows } from './use-plan-rows.ts';
import { type PlanRules, usePlanRules } from './use-plan-rules.ts';

/** Milliseconds without a change after which the plan is checked: taps and their rows come first. */
const QUIET = 500;

/** A plan whose findings are worked out already. */
interface CheckedPlan {
	readonly model: PlanModel;
	readonly rules: PlanRules;
}

let latest: CheckedPlan | null = null;

/**
 * The plan as it was checked last, at most a moment ago: what opens can name its findings at once, without working them
 * out. Null until the lists, which it does not ask for, have been checked once.
 */
export function useCheckedPlan(): CheckedPlan | null {
	const rows = usePlanRows(false);
	const rules = usePlanRules();
	const [checked, setChecked] = useState(latest);
	useEffect(() => {
		if (rows === null || rules === null) return;
		const timer = setTimeout(() => {
			const model = rules.planModelOf(rows);
			model.index.findings();
			if (latest?.model !== model) latest = { model, rules };
			setChecked(latest);
		}, QUIET);
		return () => clearTimeout(timer);
	}, [rows, rules]);
	return checked;
}
