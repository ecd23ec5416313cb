import type { Activity } from '@crossload/contract';
import { type Day, festivalDayOf, festivalDays } from '@crossload/domain';
import { useActivities } from '../../api/activities.ts';
import { useNow } from '../../lib/now.ts';

const NONE: readonly Activity[] = [];

interface SheetDay {
	readonly days: readonly Day[];
	/** Undefined without shows, and as long as the activities are not loaded. */
	readonly day: Day | undefined;
	/** Whether the activities are loaded. */
	readonly isKnown: boolean;
}

/** The festival days, and the one whose sheets are offered first: today, else the next one, else the last. */
export function useSheetDay(): SheetDay {
	const { data } = useActivities(festivalDays);
	const days = data ?? festivalDays(NONE);
	const today = festivalDayOf(useNow());
	return { days, day: days.find((one) => one >= today) ?? days.at(-1), isKnown: data !== undefined };
}
