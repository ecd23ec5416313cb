import type { Estimate, StageOutlook } from '@crossload/domain';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useMinute } from '../../lib/now.ts';
import type { estimatesOf, outlooksOf, planModelOf } from './plan-model.ts';
import { usePlanRows } from './use-plan-rows.ts';

interface PlanRules {
	readonly planModelOf: typeof planModelOf;
	readonly estimatesOf: typeof estimatesOf;
	readonly outlooksOf: typeof outlooksOf;
}

/** What will really happen, as far as one can say this minute. */
interface Expected {
	/** By activity. */
	readonly estimates: ReadonlyMap<number, Estimate>;
	/** By stage. */
	readonly outlooks: ReadonlyMap<number, StageOutlook>;
}

const NOTHING: Expected = { estimates: new Map(), outlooks: new Map() };

/** The estimates of all open activities, and what the stages expect; nothing until the lists and the rules are there. */
export function useExpected(): Expected {
	// A tap comes first: what follows from it for the rest of the festival may come a moment later.
	const rows = useDeferredValue(usePlanRows(false));
	const minute = useMinute();
	const rules = usePlanRules();
	return useMemo(() => {
		if (rows === null || rules === null) return NOTHING;
		const model = rules.planModelOf(rows);
		return { estimates: rules.estimatesOf(model, minute), outlooks: rules.outlooksOf(model, minute) };
	}, [rows, minute, rules]);
}

/** The rules of planning come after the first screen: what they say can wait for it. */
function usePlanRules(): PlanRules | null {
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
