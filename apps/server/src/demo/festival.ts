import { calendarDayOf, type Day, HOUR, type Instant, startOfDay, toInstant } from '@crossload/domain';
import { actNames } from './act-names.ts';
import { type Absence, absentActs, bandOf, CREW_BAND, statusAfter } from './bands.ts';
import { buildActivities } from './build-activities.ts';
import { chooseSteps } from './choose-steps.ts';
import { shuttleService, shuttlesOf } from './crew.ts';
import type { DemoActivity, DemoBand, DemoFestival, DemoVehicle } from './demo-festival.ts';
import { festivalDays } from './festival-days.ts';
import { fleetsOf } from './fleet.ts';
import { peopleOf, WITH_PRODUCTION } from './people.ts';
import { planVisit } from './plan-visit.ts';
import { type Random, randomOf } from './random.ts';
import { type Act, runningOrder } from './running-order.ts';
import { lentOn, sharedRuns } from './shared-runs.ts';
import { groundsOf } from './sites.ts';
import { FESTIVAL_SIZES, type FestivalSizeName } from './sizes.ts';
import { vehiclesOf } from './vehicles.ts';
import type { Visit } from './visit.ts';

/** So long before its first day the festival knows who has cancelled: on the Tuesday at 11:00, where it begins on a Thursday. */
const CANCELLED_BEFORE = 37 * HOUR;

export interface FestivalOrder {
	readonly size: FestivalSizeName;
	readonly seed: number;
	readonly now: Instant;
}

/**
 * Makes up a festival around `now`, with everything that has happened until then. The same order makes the same
 * festival, and a later `now` of the same week the same one some time on.
 */
export function generateFestival({ size, seed, now }: FestivalOrder): DemoFestival {
	const figures = FESTIVAL_SIZES[size];
	const random = randomOf(seed);
	const days = festivalDays(now, figures.days);
	const { stages, sites } = groundsOf(figures.stages, figures.vehicles);
	const acts = runningOrder(figures, days, random);
	const vehicles = allVehicles(acts, size, random);
	const people = peopleOf({ acts: acts.length, stages }, random);
	const visits = sharedRuns(plannedVisits({ acts, vehicles, size }, random), { vehicles, days }, random);
	const chosen = chooseSteps(visits, figures.activities - days.length, random);
	const absent = absentActs(acts, random);
	const service = crewVisit({ visits, vehicles, days });
	const cancelledAt = toInstant(Math.min(now, startOfDay(days[0] ?? calendarDayOf(now)) - CANCELLED_BEFORE));
	const activities = buildActivities({ visits: [...chosen, ...service], sites, absent, cancelledAt, now }, random);
	return {
		name: `Feldklang ${days[0]?.slice(0, 4)}`,
		stages,
		positions: sites.map(({ kind: _, places: __, ...position }) => position),
		persons: people.persons,
		teamFunctions: people.teamFunctions,
		turnaround: 0,
		bands: allBands({ acts, activities, absent, productionKeys: people.productionKeys }, random),
		vehicles,
		activities,
	};
}

/** The vehicles of every act, then the crew's shuttles; the crew is the band after the last act. */
function allVehicles(acts: readonly Act[], size: FestivalSizeName, random: Random): DemoVehicle[] {
	const { vehicles, shuttles, everyVehicle } = FESTIVAL_SIZES[size];
	const classes = acts.map(({ actClass }) => actClass);
	const fleets = fleetsOf(classes, { vehicles: vehicles - shuttles, everyVehicle }, random);
	return [
		...fleets.flatMap((fleet, bandKey) => vehiclesOf(bandKey, fleet, random)),
		...shuttlesOf(acts.length, shuttles, random),
	];
}

function plannedVisits(
	{ acts, vehicles, size }: { acts: readonly Act[]; vehicles: readonly DemoVehicle[]; size: FestivalSizeName },
	random: Random,
): Visit[] {
	const keyed = vehicles.map(({ bandKey, typeId }, key) => ({ bandKey, typeId, key }));
	const fleets = Map.groupBy(keyed, ({ bandKey }) => bandKey);
	const { everyVehicle } = FESTIVAL_SIZES[size];
	return acts.map((act, bandKey) =>
		planVisit({ act, bandKey, fleet: fleets.get(bandKey) ?? [], everyVehicle }, random),
	);
}

function crewVisit({
	visits,
	vehicles,
	days,
}: {
	visits: readonly Visit[];
	vehicles: readonly DemoVehicle[];
	days: readonly Day[];
}): Visit[] {
	const shuttleKeys = [...vehicles.keys()].filter((key) => vehicles[key]?.typeId === 'shuttle');
	return days.map((day) => {
		const service = shuttleService(day, shuttleKeys, lentOn(day, visits));
		const act: Act = { actClass: 'opener', stageKey: 0, day, from: startOfDay(day), to: service.to };
		return { act, bandKey: visits.length, steps: [service] };
	});
}

function allBands(
	{
		acts,
		activities,
		absent,
		productionKeys,
	}: {
		acts: readonly Act[];
		activities: readonly DemoActivity[];
		absent: ReadonlyMap<number, Absence>;
		productionKeys: readonly number[];
	},
	random: Random,
): DemoBand[] {
	const names = actNames(acts.length, random);
	const byBand = Map.groupBy(activities, ({ bandKey }) => bandKey);
	const free = random.shuffled(productionKeys);
	const bands = acts.map((act, key): DemoBand => {
		const band = bandOf({ act, name: names[key] ?? '', absence: absent.get(key) }, random);
		const productionKey = random.chance(WITH_PRODUCTION) ? (free.pop() ?? null) : null;
		return { ...band, productionKey, status: statusAfter(byBand.get(key) ?? []) };
	});
	return [...bands, CREW_BAND];
}
