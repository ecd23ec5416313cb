import { useCallback, useMemo } from 'react';
import { useSession } from '../../api/session.ts';
import { usePersisted } from '../../lib/persisted.ts';
import { RECENT_FINDS } from '../../lib/personal-settings.ts';
import type { SearchKind } from './search-entry.ts';
import { KIND_TITLES } from './search-texts.ts';

/** So many are kept. */
const MAX_FINDS = 8;

/** Something that was opened from the search; its name is not kept on the device. */
interface RecentFind {
	readonly kind: SearchKind;
	readonly id: number;
}

/** Whose finds these are: who signs in next on this device sees none of them. */
interface RecentFinds {
	readonly userId: number;
	readonly finds: readonly RecentFind[];
}

const NO_FINDS: RecentFinds = { userId: 0, finds: [] };

/** What the user opened last from the search, latest first, and how to note one more. */
export function useRecentFinds() {
	const userId = useSession()?.user.id ?? 0;
	const [kept, setKept] = usePersisted(RECENT_FINDS, parseFinds, NO_FINDS);
	const finds = useMemo(() => (kept.userId === userId ? kept.finds : []), [kept, userId]);
	const note = useCallback(
		(find: RecentFind) =>
			setKept((current) => ({ userId, finds: withFind(current.userId === userId ? current.finds : [], find) })),
		[setKept, userId],
	);
	return [finds, note] as const;
}

/** The finds with one more in front, each thing once. */
export function withFind(finds: readonly RecentFind[], { kind, id }: RecentFind): readonly RecentFind[] {
	const others = finds.filter((find) => find.kind !== kind || find.id !== id);
	return [{ kind, id }, ...others].slice(0, MAX_FINDS);
}

/** Makes finds of what was stored; null when it will not do. */
export function parseFinds(stored: unknown): RecentFinds | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { userId, finds } = stored as Partial<Record<keyof RecentFinds, unknown>>;
	if (typeof userId !== 'number' || !Array.isArray(finds) || !finds.every(isFind)) return null;
	return { userId, finds: finds.slice(0, MAX_FINDS) };
}

const KINDS: readonly unknown[] = Object.keys(KIND_TITLES);

function isFind(value: unknown): value is RecentFind {
	if (typeof value !== 'object' || value === null) return false;
	const { kind, id } = value as Partial<Record<keyof RecentFind, unknown>>;
	return KINDS.includes(kind) && typeof id === 'number';
}
