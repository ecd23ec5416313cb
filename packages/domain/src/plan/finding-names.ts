import { calendarDayOfTime, type FestivalTime } from '../time.ts';
import { shortWeekdayName } from '../weekdays.ts';
import type { Finding } from './finding.ts';
import { type Minutes, timeOfMinutes } from './minutes.ts';
import type { PlanIndex } from './plan-index.ts';
import type { PlanActivity } from './plan-row.ts';

/** More activities than these are counted, not named. */
const MAX_NAMED = 4;

/** What the sentences of findings call things: names, and times of the festival's clock with their weekday. */
export class FindingNames {
	readonly #plan: PlanIndex;

	constructor(plan: PlanIndex) {
		this.#plan = plan;
	}

	row(id: number): PlanActivity | undefined {
		return this.#plan.row('activity', id);
	}

	stage(id: number | null): string {
		return nameOr('a stage', id === null ? undefined : this.#plan.row('stage', id));
	}

	position(id: number | null): string {
		return nameOr('a position', id === null ? undefined : this.#plan.row('position', id));
	}

	band(id: number | null): string {
		return nameOr('a band', id === null ? undefined : this.#plan.row('band', id));
	}

	/** 'Truck 2 of Wolf Ink'. */
	vehicle(id: number | null): string {
		const vehicle = id === null ? undefined : this.#plan.row('vehicle', id);
		return vehicle ? `${vehicle.name} of ${this.band(vehicle.bandId)}` : 'A vehicle';
	}

	/** 'Load-in Wolf Ink'. */
	activity(id: number): string {
		const activity = this.row(id);
		const band = activity?.bandId ? ` ${this.band(activity.bandId)}` : '';
		return `${activity?.typeName ?? 'an activity'}${band}`;
	}

	/** The names of a finding's two activities, the one of the given type first. */
	byType({ activities }: Finding, typeId: string): readonly [string, string] {
		const first = activities.find((id) => this.row(id)?.typeId === typeId) ?? 0;
		const second = activities.find((id) => id !== first) ?? 0;
		return [this.activity(first), this.activity(second)];
	}

	/** The names of several: 'Show Wolf Ink and Show Mono'. */
	all(ids: readonly number[]): string {
		const names = ids.slice(0, MAX_NAMED).map((id) => this.activity(id));
		if (ids.length > MAX_NAMED) names.push(`${ids.length - MAX_NAMED} more`);
		return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
	}

	/** The finding's first activity with the finding's time. */
	timed(finding: Finding): string {
		const name = this.all(finding.activities.slice(0, 1));
		return finding.from === null ? name : `${name} (${this.time(finding)})`;
	}

	/** The position of an activity. */
	positionOf(id: number): string {
		return this.position(this.row(id)?.positionId ?? null);
	}

	/** What a position holds: '1 vehicle', '3 vehicles'. */
	capacity(positionId: number | null): string {
		const capacity = positionId === null ? null : this.#plan.row('position', positionId)?.capacity;
		return capacity === 1 ? '1 vehicle' : `${capacity ?? 'all'} vehicles`;
	}

	/** 'Sa 17:30'. */
	moment(minutes: Minutes | null): string {
		if (minutes === null) return 'some time';
		const time = timeOfMinutes(minutes);
		return `${shortWeekdayName(calendarDayOfTime(time))} ${clockOf(time)}`;
	}

	/** 'Sa 17:30–18:30'; of a moment 'Sa 17:30'. */
	time({ from, to }: Pick<Finding, 'from' | 'to'>): string {
		if (from === null || to === null || from === to) return this.moment(from);
		const [start, end] = [timeOfMinutes(from), timeOfMinutes(to)];
		const isSameDay = calendarDayOfTime(start) === calendarDayOfTime(end);
		return `${this.moment(from)}–${isSameDay ? clockOf(end) : this.moment(to)}`;
	}

	/** '15 min'. */
	length({ from, to }: Pick<Finding, 'from' | 'to'>): string {
		return `${Number(to) - Number(from)} min`;
	}
}

/** '17:30'. */
function clockOf(time: FestivalTime): string {
	return time.slice(11, 16);
}

function nameOr(fallback: string, row: { readonly name: string } | undefined): string {
	return row?.name ?? fallback;
}
