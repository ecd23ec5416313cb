import {
	type ActivityTimes,
	DEFAULT_UTC_OFFSET,
	type FestivalTime,
	festivalOffset,
	festivalTimeOf,
	type Instant,
	instantOf,
	timeWithOffset,
} from '@crossload/domain';

declare const isStored: unique symbol;

/**
 * A time as the database and the change log keep it: `YYYY-MM-DDTHH:mm:ss+02:00`, of this one offset whatever the
 * festival's is, so that it sorts as text and means the same after the setting has changed (docs/decisions/0002).
 */
export type StoredTime = string & { readonly [isStored]: true };

/** The times of an activity, in one of their two forms. */
type Times<Time> = Readonly<Record<keyof ActivityTimes, Time | null>>;

/** An instant as it is stored. */
export function storedTime(instant: Instant): StoredTime {
	return timeWithOffset(instant, DEFAULT_UTC_OFFSET) as StoredTime;
}

/** What is stored of these times. */
export function storedTimes(times: Times<FestivalTime>): Times<StoredTime> {
	return mapTimes(times, (time) => (isStoredForm() ? sameText<StoredTime>(time) : storedTime(instantOf(time))));
}

/** The festival times that are stored. */
export function readTimes(times: Times<StoredTime>): Times<FestivalTime> {
	return mapTimes(times, (time) => {
		const read = sameText<FestivalTime>(time);
		return isStoredForm() ? read : festivalTimeOf(instantOf(read));
	});
}

/** The two forms are written alike; of one offset they are the same text. */
function sameText<Time extends StoredTime | FestivalTime>(time: string): Time {
	return time as Time;
}

/** Most festivals keep the offset that is stored: their times need no work. */
function isStoredForm(): boolean {
	return festivalOffset() === DEFAULT_UTC_OFFSET;
}

function mapTimes<From, To>(
	{ planned_start, planned_end, start, end, cancelled }: Times<From>,
	map: (time: From) => To,
): Times<To> {
	const mapped = (time: From | null) => (time === null ? null : map(time));
	return {
		planned_start: mapped(planned_start),
		planned_end: mapped(planned_end),
		start: mapped(start),
		end: mapped(end),
		cancelled: mapped(cancelled),
	};
}
