import { useEffect, useState } from 'react';
import type { estimatesOf, findingsNaming, outlooksOf, planModelOf } from './plan-model.ts';

export interface PlanRules {
	readonly planModelOf: typeof planModelOf;
	readonly estimatesOf: typeof estimatesOf;
	readonly outlooksOf: typeof outlooksOf;
	readonly findingsNaming: typeof findingsNaming;
}

/** Once they are there, they are there at once. */
let here: PlanRules | null = null;

/** The rules of planning come after the first screen: what they say can wait for it. */
export function usePlanRules(): PlanRules | null {
	const [rules, setRules] = useState(here);
	useEffect(() => {
		let isWanted = true;
		// Without the network it is missing like every other part that was not there yet; the plan is shown without it.
		void import('./plan-model.ts').then(
			(loaded) => {
				here = loaded;
				if (isWanted) setRules(loaded);
			},
			() => undefined,
		);
		return () => {
			isWanted = false;
		};
	}, []);
	return rules;
}
