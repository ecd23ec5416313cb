import type { Alert } from '@crossload/contract';
import { usePersisted } from '../../lib/persisted.ts';
import { SEEN_ALERTS } from '../../lib/personal-settings.ts';

/** The ids of the open alerts that this device has not shown before, and what marks all of them as seen (ALRT-04). */
export function useSeenAlerts(alerts: readonly Alert[] | undefined) {
	const [seen, setSeen] = usePersisted<readonly number[]>(SEEN_ALERTS, parseIds, NONE);
	const ids = alerts?.map(({ id }) => id) ?? [];
	return {
		unseen: new Set(ids.filter((id) => !seen.includes(id))),
		// Those that are over go from the list with it, so that it stays short.
		markSeen: () => alerts && setSeen(ids),
	};
}

const NONE: readonly number[] = [];

function parseIds(stored: unknown): readonly number[] | null {
	return Array.isArray(stored) && stored.every((id) => typeof id === 'number') ? stored : null;
}
