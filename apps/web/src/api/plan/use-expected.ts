import type { Estimate, PlanRows, StageOutlook } from '@crossload/domain';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
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
	// A tap comes first: what follows from it for the rest of the festival may come a moment later.
	const rows = useValueAfterPaint(latest);
	const minute = useMinute();
	const expected = useMemo(() => {
		if (rows === null || rules === null) return NOTHING;
		const model = rules.planModelOf(rows);
		return { estimates: rules.estimatesOf(model, minute), outlooks: rules.outlooksOf(model, minute) };
	}, [rows, minute, rules]);
	return useUnlessSame(expected);
}

/** What was expected before, as long as that says the same: hundreds of rows read it, and would all be rendered again. */
function useUnlessSame(latest: Expected): Expected {
	const [before, setBefore] = useState(latest);
	if (isSame(before.estimates, latest.estimates) && isSame(before.outlooks, latest.outlooks)) return before;
	setBefore(latest);
	return latest;
}

function isSame(before: ReadonlyMap<number, unknown>, latest: ReadonlyMap<number, unknown>): boolean {
	if (before === latest) return true;
	return before.size === latest.size && [...latest].every(([id, value]) => isEqual(before.get(id), value));
}

function isEqual(before: unknown, latest: unknown): boolean {
	return replaceEqualDeep(before, latest) === before;
}
