import { useSession } from '../../api/session.ts';
import { usePersisted } from '../../lib/persisted.ts';
import { RECENT_FINDS } from '../../lib/personal-settings.ts';
import type { SearchKind } from './search-entry.ts';
import { KIND_TITLES } from './search-texts.ts';

/** Recent finds that are stored, at most. */
const MAX_FINDS = 8;

/** Something that was opened from the search; its name is not kept on the device. */
interface RecentFind {
	readonly kind: SearchKind;
	readonly id: number;
}

/** Finds with their user: whoever signs in next on this device must not see them. */
interface RecentFinds {
	readonly userId: number;
	readonly finds: readonly RecentFind[];
}

const NO_FINDS: RecentFinds = { userId: 0, finds: [] };

/** What the user opened last from the search, latest first, and a function that adds one. */
export function useRecentFinds() {
	const userId = useSession()?.user.id ?? 0;
	const [stored, setStored] = usePersisted(RECENT_FINDS, parseFinds, NO_FINDS);
	const findsIn = (all: RecentFinds) => (all.userId === userId ? all.finds : NO_FINDS.finds);
	const addFind = (find: RecentFind) => setStored((current) => ({ userId, finds: withFind(findsIn(current), find) }));
	return [findsIn(stored), addFind] as const;
}

/** The finds with one more in front, each thing once. */
export function withFind(finds: readonly RecentFind[], { kind, id }: RecentFind): readonly RecentFind[] {
	const others = finds.filter((find) => find.kind !== kind || find.id !== id);
	return [{ kind, id }, ...others].slice(0, MAX_FINDS);
}

/** Reads what is stored on the device; null for anything else. */
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
