import { type ActivityRow, instantOf, type PlanRows, toFestivalTime } from '@crossload/domain';
import { FESTIVAL_SIZES } from '../apps/server/src/demo/sizes.ts';
import { planRowsOf } from '../apps/server/src/testing/plan-rows.ts';

/** Saturday 17:30 of the demo's festival. */
export const NOW = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));

/** The rows of a made-up festival of about so many activities: above the usual size the first bands of the largest one. */
export function festivalRows(activities: number): PlanRows {
	const size = activities <= FESTIVAL_SIZES.usual.activities ? 'usual' : 'stress';
	const rows = planRowsOf({ size, seed: 7, now: NOW });
	const last = lastBand(rows.activities, activities);
	return {
		...rows,
		activities: rows.activities.filter(({ band }) => Number(band?.id) <= last),
		vehicles: rows.vehicles.filter(({ band }) => band.id <= last),
		bands: rows.bands.filter(({ id }) => id <= last),
	};
}

/** The band up to which, by id, there are so many activities. */
function lastBand(activities: readonly ActivityRow[], wanted: number): number {
	const ids = activities.map(({ band }) => Number(band?.id)).sort((a, b) => a - b);
	return ids[Math.min(wanted, ids.length) - 1] ?? 0;
}
