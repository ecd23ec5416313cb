import { type FestivalTime, type Instant, instantOf } from '@crossload/domain';

/** What really happened, of an activity. */
interface Happened {
	readonly start: FestivalTime | null;
	readonly end: FestivalTime | null;
}

/** An activity with what had happened by then. */
export function asOf<Row extends Happened>(row: Row, then: Instant): Row {
	const past = (time: FestivalTime | null) => (time !== null && instantOf(time) <= then ? time : null);
	return { ...row, start: past(row.start), end: past(row.end) };
}
