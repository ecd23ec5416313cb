import { isCancelled } from '../activity/status.ts';
import { groupBy } from '../group-by.ts';
import { type Minutes, minutesOfTime, timeOfMinutes } from '../plan/minutes.ts';
import { compareBySpan } from '../plan/plan-order.ts';
import type { Span } from '../plan/span.ts';
import { standingsOf } from '../plan/standing.ts';
import type { FestivalTime } from '../time.ts';
import type { SheetActivity, SheetRows, SheetVehicle } from './sheet-rows.ts';

/** A time in which a vehicle stands where an activity has put it, and nothing else is planned for it. */
export interface SheetStay {
	readonly vehicle: SheetVehicle;
	readonly after: SheetActivity;
	readonly planned_start: FestivalTime;
	readonly planned_end: FestivalTime;
}

/** By position: where vehicles stay between what is planned for them, and after it (as CHK-05 counts who stands). */
export function staysByPosition({ activities, vehicles }: SheetRows): ReadonlyMap<number, readonly SheetStay[]> {
	const planned = activities.flatMap(plannedOf).sort(compareBySpan);
	const takings = planned.flatMap((one) => one.activity.vehicles.map(({ id }) => ({ id, one })));
	const ofVehicle = groupBy(takings, ({ id }) => id);
	const stays = vehicles.flatMap((vehicle) =>
		standingsOf((ofVehicle.get(vehicle.id) ?? []).map(({ one }) => one)).flatMap(({ activities: putting, to }) =>
			gapsBetween(putting, to).map((gap) => ({ vehicle, ...gap })),
		),
	);
	return groupBy(stays, ({ after }) => after.position?.id ?? 0);
}

interface Planned {
	readonly id: number;
	readonly activity: SheetActivity;
	readonly typeId: string;
	readonly positionId: number | null;
	readonly span: Span;
}

/** By its planned times; nothing of what has none or does not take place. */
function plannedOf(activity: SheetActivity): Planned[] {
	const { id, activityType, position, planned_start, planned_end } = activity;
	const from = minutesOfTime(planned_start ?? planned_end);
	if (from === null || isCancelled(activity)) return [];
	const span = { from, to: Math.max(from, minutesOfTime(planned_end) ?? from) };
	return [{ id, activity, typeId: activityType.id, positionId: position?.id ?? null, span }];
}

/** The times up to the end of a standing in which none of its activities is planned. */
function gapsBetween(putting: readonly Planned[], end: Minutes): Omit<SheetStay, 'vehicle'>[] {
	let until = Number.NEGATIVE_INFINITY;
	return putting.flatMap(({ activity, span }, place) => {
		until = Math.max(until, span.to);
		const next = Math.min(putting[place + 1]?.span.from ?? end, end);
		if (next <= until) return [];
		return [{ after: activity, planned_start: timeOfMinutes(until), planned_end: timeOfMinutes(next) }];
	});
}
