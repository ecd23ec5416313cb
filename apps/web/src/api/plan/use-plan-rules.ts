import { useEffect, useState } from 'react';
import type { estimatesOf, outlooksOf, planModelOf } from './plan-model.ts';

export interface PlanRules {
	readonly planModelOf: typeof planModelOf;
	readonly estimatesOf: typeof estimatesOf;
	readonly outlooksOf: typeof outlooksOf;
}

/** The rules of planning come after the first screen: what they say can wait for it. */
export function usePlanRules(): PlanRules | null {
	const [rules, setRules] = useState<PlanRules | null>(null);
	useEffect(() => {
		let isWanted = true;
		// Without the network it is missing like every other part that was not there yet; the plan is shown without it.
		void import('./plan-model.ts').then(
			(loaded) => isWanted && setRules(loaded),
			() => undefined,
		);
		return () => {
			isWanted = false;
		};
	}, []);
	return rules;
}
