import { CROSSLOAD, DEPARTURE, PARKING } from '../../activity/activity-type.ts';
import type { PlanActivity, TimedActivity } from '../plan-row.ts';
import { isOpen, overlapOf } from '../span.ts';
import type { Check, VehicleFacts } from './check.ts';
import { gapBetween, isGapBelow, lowerFirst, overlappingPairs, successivePairs } from './pairs.ts';

/** CHK-03: one vehicle in two activities at the same time; parking does not count. */
export const vehicleOverlap: Check<VehicleFacts> = {
	kind: 'vehicle-overlap',
	severity: 'impossible',
	find: ({ vehicle, open }) =>
		overlappingPairs(open.filter(isBusy)).map((pair) => ({
			ids: [vehicle.id, ...lowerFirst(pair)],
			time: overlapOf(pair[0].span, pair[1].span),
			activities: pair,
			vehicleId: vehicle.id,
		})),
	text: (finding, names) =>
		`${names.vehicle(finding.vehicleId)} is in ${names.all(finding.activities)} at the same time, ${names.time(finding)}.`,
};

/** CHK-04: less time than the turnaround between two successive activities at different positions, parking aside. */
export const vehicleTurnaround: Check<VehicleFacts> = {
	kind: 'vehicle-turnaround',
	severity: 'tight',
	find: ({ vehicle, open, turnaround }) =>
		successivePairs(open.filter(isBusy))
			.filter(([first, second]) => first.positionId !== null && second.positionId !== null)
			.filter(([first, second]) => first.positionId !== second.positionId)
			.filter((pair) => isGapBelow(turnaround, pair))
			.map((pair) => ({
				ids: [vehicle.id, ...pair.map(({ id }) => id)],
				time: gapBetween(pair),
				activities: pair,
				vehicleId: vehicle.id,
			})),
	text: (finding, names) => {
		const [first = 0, second = 0] = finding.activities;
		const route = `from ${names.positionOf(first)} to ${names.positionOf(second)}, ${names.time(finding)}`;
		const between = `between ${names.activity(first)} and ${names.activity(second)}`;
		return `${names.vehicle(finding.vehicleId)} has only ${names.length(finding)} ${route}, ${between}.`;
	},
};

/**
 * CHK-09: a vehicle departs before the end of something else that it takes part in, and does not come back, done or not,
 * from its departure until that begins. Each departure is reported once, with the earliest activity left behind.
 */
export const departureEarly: Check<VehicleFacts> = {
	kind: 'departure-early',
	severity: 'impossible',
	find: ({ vehicle, activities, open }) => {
		const arrivals = activities.filter(isComing).flatMap(({ span }) => span?.from ?? []);
		const others = open.filter((activity) => !isComing(activity));
		return open.filter(isDepartureActivity).flatMap((departure) => {
			const departs = departure.span.from;
			const isBack = (by: number) => arrivals.some((moment) => departs <= moment && moment <= by);
			const leftBehind = others.find(({ id, span }) => id !== departure.id && span.to > departs && !isBack(span.from));
			if (!leftBehind) return [];
			const time = { from: departs, to: leftBehind.span.to };
			const ids = [vehicle.id, departure.id, leftBehind.id];
			return [{ ids, time, activities: [departure, leftBehind], vehicleId: vehicle.id }];
		});
	},
	text: (finding, names) => {
		const left = names.all(finding.activities.filter((id) => names.row(id)?.span?.to === finding.to));
		return `${names.vehicle(finding.vehicleId)} departs at ${names.moment(finding.from)}, before the end of ${left} at ${names.moment(finding.to)}.`;
	},
};

/** CHK-10: a vehicle's first check-in is after the start of its first load-in or crossload; done ones count as first. */
export const checkinLate: Check<VehicleFacts> = {
	kind: 'checkin-late',
	severity: 'tight',
	find: ({ vehicle, activities }) => {
		const checkin = firstOf(activities, ['checkin']);
		const load = firstOf(activities, ['loadin', CROSSLOAD]);
		if (!checkin || !load || !isOpen(checkin) || !isOpen(load) || checkin.span.from <= load.span.from) return [];
		const time = { from: load.span.from, to: checkin.span.from };
		return [{ ids: [vehicle.id, checkin.id, load.id], time, activities: [checkin, load], vehicleId: vehicle.id }];
	},
	text: (finding, names) => {
		const load = names.activity(finding.activities[0] ?? 0);
		return `${names.vehicle(finding.vehicleId)} checks in at ${names.moment(finding.to)}, after the start of ${load} at ${names.moment(finding.from)}.`;
	},
};

/** CHK-14: a vehicle has something to do and neither arrives nor checks in; done ones count as there. */
export const missingCheckin: Check<VehicleFacts> = {
	kind: 'missing-checkin',
	severity: 'missing',
	find: ({ vehicle, activities }) =>
		activities.some(isOpen) && !activities.some(isComing) ? [{ ...NOTHING, ...keyOf(vehicle) }] : [],
	text: ({ vehicleId }, names) => `${names.vehicle(vehicleId)} has neither an arrival nor a check-in.`,
};

/** CHK-14: a vehicle arrives or checks in and has no departure; done ones count as there. */
export const missingDeparture: Check<VehicleFacts> = {
	kind: 'missing-departure',
	severity: 'missing',
	find: ({ vehicle, activities }) =>
		activities.some(isComing) && !activities.some(isDepartureActivity) ? [{ ...NOTHING, ...keyOf(vehicle) }] : [],
	text: ({ vehicleId }, names) => `${names.vehicle(vehicleId)} has no departure.`,
};

export const VEHICLE_CHECKS = [
	vehicleOverlap,
	vehicleTurnaround,
	departureEarly,
	checkinLate,
	missingCheckin,
	missingDeparture,
];

const NOTHING = { time: null, activities: [] } as const;

function keyOf({ id, bandId }: VehicleFacts['vehicle']) {
	return { ids: [id], vehicleId: id, bandId };
}

const isBusy = ({ typeId }: PlanActivity): boolean => typeId !== PARKING;
const isComing = ({ typeId }: PlanActivity): boolean => typeId === 'arrival' || typeId === 'checkin';
const isDepartureActivity = ({ typeId }: PlanActivity): boolean => typeId === DEPARTURE;

/** The first of some types that has a time, the activities being in plan order. */
function firstOf(activities: readonly PlanActivity[], typeIds: readonly string[]): TimedActivity | undefined {
	return activities.find((a): a is TimedActivity => a.span !== null && typeIds.includes(a.typeId));
}
