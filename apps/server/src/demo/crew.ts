import { type Day, HOUR, later, startOfDay, weekdayOf } from '@crossload/domain';
import type { DemoVehicle } from './demo-festival.ts';
import { personName, telephoneNumber } from './person-names.ts';
import type { Random } from './random.ts';
import type { Step } from './visit.ts';

/** The festival's own people, who have vehicles like a band has. */
export const CREW = 'Crew';

/** Shuttles by weekday, as a share of those of the Saturday; the first and the last day need fewer. */
const SHUTTLE_SHARES: Readonly<Record<number, number>> = { 4: 0.5, 5: 0.75, 6: 1, 7: 0.75 };

/** The crew's shuttles with their drivers. */
export function shuttlesOf(bandKey: number, count: number, random: Random): DemoVehicle[] {
	return Array.from({ length: count }, (_, index) => ({
		bandKey,
		typeId: 'shuttle',
		name: count > 1 ? `Shuttle ${index + 1}` : 'Shuttle',
		licence_plate: `SG ${random.between(100_000, 999_999)}`,
		driver: personName(random),
		driver_tel: telephoneNumber(random),
		comment: index === 0 ? 'Nine seats, wheelchair ramp' : null,
		subVehicle: null,
		subVehicleConnected: null,
	}));
}

/** The shuttles that run on a day. */
export function shuttlesOn(day: Day, shuttleKeys: readonly number[]): number[] {
	return shuttleKeys.slice(0, Math.ceil(shuttleKeys.length * (SHUTTLE_SHARES[weekdayOf(day)] ?? 1)));
}

/** One day's shuttle service, from breakfast until the last bus, without the shuttles that acts are lent on that day. */
export function shuttleService(day: Day, shuttleKeys: readonly number[], lent: ReadonlySet<number>): Step {
	return {
		role: 'service',
		typeId: 'other',
		from: later(startOfDay(day), 8 * HOUR),
		to: later(startOfDay(day), 26 * HOUR),
		vehicleKeys: shuttlesOn(day, shuttleKeys).filter((key) => !lent.has(key)),
		siteKind: 'yard',
		hasStage: false,
		tier: 0,
		info: 'Shuttle service GEO – SA – hotels, every 20 minutes',
	};
}
