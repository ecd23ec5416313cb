import { PARKING, SHOW } from '../activity/activity-type.ts';
import type { Minutes } from './minutes.ts';
import type { PlanActivity } from './plan-row.ts';
import { FARTHEST_STEP, type TemplateStep, type TemplateVehicles } from './template.ts';

/** A band's day, from which a template is made. */
export interface ActDay {
	readonly activities: readonly PlanActivity[];
	/** The band's vehicles. */
	readonly vehicles: readonly { readonly id: number; readonly typeId: string }[];
	/** The positions that are a dock of any stage. */
	readonly docks: ReadonlySet<number>;
}

/** What a template is made of a band's day. */
export interface DaySteps {
	readonly steps: readonly TemplateStep[];
	/** How many activities no step can hold: they begin more than fourteen days from the show, or last longer than that. */
	readonly leftOut: number;
}

/**
 * The steps that would lay out such a day again, in the order of time: what is planned, in minutes from the earliest show,
 * without the shows themselves and what is cancelled. What begins after the show has begun counts from its end. What no step
 * can hold is left out. Empty without a planned show (PLAN.md, TPL-04).
 */
export function stepsOfDay({ activities, vehicles, docks }: ActDay): DaySteps {
	const planned = activities.flatMap(plannedTimes).sort((a, b) => a.from - b.from || a.activity.id - b.activity.id);
	const show = planned.find(({ activity }) => activity.typeId === SHOW);
	if (!show) return { steps: [], leftOut: 0 };
	const all = planned
		.filter(({ activity }) => activity.typeId !== SHOW)
		.map(({ activity, from, to }): TemplateStep => {
			const isAfter = from > show.from;
			const isDock = activity.positionId !== null && docks.has(activity.positionId) && activity.typeId !== PARKING;
			return {
				activityTypeId: activity.typeId,
				anchor: isAfter ? 'show_end' : 'show_start',
				offset: from - (isAfter ? show.to : show.from),
				duration: to - from,
				positionId: isDock ? null : activity.positionId,
				stageDock: isDock,
				vehicles: vehiclesTaken(activity.vehicleIds, vehicles),
				info: null,
			};
		});
	const steps = all.filter(fitsTemplate);
	return { steps, leftOut: all.length - steps.length };
}

function fitsTemplate({ offset, duration }: TemplateStep): boolean {
	return Math.abs(offset) <= FARTHEST_STEP && duration <= FARTHEST_STEP;
}

interface PlannedTimes {
	readonly activity: PlanActivity;
	readonly from: Minutes;
	readonly to: Minutes;
}

function plannedTimes(activity: PlanActivity): PlannedTimes[] {
	const from = activity.planned_start ?? activity.planned_end;
	if (from === null || activity.cancelled) return [];
	const to = activity.timeMode === 'point' ? from : (activity.planned_end ?? from);
	return [{ activity, from, to: Math.max(from, to) }];
}

/** All, none, or the types of those that it takes along: a template knows no single vehicles. */
function vehiclesTaken(taken: readonly number[], vehicles: ActDay['vehicles']): TemplateVehicles {
	const own = vehicles.filter(({ id }) => taken.includes(id));
	if (own.length === 0) return 'none';
	return own.length === vehicles.length ? 'all' : [...new Set(own.map(({ typeId }) => typeId))];
}
