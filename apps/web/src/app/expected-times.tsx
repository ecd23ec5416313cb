import type { ReactNode } from 'react';
import { useExpected } from '../api/plan/use-expected.ts';
import { ExpectedProvider } from '../entities/activity/expected-context.ts';

/** Works out once, for all that is drawn inside, when open activities will really happen (EST-05). */
export function ExpectedTimes({ children }: { children: ReactNode }) {
	return <ExpectedProvider value={useExpected()}>{children}</ExpectedProvider>;
}
