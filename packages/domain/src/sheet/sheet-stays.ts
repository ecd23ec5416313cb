import { isCancelled, type PlannedTimes } from '../activity/status.ts';
import { instantOfMinutes, type Minutes, minutesOfTime } from '../plan/minutes.ts';
import { standingsOf } from '../plan/standing.ts';
import { festivalTimeOf, type Instant } from '../time.ts';
import type { SheetActivity, SheetRows, SheetVehicle } from './sheet-rows.ts';

/** A time, from `begin` to `end`, in which a vehicle stands where an activity has put it, and nothing else is planned for it. */
export interface SheetStay extends PlannedTimes {
	readonly vehicle: SheetVehicle;
	readonly after: SheetActivity;
	readonly begin: Instant;
	readonly end: Instant;
}

/** By position: where vehicles stay between what is planned for them, and after it (as CHK-05 counts who stands). */
export function staysByPosition({ activities, vehicles }: SheetRows): ReadonlyMap<number, readonly SheetStay[]> {
	const stays = new Map<number, SheetStay[]>();
	const ofVehicle = plannedByVehicle(activities);
	for (const vehicle of vehicles) {
		for (const { positionId, activities: putting, to } of standingsOf(ofVehicle.get(vehicle.id) ?? [])) {
			const gaps = gapsBetween(putting, to).map((gap) => ({ vehicle, ...gap }));
			stays.set(positionId, [...(stays.get(positionId) ?? []), ...gaps]);
		}
	}
	return stays;
}

interface Planned {
	readonly activity: SheetActivity;
	readonly typeId: string;
	readonly positionId: number | null;
	readonly span: { readonly from: Minutes; readonly to: Minutes };
}

/** What takes place, in order of time. */
function plannedByVehicle(activities: readonly SheetActivity[]): ReadonlyMap<number, Planned[]> {
	const byVehicle = new Map<number, Planned[]>();
	for (const activity of activities) {
		const from = minutesOfTime(activity.planned_start ?? activity.planned_end);
		if (from === null || isCancelled(activity)) continue;
		const to = Math.max(from, minutesOfTime(activity.planned_end) ?? from);
		const { activityType, position, vehicles } = activity;
		const planned = { activity, typeId: activityType.id, positionId: position?.id ?? null, span: { from, to } };
		for (const { id } of vehicles) {
			const own = byVehicle.get(id);
			if (own) own.push(planned);
			else byVehicle.set(id, [planned]);
		}
	}
	for (const own of byVehicle.values()) own.sort((a, b) => a.span.from - b.span.from || a.span.to - b.span.to);
	return byVehicle;
}

/** The times up to the end of a standing in which none of its activities is planned. */
function gapsBetween(putting: readonly Planned[], end: Minutes): Omit<SheetStay, 'vehicle'>[] {
	let until = Number.NEGATIVE_INFINITY;
	return putting.flatMap(({ activity, span }, place) => {
		until = Math.max(until, span.to);
		const next = Math.min(putting[place + 1]?.span.from ?? end, end);
		if (next <= until) return [];
		const [begin, stop] = [instantOfMinutes(until), instantOfMinutes(next)];
		const planned = { planned_start: festivalTimeOf(begin), planned_end: festivalTimeOf(stop) };
		return [{ after: activity, begin, end: stop, ...planned }];
	});
}
