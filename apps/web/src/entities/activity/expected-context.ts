import type { Estimate, StageOutlook } from '@crossload/domain';
import { createContext, use, useContext } from 'react';

interface Expected {
	readonly estimates: ReadonlyMap<number, Estimate>;
	readonly outlooks: ReadonlyMap<number, StageOutlook>;
}

const ExpectedContext = createContext<Expected>({ estimates: new Map(), outlooks: new Map() });

/** Gives what is expected to all that is drawn inside: hundreds of rows read it, one place works it out. */
export const ExpectedProvider = ExpectedContext.Provider;

/** When an open activity will really happen; undefined of one that is over, and until that is known. */
export function useEstimate(id: number): Estimate | undefined {
	return useEstimates().get(id);
}

/** When the open activities will really happen, by id; the same objects as long as they say the same. */
export function useEstimates(): ReadonlyMap<number, Estimate> {
	return useContext(ExpectedContext).estimates;
}

/** The same, null where they are not asked for: what they change then renders nothing. */
export function useEstimatesIf(isAsked: boolean): ReadonlyMap<number, Estimate> | null {
	return isAsked ? use(ExpectedContext).estimates : null;
}

/** What a stage expects; undefined until that is known. */
export function useOutlook(stageId: number): StageOutlook | undefined {
	return useContext(ExpectedContext).outlooks.get(stageId);
}
