import { type Instant, later, MINUTE } from '../time.ts';
import type { StandingAlert } from './alert.ts';

/** An alert that comes back within this many milliseconds after its end goes on (ON-SITE.md, ALRT-08). */
export const GOES_ON_WITHIN = 10 * MINUTE;

/** An alert as it was raised; `until` is null as long as it is open. */
export interface RaisedAlert extends StandingAlert {
	readonly until: Instant | null;
}

/** What happens to the alerts when the rules have been asked again. */
export interface AlertCourse<Raised extends RaisedAlert> {
	/** New ones: their `since` is now. */
	readonly raise: readonly StandingAlert[];
	/** Open ones that say something else now, and ended ones that go on. */
	readonly keep: readonly { readonly raised: Raised; readonly now: StandingAlert }[];
	/** Open ones whose cause is gone: their `until` is now. */
	readonly end: readonly Raised[];
}

/** Compares what was raised (of each key the last one) with what stands now. Those that stay as they are are left out. */
export function alertCourse<Raised extends RaisedAlert>(
	raised: readonly Raised[],
	standing: readonly StandingAlert[],
	now: Instant,
): AlertCourse<Raised> {
	const known = new Map(raised.filter((alert) => isKnown(alert, now)).map((alert) => [alert.key, alert]));
	const keys = new Set(standing.map(({ key }) => key));
	return {
		raise: standing.filter(({ key }) => !known.has(key)),
		keep: standing.flatMap((alert) => {
			const before = known.get(alert.key);
			if (!before) return [];
			return before.until !== null || !saysTheSame(before, alert) ? [{ raised: before, now: alert }] : [];
		}),
		end: raised.filter(({ key, until }) => until === null && !keys.has(key)),
	};
}

/** Open, or ended so shortly ago that it would go on. */
function isKnown({ until }: RaisedAlert, now: Instant): boolean {
	return until === null || later(until, GOES_ON_WITHIN) >= now;
}

function saysTheSame(a: StandingAlert, b: StandingAlert): boolean {
	return (
		a.text === b.text &&
		a.stageId === b.stageId &&
		a.positionId === b.positionId &&
		a.bandId === b.bandId &&
		a.vehicleId === b.vehicleId &&
		a.activities.join() === b.activities.join()
	);
}
