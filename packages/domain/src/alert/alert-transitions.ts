import { type Instant, later, MINUTE } from '../time.ts';
import type { ActiveAlert } from './alert.ts';

/** An alert that comes back within this many milliseconds after its end goes on (ON-SITE.md, ALRT-08). */
export const GOES_ON_WITHIN = 10 * MINUTE;

/** An alert as it was raised; `until` is null as long as it is open. */
export interface RaisedAlert extends ActiveAlert {
	readonly until: Instant | null;
}

/** What happens to the alerts when the rules have been evaluated again. */
export interface AlertTransitions<Raised extends RaisedAlert> {
	/** New ones: their `since` is now. */
	readonly raise: readonly ActiveAlert[];
	/** Open ones whose content has changed, and ended ones that go on. */
	readonly keep: readonly { readonly raised: Raised; readonly now: ActiveAlert }[];
	/** Open ones whose cause is gone: their `until` is now. */
	readonly end: readonly Raised[];
}

/** Compares what was raised (of each key the last one) with what is active now. Those that have not changed are left out. */
export function alertTransitions<Raised extends RaisedAlert>(
	raised: readonly Raised[],
	active: readonly ActiveAlert[],
	now: Instant,
): AlertTransitions<Raised> {
	const known = new Map(raised.filter((alert) => isKnown(alert, now)).map((alert) => [alert.key, alert]));
	const keys = new Set(active.map(({ key }) => key));
	return {
		raise: active.filter(({ key }) => !known.has(key)),
		keep: active.flatMap((alert) => {
			const before = known.get(alert.key);
			if (!before) return [];
			return before.until !== null || !isSameContent(before, alert) ? [{ raised: before, now: alert }] : [];
		}),
		end: raised.filter(({ key, until }) => until === null && !keys.has(key)),
	};
}

/** Open, or ended so shortly ago that it would go on. */
function isKnown({ until }: RaisedAlert, now: Instant): boolean {
	return until === null || later(until, GOES_ON_WITHIN) >= now;
}

function isSameContent(a: ActiveAlert, b: ActiveAlert): boolean {
	return (
		a.text === b.text &&
		a.stageId === b.stageId &&
		a.positionId === b.positionId &&
		a.bandId === b.bandId &&
		a.vehicleId === b.vehicleId &&
		a.activities.join() === b.activities.join()
	);
}
