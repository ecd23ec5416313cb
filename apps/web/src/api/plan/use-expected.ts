import type { Estimate, PlanRows, StageOutlook } from '@crossload/domain';
import { useMemo } from 'react';
import { useMinute } from '../../lib/now.ts';
import { useValueAfterPaint } from '../../lib/use-value-after-paint.ts';
import type { PlanRules } from './use-plan-rules.ts';

/** What will really happen, as far as one can say this minute. */
interface Expected {
	/** By activity. */
	readonly estimates: ReadonlyMap<number, Estimate>;
	/** By stage. */
	readonly outlooks: ReadonlyMap<number, StageOutlook>;
}

const NOTHING: Expected = { estimates: new Map(), outlooks: new Map() };

/** The estimates of all open activities, and what the stages expect; nothing until the lists and the rules are there. */
export function useExpected(latest: PlanRows | null, rules: PlanRules | null): Expected {
	// A tap and the new minute come first: what follows from them for the rest of the festival may come a moment later.
	const rows = useValueAfterPaint(latest);
	const minute = useValueAfterPaint(useMinute());
	const { estimates, outlooks } = useMemo(() => {
		if (rows === null || rules === null) return NOTHING;
		const model = rules.planModelOf(rows);
		return { estimates: rules.estimatesOf(model, minute), outlooks: rules.outlooksOf(model, minute) };
	}, [rows, minute, rules]);
	return useMemo(() => ({ estimates, outlooks }), [estimates, outlooks]);
}
