import { type ActivityTimes, isCancelled } from '../activity/status.ts';
import { groupBy } from '../group-by.ts';
import { compareNames } from '../names.ts';
import { addDays, calendarDayOfTime, type Day } from '../time.ts';

/** A vehicle as far as its presence goes: whose it is, of what type, and when it has something to do. */
export interface PresentVehicle<Type extends { readonly slug: string }> {
	readonly type: Type;
	readonly band: { readonly name: string } | null;
	readonly activities: readonly ActivityTimes[];
}

export interface DayPresence<Type> {
	/** A calendar day. */
	readonly day: Day;
	readonly vehicleTypes: TypePresence<Type>[];
}

export interface TypePresence<Type> {
	readonly type: Type;
	readonly count: number;
	/** `Band A (2), Band B (1)`, by name. */
	readonly band_summary: string;
}

/** First and last calendar day of a vehicle: actual times where set, else planned; null without any time. What is cancelled does not count. */
export function presenceDays(activities: readonly ActivityTimes[]): { readonly first: Day; readonly last: Day } | null {
	let first: Day | null = null;
	let last: Day | null = null;
	for (const activity of activities) {
		if (isCancelled(activity)) continue;
		const { start, end, planned_start, planned_end } = activity;
		const from = start ?? planned_start ?? end ?? planned_end;
		const to = end ?? planned_end ?? start ?? planned_start;
		for (const time of [from, to]) {
			if (time === null) continue;
			const day = calendarDayOfTime(time);
			if (first === null || day < first) first = day;
			if (last === null || day > last) last = day;
		}
	}
	return first === null || last === null ? null : { first, last };
}

/**
 * How many vehicles of each type are on site per calendar day: a vehicle is present on every day from that of its first
 * activity to that of its last, both included. Days ascend, types go by slug, empty days are absent (SPEC.md section 2
 * 'Vehicle Presence by Day', CHECKLIST API-20). Days on end with the same vehicles share one list.
 */
export function vehiclePresence<Type extends { readonly slug: string }>(
	vehicles: readonly PresentVehicle<Type>[],
): DayPresence<Type>[] {
	const turns = turnsOf(vehicles);
	const places = placesOf(vehicles);
	const present: TypeCounts<Type> = new Map();
	const days: DayPresence<Type>[] = [];
	for (const [index, [from, onDay]] of turns.entries()) {
		for (const turn of onDay) take(present, turn);
		if (present.size === 0) continue;
		const vehicleTypes = summarise(present, places);
		const until = turns[index + 1]?.[0] ?? from;
		for (let day = from; day < until; day = addDays(day, 1)) days.push({ day, vehicleTypes });
	}
	return days;
}

/** A vehicle comes (1), or has gone the day before (-1). */
interface Turn<Type extends { readonly slug: string }> {
	readonly day: Day;
	readonly vehicle: PresentVehicle<Type>;
	readonly by: 1 | -1;
}

/** By day, who comes and who is gone: between two of these days nothing changes. */
function turnsOf<Type extends { readonly slug: string }>(
	vehicles: readonly PresentVehicle<Type>[],
): [day: Day, turns: Turn<Type>[]][] {
	const turns = vehicles.flatMap((vehicle): Turn<Type>[] => {
		const stay = presenceDays(vehicle.activities);
		if (stay === null) return [];
		return [
			{ day: stay.first, vehicle, by: 1 },
			{ day: addDays(stay.last, 1), vehicle, by: -1 },
		];
	});
	return [...groupBy(turns, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1));
}

type TypeCounts<Type> = Map<string, { type: Type; bands: Map<string, number> }>;

function take<Type extends { readonly slug: string }>(types: TypeCounts<Type>, { vehicle, by }: Turn<Type>): void {
	const { type } = vehicle;
	const entry = types.get(type.slug) ?? { type, bands: new Map<string, number>() };
	types.set(type.slug, entry);
	const name = bandNameOf(vehicle);
	const count = (entry.bands.get(name) ?? 0) + by;
	if (count === 0) entry.bands.delete(name);
	else entry.bands.set(name, count);
	if (entry.bands.size === 0) types.delete(type.slug);
}

function bandNameOf({ band }: Pick<PresentVehicle<never>, 'band'>): string {
	return band?.name ?? '–';
}

/** Which place each band's name has among all: they are compared once, not for each day and type again. */
function placesOf(vehicles: readonly Pick<PresentVehicle<never>, 'band'>[]): ReadonlyMap<string, number> {
	const names = new Set(vehicles.map(bandNameOf));
	return new Map([...names].sort(compareNames).map((name, place) => [name, place]));
}

function summarise<Type extends { readonly slug: string }>(
	types: TypeCounts<Type>,
	places: ReadonlyMap<string, number>,
): TypePresence<Type>[] {
	const placeOf = (name: string) => places.get(name) ?? 0;
	return [...types.values()]
		.sort((a, b) => compareNames(a.type.slug, b.type.slug))
		.map(({ type, bands }) => ({
			type,
			count: [...bands.values()].reduce((sum, count) => sum + count, 0),
			band_summary: [...bands]
				.sort(([a], [b]) => placeOf(a) - placeOf(b))
				.map(([name, count]) => `${name} (${count})`)
				.join(', '),
		}));
}
