import { type Instant, toInstant } from '@crossload/domain';
import { useEffect, useState } from 'react';
import { now } from '../../lib/now.ts';
import { usePersisted } from '../../lib/persisted.ts';

const readVisit = (stored: unknown) => (typeof stored === 'number' ? stored : null);

/** When 'What happened' was opened before on this device; null for the first time. This visit is the next one's last. */
export function useLastVisit(): Instant | null {
	const [stored, setStored] = usePersisted<number | null>('changesVisited', readVisit, null);
	const [last] = useState(stored);
	useEffect(() => setStored(now()), [setStored]);
	return last === null ? null : toInstant(last);
}
