import {
	calendarDayOf,
	type FestivalTime,
	festivalTimeOf,
	type Instant,
	instantOf,
	later,
	startOfDay,
} from '@crossload/domain';
import type { Work } from '../db/work.ts';
import type { DemoActivity, DemoFestival } from './demo-festival.ts';
import { generateFestival } from './festival.ts';
import { festivalDays } from './festival-days.ts';
import { writeFestival } from './write-festival.ts';

/**
 * The festival that an installation can be tried with (IN-AND-OUT.md, IMP-09): always under way, today being its third of
 * four days, whatever the weekday.
 */
export function inventedFestival(now: Instant): DemoFestival {
	const today = calendarDayOf(now);
	const [saturday = today] = festivalDays(now, 2);
	const shift = startOfDay(today) - startOfDay(saturday);
	const festival = generateFestival({ size: 'usual', seed: 1, now: later(now, -shift) });
	return { ...festival, activities: festival.activities.map((activity) => moved(activity, shift)) };
}

/** Writes the invented festival of the time of the work. */
export async function writeInventedFestival(work: Work): Promise<void> {
	await writeFestival(work, inventedFestival(work.at));
}

function moved(activity: DemoActivity, shift: number): DemoActivity {
	const move = (time: FestivalTime) => festivalTimeOf(later(instantOf(time), shift));
	const { planned_start, planned_end, start, end, cancelled } = activity;
	return {
		...activity,
		planned_start: planned_start && move(planned_start),
		planned_end: move(planned_end),
		start: start && move(start),
		end: end && move(end),
		cancelled: cancelled && move(cancelled),
	};
}
