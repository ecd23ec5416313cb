import { isShow } from '../activity/activity-type.ts';
import { isCancelled, plannedBegin, plannedDay } from '../activity/status.ts';
import { groupBy } from '../group-by.ts';
import type { Day } from '../time.ts';
import { cancelledState, type SheetLine, sheetLine } from './sheet.ts';
import type { SheetActivity, SheetBand, SheetRows, SheetVehicle } from './sheet-rows.ts';
import { type SheetStay, staysByPosition } from './sheet-stays.ts';
import { plannedOn } from './sheet-times.ts';

/** The rows of a file's sheets, what is planned of each band, as every show asks for it, and who stands where. */
export interface SheetIndex extends SheetRows {
	/** Under undefined what has none. */
	readonly ofBand: ReadonlyMap<number | undefined, readonly SheetActivity[]>;
	/** By position. */
	readonly stays: ReadonlyMap<number, readonly SheetStay[]>;
}

export function indexSheetRows(rows: SheetRows): SheetIndex {
	const ofBand = groupBy(rows.activities, ({ band }) => band?.id);
	return { ...rows, ofBand, stays: staysByPosition(rows) };
}

/** The shows of a festival day, cancelled ones too, as they were listed. */
export function showsOn(activities: readonly SheetActivity[], day: Day): SheetActivity[] {
	return activities.filter(({ activityType, ...times }) => isShow(activityType) && plannedDay(times) === day);
}

/**
 * What is planned of a band besides its shows, each with the show that is nearest in time. What takes place goes with a
 * show that takes place, as long as there is one.
 */
export function withShow({ ofBand }: SheetIndex, show: SheetActivity): SheetActivity[] {
	const own = show.band ? (ofBand.get(show.band.id) ?? []) : [];
	const shows = own.filter(({ activityType }) => isShow(activityType));
	const playing = shows.filter((one) => !isCancelled(one));
	const showOf = (one: SheetActivity) => nearest(one, isCancelled(one) || playing.length === 0 ? shows : playing);
	return own.filter((one) => !isShow(one.activityType) && showOf(one)?.id === show.id);
}

function nearest(activity: SheetActivity, shows: readonly SheetActivity[]): SheetActivity | null {
	const begin = plannedBegin(activity) ?? 0;
	const distance = (show: SheetActivity) => Math.abs((plannedBegin(show) ?? 0) - begin);
	let found: SheetActivity | null = null;
	for (const show of shows) if (found === null || distance(show) < distance(found)) found = show;
	return found;
}

/** '7 acts': the shows that take place. */
export function actCount(shows: readonly SheetActivity[]): string {
	const { length } = shows.filter((show) => !isCancelled(show));
	return length === 1 ? '1 act' : `${length} acts`;
}

/** A vehicle in one line. */
export function vehicleLine(key: string, vehicle: SheetVehicle): SheetLine {
	return sheetLine(key, `${vehicle.band.name}, ${vehicle.type.slug} ${vehicle.name}`, {
		type: vehicle.type.slug,
		vehicle: vehicle.name,
		plate: vehicle.licence_plate,
		driver: vehicle.driver,
		tel: vehicle.driver_tel,
	});
}

/** An activity in one line, by the clock of the sheet's day. */
export function activityLine(key: string, activity: SheetActivity, day: Day): SheetLine {
	const { activityType, band, stage, position, vehicles } = activity;
	return sheetLine(key, [band?.name, activityType.name].filter(Boolean).join(', '), {
		time: plannedOn(day, activity),
		what: activityType.name,
		place: [position?.name, stage?.name].filter((one) => one !== undefined).join(', '),
		band: band?.name ?? null,
		vehicle: vehicles.map(({ name }) => name).join(', '),
		state: cancelledState(activity),
	});
}

/** The vehicles of a file by their ids. */
export function vehiclesById({ vehicles }: Pick<SheetRows, 'vehicles'>): ReadonlyMap<number, SheetVehicle> {
	return new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
}

/** An activity in a line for each of its vehicles, with plates and drivers; in one without any. */
export function vehicleLines(
	activity: SheetActivity,
	day: Day,
	vehicles: ReadonlyMap<number, SheetVehicle>,
): SheetLine[] {
	const { key, name, cells } = activityLine(`activity/${activity.id}`, activity, day);
	const { time = null, what = null, band = null, state = null } = cells;
	const own = { time, what, band, state };
	const taking = activity.vehicles.flatMap(({ id }) => vehicles.get(id) ?? []);
	if (taking.length === 0) return [sheetLine(key, name, own)];
	return taking.map((vehicle) =>
		sheetLine(`${key}/vehicle/${vehicle.id}`, `${name}, ${vehicle.name}`, { ...own, ...cellsOf(vehicle) }),
	);
}

/** What a line about a vehicle says of it. */
export function cellsOf({ type, licence_plate, name, driver, driver_tel }: SheetVehicle) {
	return { type: type.slug, plate: licence_plate ?? name, driver, tel: driver_tel };
}

/** Whom to ring about a band; none for readers who may not know. */
export function productionLine(key: string, band: SheetBand | undefined): SheetLine[] {
	if (!band?.production) return [];
	const { name, tel } = band.production;
	return [sheetLine(key, `${band.name}, production`, { production: name, tel })];
}

/** The vehicles of a band. */
export function vehiclesOf({ vehicles }: Pick<SheetRows, 'vehicles'>, bandId: number | undefined): SheetVehicle[] {
	return vehicles.filter(({ band }) => band.id === bandId);
}
