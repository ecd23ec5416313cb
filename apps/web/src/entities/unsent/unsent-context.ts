import { createContext, useContext } from 'react';

/** What was done here to activities and bands and is not sent yet, by `activity/12` or `band/3`. */
const UnsentContext = createContext<ReadonlySet<string>>(new Set());

/** Provides which things have unsent entries to all that is rendered inside. */
export const UnsentProvider = UnsentContext.Provider;

/** Whether something was done here to the activity or band that the server does not know yet. */
export function useIsUnsent(of: 'activity' | 'band', id: number): boolean {
	return useContext(UnsentContext).has(`${of}/${id}`);
}
