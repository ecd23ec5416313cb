import type { Activity } from '@crossload/contract';
import { type Day, festivalDayOf, festivalDays } from '@crossload/domain';
import { useActivities } from '../../api/activities.ts';
import { useNow } from '../../lib/now.ts';

const NONE: readonly Activity[] = [];

/** The festival days, and the one that one mostly prints: today, else the next one, else the last; undefined without shows. */
export function useSheetDay(): { readonly days: readonly Day[]; readonly day: Day | undefined } {
	const { data: days = festivalDays(NONE) } = useActivities(festivalDays);
	const today = festivalDayOf(useNow());
	return { days, day: days.find((one) => one >= today) ?? days.at(-1) };
}
