import { useEffect, useState } from 'react';
import type { estimatesOf, findingsNaming, outlooksOf, planModelOf } from './plan-model.ts';

export interface PlanRules {
	readonly planModelOf: typeof planModelOf;
	readonly estimatesOf: typeof estimatesOf;
	readonly outlooksOf: typeof outlooksOf;
	readonly findingsNaming: typeof findingsNaming;
}

/** Kept once they are loaded: components that are mounted later have them at once. */
let loadedRules: PlanRules | null = null;

/** The rules of planning come after the first screen: what they say can wait for it. */
export function usePlanRules(): PlanRules | null {
	const [rules, setRules] = useState(loadedRules);
	useEffect(() => {
		// Without the network it is missing like every other part that was not there yet; the plan is shown without it.
		void import('./plan-model.ts').then(
			(loaded) => {
				loadedRules = loaded;
				setRules(loaded);
			},
			() => undefined,
		);
	}, []);
	return rules;
}
