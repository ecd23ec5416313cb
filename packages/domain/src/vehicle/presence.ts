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
export function presenceDays(activities: readonly ActivityTimes[]): { first: Day; last: Day } | null {
	let first = Number.POSITIVE_INFINITY;
	let last = Number.NEGATIVE_INFINITY;
	for (const activity of activities) {
		const span = spanOf(activity);
		if (span === null) continue;
		first = Math.min(first, span.from);
		last = Math.max(last, span.to);
	}
	return first <= last ? { first: dayOf(first), last: dayOf(last) } : null;
}

function spanOf({ start, end, planned_start, planned_end }: ActivityTimes): { from: Instant; to: Instant } | null {
	const from = start ?? planned_start ?? end ?? planned_end;
	const to = end ?? planned_end ?? start ?? planned_start;
	if (from === null || to === null) return null;
	const times = [from, to].map((time: FestivalTime) => instantOf(time));
	return { from: Math.min(...times), to: Math.max(...times) };
}

/**
 * How many vehicles of each type are on site per festival day: a vehicle is present on every day from that of its
 * first activity to that of its last, both included. Days ascend, types go by slug, empty days are absent
 * (SPEC.md section 2 'Vehicle Presence by Day', CHECKLIST API-20).
 */
export function vehiclePresence<Type extends { readonly slug: string }>(
	vehicles: readonly PresentVehicle<Type>[],
): DayPresence<Type>[] {
	const days = new Map<Day, Map<string, { type: Type; bands: Map<string, number> }>>();
	for (const vehicle of vehicles) {
		const stay = presenceDays(vehicle.activities);
		if (stay === null) continue;
		for (let day = stay.first; day <= stay.last; day = addDays(day, 1)) countOn(days, day, vehicle);
	}
	return [...days]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([day, types]) => ({ day, vehicleTypes: summarise(types) }));
}

type TypeCounts<Type> = Map<string, { type: Type; bands: Map<string, number> }>;

function countOn<Type extends { readonly slug: string }>(
	days: Map<Day, TypeCounts<Type>>,
	day: Day,
	{ type, band }: PresentVehicle<Type>,
): void {
	const types: TypeCounts<Type> = days.get(day) ?? new Map();
	days.set(day, types);
	const entry = types.get(type.slug) ?? { type, bands: new Map<string, number>() };
	types.set(type.slug, entry);
	const name = band?.name ?? '–';
	entry.bands.set(name, (entry.bands.get(name) ?? 0) + 1);
}

function summarise<Type extends { readonly slug: string }>(types: TypeCounts<Type>): TypePresence<Type>[] {
	return [...types.values()]
		.sort((a, b) => compareNames(a.type.slug, b.type.slug))
		.map(({ type, bands }) => ({
			type,
			count: [...bands.values()].reduce((sum, count) => sum + count, 0),
			band_summary: [...bands]
				.sort(([a], [b]) => compareNames(a, b))
				.map(([name, count]) => `${name} (${count})`)
				.join(', '),
		}));
}
