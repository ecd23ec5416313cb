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
	return useShared(expected);
}

/**
 * What is expected with whatever says the same as before being the same object, and all of it where nothing has changed:
 * hundreds of rows and blocks read it, and would be rendered again.
 */
function useShared(latest: Expected): Expected {
	const [known, setKnown] = useState({ latest, value: latest });
	if (known.latest === latest) return known.value;
	const estimates = shared(known.value.estimates, latest.estimates);
	const outlooks = shared(known.value.outlooks, latest.outlooks);
	const isSame = estimates === known.value.estimates && outlooks === known.value.outlooks;
	const value = isSame ? known.value : { estimates, outlooks };
	setKnown({ latest, value });
	return value;
}

function shared<Value>(before: ReadonlyMap<number, Value>, latest: ReadonlyMap<number, Value>) {
	const entries = [...latest].map(([id, value]) => [id, replaceEqualDeep(before.get(id), value)] as const);
	const isSame = before.size === latest.size && entries.every(([id, value]) => before.get(id) === value);
	return isSame ? before : new Map(entries);
}
