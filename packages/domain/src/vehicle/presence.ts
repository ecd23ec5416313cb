import type { ActivityTimes } from '../activity/status.ts';
import { compareNames } from '../names.ts';
import { addDays, type Day, dayOf, type FestivalTime, type Instant, instantOf } from '../time.ts';

/** A vehicle as far as its presence goes: whose it is, of what type, and when it has something to do. */
export interface PresentVehicle<Type extends { readonly slug: string }> {
	readonly type: Type;
	readonly band: { readonly name: string } | null;
	readonly activities: readonly ActivityTimes[];
}

export interface DayPresence<Type> {
	readonly day: Day;
	readonly vehicleTypes: TypePresence<Type>[];
}

export interface TypePresence<Type> {
	readonly type: Type;
	readonly count: number;
	/** `Band A (2), Band B (1)`, by name. */
	readonly band_summary: string;
}

/** First and last festival day of a vehicle: actual times where set, else planned; null without any time. */
export function presenceDays(activities: readonly ActivityTimes[]): Stay | null {
	let first = Number.POSITIVE_INFINITY;
	let last = Number.NEGATIVE_INFINITY;
	for (const { from, to } of spansOf(activities)) {
		first = Math.min(first, from);
		last = Math.max(last, to);
	}
	return first <= last ? { first: dayOf(first), last: dayOf(last) } : null;
}

/** Days on end that a vehicle is on site, both included. */
interface Stay {
	readonly first: Day;
	readonly last: Day;
}

/**
 * Festival days that a stay may last, half a year and more: a longer one has a date of a wrong year. Then only the days count
 * on which the vehicle has something to do, so that the others stay right, and one wrong digit does not make a century.
 */
const LONGEST_STAY = 200;

/** Of thousands of vehicles mostly one has changed; the others have their activities as they were. */
const known = new WeakMap<readonly ActivityTimes[], readonly Stay[]>();

function staysOf(activities: readonly ActivityTimes[]): readonly Stay[] {
	const stays = known.get(activities) ?? readStays(activities);
	known.set(activities, stays);
	return stays;
}

function readStays(activities: readonly ActivityTimes[]): readonly Stay[] {
	const stay = presenceDays(activities);
	if (stay === null) return [];
	if (stay.last < addDays(stay.first, LONGEST_STAY)) return [stay];
	const days = spansOf(activities).flatMap(({ from, to }) => [dayOf(from), dayOf(to)]);
	return [...new Set(days)].map((day) => ({ first: day, last: day }));
}

interface Span {
	readonly from: Instant;
	readonly to: Instant;
}

function spansOf(activities: readonly ActivityTimes[]): Span[] {
	return activities.map(spanOf).filter((span) => span !== null);
}

function spanOf({ start, end, planned_start, planned_end }: ActivityTimes): Span | null {
	const from = start ?? planned_start ?? end ?? planned_end;
	const to = end ?? planned_end ?? start ?? planned_start;
	if (from === null || to === null) return null;
	const times = [from, to].map((time: FestivalTime) => instantOf(time));
	return { from: Math.min(...times), to: Math.max(...times) };
}

/**
 * How many vehicles of each type are on site per festival day: a vehicle is present on every day from that of its
 * first activity to that of its last, both included, for 200 days at most. Days ascend, types go by slug, empty
 * days are absent (SPEC.md section 2 'Vehicle Presence by Day', CHECKLIST API-20).
 */
export function vehiclePresence<Type extends { readonly slug: string }>(
	vehicles: readonly PresentVehicle<Type>[],
): DayPresence<Type>[] {
	const turns = turnsOf(vehicles);
	const places = placesOf(new Set(vehicles.map(bandNameOf)));
	const present: TypeCounts<Type> = new Map();
	return turns.flatMap(([day, onDay], index) => {
		for (const turn of onDay) take(present, turn);
		const vehicleTypes = summarise(present, places);
		const until = turns[index + 1]?.[0] ?? day;
		return vehicleTypes.length === 0 ? [] : daysBetween(day, until).map((same) => ({ day: same, vehicleTypes }));
	});
}

/** A vehicle comes (1), or has gone the day before (-1). */
interface Turn<Type extends { readonly slug: string }> {
	readonly vehicle: PresentVehicle<Type>;
	readonly by: 1 | -1;
}

/** By day, who comes and who is gone: between two of these days nothing changes. */
function turnsOf<Type extends { readonly slug: string }>(vehicles: readonly PresentVehicle<Type>[]) {
	const turns = new Map<Day, Turn<Type>[]>();
	const note = (day: Day, turn: Turn<Type>) => {
		const onDay = turns.get(day) ?? [];
		onDay.push(turn);
		turns.set(day, onDay);
	};
	for (const vehicle of vehicles) {
		for (const { first, last } of staysOf(vehicle.activities)) {
			note(first, { vehicle, by: 1 });
			note(addDays(last, 1), { vehicle, by: -1 });
		}
	}
	return [...turns].sort(([a], [b]) => (a < b ? -1 : 1));
}

function daysBetween(from: Day, until: Day): Day[] {
	const days: Day[] = [];
	for (let day = from; day < until; day = addDays(day, 1)) days.push(day);
	return days;
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

/** Which place each name has among all: they are compared once, not for each day and type anew. */
function placesOf(names: ReadonlySet<string>): ReadonlyMap<string, number> {
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
