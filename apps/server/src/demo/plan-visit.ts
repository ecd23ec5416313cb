import { HOUR, type Instant, later, latestOf, MINUTE, startOfDay } from '@crossload/domain';
import { ACT_CLASSES } from './act-classes.ts';
import { loadersOf } from './fleet.ts';
import { type ParkingPlan, parkings } from './plan-parking.ts';
import { inFives, type Random } from './random.ts';
import type { Act } from './running-order.ts';
import type { FleetVehicle, Milestones, Step, Visit } from './visit.ts';

/** Tiers: how soon a step that is not always planned finds hands to plan it. */
const TIERS = { soundcheck: 2, wanted: 3, spare: 4, last: 5 } as const;

/** Share of the acts whose arrival somebody plans although nobody must. */
const PLANNED_ARRIVALS = 0.3;

const ROUTE = 15 * MINUTE;

/** Everything that an act does at the festival, in order around its show. */
export function planVisit(
	{
		act,
		bandKey,
		fleet,
		everyVehicle,
	}: { act: Act; bandKey: number; fleet: readonly FleetVehicle[]; everyVehicle: boolean },
	random: Random,
): Visit {
	const times = milestonesOf(act, loadersOf(fleet).length, random);
	const plan: ParkingPlan = { act, fleet, times, everyVehicle };
	const steps = [
		...arrivals({ act, fleet, times, everyVehicle }, random),
		...loads({ fleet, times }),
		...stageTimes({ act, times }, random),
		...parkings(plan),
	];
	return { act, bandKey, steps };
}

function milestonesOf(act: Act, trucks: number, random: Random): Milestones {
	const figures = ACT_CLASSES[act.actClass];
	const loadin = loadinOf(act, inFives(random, ...figures.loadIn) * MINUTE, random);
	const crossloads = crossloadsBefore(loadin.from, { act, trucks }, random);
	const loadoutFrom = later(act.to, inFives(random, 0, 10) * MINUTE);
	const loadout = { from: loadoutFrom, to: later(loadoutFrom, inFives(random, ...figures.loadOut) * MINUTE) };
	const checkin = checkinOf(act, crossloads[0]?.from ?? loadin.from, random);
	const departure = latestOf(departureOf(act, random), later(loadout.to, 2 * ROUTE));
	return { checkin, crossloads, loadin, loadout, departure };
}

function loadinOf(act: Act, length: number, random: Random): { from: Instant; to: Instant } {
	const leads = { opener: 3 * HOUR, mid: 3.5 * HOUR, sub: 5.5 * HOUR } as const;
	const from =
		act.actClass === 'headliner'
			? later(startOfDay(act.day), inFives(random, 7 * 60, 10 * 60) * MINUTE)
			: later(act.from, -leads[act.actClass]);
	return { from, to: later(from, length) };
}

/** Runs from a yard that end by the load-in. */
function crossloadsBefore(
	loadin: Instant,
	{ act, trucks }: { act: Act; trucks: number },
	random: Random,
): { from: Instant; to: Instant }[] {
	if (act.actClass === 'opener') return [];
	const length = (act.actClass === 'mid' ? 20 : 30) * MINUTE;
	const runs = act.actClass === 'headliner' ? random.between(2, Math.max(2, Math.min(4, trucks + 1))) : 1;
	return Array.from({ length: runs }, (_, run) => {
		const from = later(loadin, -(runs - run) * length);
		return { from, to: later(from, length) };
	});
}

function checkinOf(act: Act, firstMove: Instant, random: Random): Instant {
	const midnight = startOfDay(act.day);
	const within = (from: number, to: number) => {
		const latest = Math.min(midnight + to * HOUR, firstMove - ROUTE);
		if (latest < midnight + from * HOUR) return null;
		return later(midnight, inFives(random, from * 60, (latest - midnight) / MINUTE) * MINUTE);
	};
	switch (act.actClass) {
		case 'opener':
			return later(act.from, -4 * HOUR);
		case 'mid':
			return later(act.from, -6 * HOUR);
		case 'sub':
			return within(8, 11) ?? later(firstMove, -2 * ROUTE);
		case 'headliner': {
			const nightBefore = later(midnight, -inFives(random, 30, 4 * 60) * MINUTE);
			return random.chance(0.5) ? nightBefore : (within(6, 8) ?? nightBefore);
		}
	}
}

function departureOf(act: Act, random: Random): Instant {
	const midnight = later(startOfDay(act.day), 24 * HOUR);
	switch (act.actClass) {
		case 'opener':
			return later(act.to, 1.5 * HOUR);
		case 'mid':
			return later(act.to, inFives(random, 120, 180) * MINUTE);
		case 'sub':
			return later(midnight, inFives(random, 60, 120) * MINUTE);
		case 'headliner':
			return later(midnight, inFives(random, 120, 240) * MINUTE);
	}
}

function arrivals({ act, fleet, times, everyVehicle }: ParkingPlan, random: Random): Step[] {
	const keys = fleet.map(({ key }) => key);
	const atGate = { from: null, siteKind: 'gate', hasStage: false } as const;
	const arrival = later(times.checkin, -inFives(random, 10, 25) * MINUTE);
	const isBig = act.actClass === 'headliner';
	const tier = isBig || random.chance(PLANNED_ARRIVALS) ? TIERS.wanted : TIERS.spare;
	const convoys = everyVehicle ? keys.map((key) => [key]) : [keys];
	return [
		...convoys.map(
			(vehicleKeys): Step => ({ ...atGate, role: 'arrival', typeId: 'arrival', to: arrival, vehicleKeys, tier }),
		),
		{ ...atGate, role: 'checkin', typeId: 'checkin', to: times.checkin, vehicleKeys: keys, tier: 0 },
		{ ...atGate, role: 'departure', typeId: 'departure', to: times.departure, vehicleKeys: keys, tier: 0 },
	];
}

function loads({ fleet, times }: { fleet: readonly FleetVehicle[]; times: Milestones }): Step[] {
	const keys = loadersOf(fleet).map(({ key }) => key);
	const atDock = { siteKind: 'dock', hasStage: true, vehicleKeys: keys, tier: 0 } as const;
	const fromYard = { typeId: 'crossload', siteKind: 'yard', hasStage: true } as const;
	const runs = times.crossloads.map(({ from, to }, run): Step => {
		const vehicleKeys = keys.length > 1 ? [keys[run % keys.length] ?? 0] : keys;
		return { ...fromYard, role: 'crossload', from, to, vehicleKeys, tier: 0 };
	});
	const back = { from: times.loadout.to, to: later(times.loadout.to, 2 * ROUTE) };
	const backLoad: Step = {
		...fromYard,
		...back,
		role: 'crossloadBack',
		vehicleKeys: keys.slice(0, 1),
		tier: TIERS.last,
	};
	return [
		...runs,
		{ ...atDock, ...times.loadin, role: 'loadin', typeId: 'loadin' },
		{ ...atDock, ...times.loadout, role: 'loadout', typeId: 'loadout' },
		...(back.to <= times.departure ? [backLoad] : []),
	];
}

/** The show and its soundcheck: a long one after a headliner's load-in, else a line check in the changeover. */
function stageTimes({ act, times }: { act: Act; times: Milestones }, random: Random): Step[] {
	const onStage = { siteKind: null, hasStage: true, vehicleKeys: [] } as const;
	const isHeadliner = act.actClass === 'headliner';
	const from = isHeadliner ? later(times.loadin.to, ROUTE) : later(act.from, -20 * MINUTE);
	const length = isHeadliner ? inFives(random, 30, 45) * MINUTE : ROUTE;
	const tier = isHeadliner ? TIERS.soundcheck : TIERS.last;
	return [
		{ ...onStage, role: 'soundcheck', typeId: 'soundcheck', from, to: later(from, length), tier },
		{ ...onStage, role: 'show', typeId: 'show', from: act.from, to: act.to, tier: 0 },
	];
}
