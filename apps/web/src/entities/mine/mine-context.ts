import type { InView, ViewedEntity } from '@crossload/domain';
import { createContext, useContext, useMemo } from 'react';
import { parseBoolean, usePersisted } from '../../lib/persisted.ts';

const MineContext = createContext<InView | null>(null);

/** Gives what is someone's to all that is drawn inside; null is everything, also as long as it is not known. */
export const MineProvider = MineContext.Provider;

/** The ids of what is the user's, by entity, whatever is shown now; null is everything. */
export function useMineIds(): InView | null {
	return useContext(MineContext);
}

/** Whether this device shows only what is the user's, and how to change that (MINE-01). */
export function useIsMineOn() {
	return usePersisted<boolean>('showsMine', parseBoolean, true);
}

/** The ids of what is shown, by entity: the user's, or null for everything. */
export function useShownIds(): InView | null {
	const mine = useMineIds();
	const [isOn] = useIsMineOn();
	return isOn ? mine : null;
}

const NO_ROWS: readonly never[] = [];

/** The rows of an entity that are shown: the user's, or all; none as long as they are not there. The same array as long as nothing of it changes. */
export function useShownRows<Row extends { readonly id: number }>(
	entity: ViewedEntity,
	rows: readonly Row[] = NO_ROWS,
): readonly Row[] {
	const shown = useShownIds();
	return useMemo(() => (shown ? rows.filter(({ id }) => shown[entity].has(id)) : rows), [rows, shown, entity]);
}
