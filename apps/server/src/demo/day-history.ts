import {
	FESTIVAL_DAY_BEGINS,
	festivalDayOf,
	type Instant,
	instantOf,
	later,
	startOfDay,
	toInstant,
} from '@crossload/domain';
import { asOf } from './as-of.ts';
import { statusAfter } from './bands.ts';
import type { DayEntries, DayEntry, DemoDay } from './day-entries.ts';
import { dayNotes } from './day-notes.ts';
import { replannedDay } from './day-plan.ts';
import type { DemoActivity, DemoBand, DemoFestival } from './demo-festival.ts';
import { type Random, randomOf } from './random.ts';

/** A festival as it was in the morning, and what was entered since: together the festival as it is. */
export interface DayHistory extends DayEntries {
	readonly from: Instant;
}

/** Seconds after what was seen until a band's status is set. */
const STATUS_AFTER = [15, 150] as const;

/**
 * Makes up the festival day that `now` lies in, up to then: who has checked in, begun, finished, moved and noted what, in the
 * order in which it was entered. The same festival and time make the same day.
 */
export function dayHistory(festival: DemoFestival, now: Instant): DayHistory {
	const random = randomOf(festival.activities.length);
	const from = later(startOfDay(festivalDayOf(now)), FESTIVAL_DAY_BEGINS);
	const day: DemoDay = { festival, from, now };
	const replanned = replannedDay(day, random);
	const entries = [
		...festival.activities.flatMap((activity, key) => happened(activity, key, day)),
		...festival.bands.flatMap((band, key) => statuses({ band, key, day }, random)),
		...replanned.entries,
		...dayNotes(day, random),
	];
	return { from, before: inTheMorning(replanned.before, day), entries: entries.toSorted((a, b) => a.at - b.at) };
}

function happened({ start, end }: DemoActivity, activityKey: number, { from }: DemoDay): DayEntry[] {
	return (['start', 'end'] as const).flatMap((kind) => {
		const time = { start, end }[kind];
		if (time === null || instantOf(time) <= from) return [];
		return [{ at: instantOf(time), by: 'lead', kind, activityKey } as const];
	});
}

interface BandOfDay {
	readonly band: DemoBand;
	readonly key: number;
	readonly day: DemoDay;
}

/** What a band's status became in the course of the day. */
function statuses({ band, key: bandKey, day: { festival, from, now } }: BandOfDay, random: Random): DayEntry[] {
	const its = festival.activities.filter((activity) => activity.bandKey === bandKey);
	if (statusAfter(its) !== band.status) return [];
	const moments = its.flatMap(({ start, end }) =>
		[start, end].flatMap((time) => (time === null ? [] : instantOf(time))),
	);
	const entries: DayEntry[] = [];
	let last = statusAfter(its.map((activity) => asOf(activity, from)));
	for (const moment of moments.filter((each) => each > from).toSorted((a, b) => a - b)) {
		const status = statusAfter(its.map((activity) => asOf(activity, moment)));
		if (status === last) continue;
		last = status;
		const at = toInstant(Math.min(now, later(moment, random.between(...STATUS_AFTER) * 1000)));
		entries.push({ at, by: 'lead', kind: 'status', bandKey, status });
	}
	return entries;
}

/** The festival with what had happened, and where its bands were, when the day began. */
function inTheMorning(festival: DemoFestival, { from }: DemoDay): DemoFestival {
	const activities = festival.activities.map((activity) => asOf(activity, from));
	const [byBand, byBandNow] = [activities, festival.activities].map((all) =>
		Map.groupBy(all, ({ bandKey }) => bandKey),
	);
	const bands = festival.bands.map((band, key) => {
		// A status that does not follow from what has happened was set once and for all.
		const isSet = statusAfter(byBandNow?.get(key) ?? []) !== band.status;
		return isSet ? band : { ...band, status: statusAfter(byBand?.get(key) ?? []) };
	});
	return { ...festival, bands, activities };
}
