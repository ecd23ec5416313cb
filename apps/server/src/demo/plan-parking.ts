import { type Instant, later, latestOf, MINUTE } from '@crossload/domain';
import { loadersOf, parkingKindOf } from './fleet.ts';
import type { Act } from './running-order.ts';
import type { FleetVehicle, Milestones, Step, StepRole } from './visit.ts';

/** What parkings are planned from. */
export interface ParkingPlan {
	readonly act: Act;
	readonly fleet: readonly FleetVehicle[];
	readonly times: Milestones;
	/** A parking for each vehicle instead of one for those that stand together. */
	readonly everyVehicle: boolean;
}

const BETWEEN = 15 * MINUTE;

/** Nightliners sleep people, and headliners bring much: their parking is planned first. */
const TIERS = { first: 1, wanted: 3 } as const;

/**
 * Where the vehicles of an act stand while they have nothing to do. Those that carry no load stay from check-in to
 * departure; those that do stand before the load-in or between it and the load-out, whichever is longer.
 */
export function parkings({ act, fleet, times, everyVehicle }: ParkingPlan): Step[] {
	const loaders = new Set(loadersOf(fleet).map(({ key }) => key));
	return groups(fleet, everyVehicle).map((group): Step => {
		const siteKind = parkingKindOf(group[0]?.typeId ?? 'car');
		const carriesLoad = group.some(({ key }) => loaders.has(key));
		return {
			...(carriesLoad ? longerPause(times) : wholeStay(times)),
			typeId: 'parking',
			siteKind,
			hasStage: false,
			vehicleKeys: group.map(({ key }) => key),
			tier: siteKind === 'nightliners' || act.actClass === 'headliner' ? TIERS.first : TIERS.wanted,
		};
	});
}

function groups(fleet: readonly FleetVehicle[], everyVehicle: boolean): FleetVehicle[][] {
	if (everyVehicle) return fleet.map((vehicle) => [vehicle]);
	return [...Map.groupBy(fleet, ({ typeId }) => parkingKindOf(typeId)).values()];
}

type Pause = Pick<Step, 'role' | 'to'> & { readonly from: Instant };

function wholeStay({ checkin, departure }: Milestones): Pause {
	return { role: 'stay', from: later(checkin, BETWEEN), to: departure };
}

function longerPause({ checkin, crossloads, loadin, loadout }: Milestones): Pause {
	const before = pause('parkingBefore', later(checkin, BETWEEN), crossloads[0]?.from ?? loadin.from);
	const after = pause('parkingAfter', later(loadin.to, BETWEEN), loadout.from);
	return before.to - before.from > after.to - after.from ? before : after;
}

function pause(role: StepRole, from: Instant, to: Instant): Pause {
	return { role, from, to: latestOf(from, to) };
}
