import type { Activity, Person, Stage, TeamFunction, VehicleType } from '@crossload/contract';
import { compareByName, compareNames, type FestivalTime, isShow, joinList, localOf } from '@crossload/domain';
import { READING_SHEETS, type WrittenCell, type WrittenSheet } from '@crossload/spreadsheet';
import type { BandState } from '../band/band.store.ts';
import type { PositionState } from '../position/position.store.ts';
import type { VehicleState } from '../vehicle/vehicle.store.ts';

type Row<State> = State & { readonly id: number };

/** Everything that the workbook of a festival has; of most rows their own fields, as 6,000 vehicles with all they do take long to read. */
export interface FestivalRows {
	readonly activities: readonly Activity[];
	readonly bands: readonly Row<BandState>[];
	readonly vehicles: readonly Row<VehicleState>[];
	readonly vehicleTypes: readonly VehicleType[];
	readonly positions: readonly Row<PositionState>[];
	readonly persons: readonly Person[];
	readonly stages: readonly Stage[];
	readonly functions: readonly TeamFunction[];
	readonly installation: string;
	readonly revision: number;
}

/** The values of a row, without its id and the revision. */
type Values = Readonly<Record<string, WrittenCell>>;

/** The sheets of a festival's workbook (IN-AND-OUT, OUT-02): the first five are what an import takes in, field by field. */
export function festivalSheets(rows: FestivalRows): WrittenSheet[] {
	const names: Names = {
		band: nameOf(rows.bands),
		stage: nameOf(rows.stages),
		person: nameOf(rows.persons),
		slug: (typeId) => rows.vehicleTypes.find(({ id }) => id === typeId)?.slug ?? null,
	};
	const bands = rows.bands.toSorted(compareByName);
	const byBand = (a: Row<VehicleState>, b: Row<VehicleState>) =>
		compareNames(names.band(a.bandId) ?? '', names.band(b.bandId) ?? '') || compareByName(a, b);
	const sheet = <Listed extends { readonly id: number | null }>(
		name: string,
		list: readonly Listed[],
		[columns, values]: readonly [columns: readonly string[], values: (row: Listed, names: Names) => Values],
	): WrittenSheet => ({
		name,
		rows: [
			['ID', ...columns, 'Revision'],
			...list.map((row) => {
				const own = values(row, names);
				const id = row.id === null ? null : `${rows.installation}-${row.id}`;
				return [id, ...columns.map((column) => own[column] ?? null), row.id === null ? null : rows.revision];
			}),
		],
	});
	return [
		sheet('Running order', runningOrder(rows.activities, bands, names), [
			['band', 'stage', 'start', 'end'],
			(row) => row.values,
		]),
		sheet('Vehicles', rows.vehicles.toSorted(byBand), [VEHICLE_COLUMNS, vehicleValues]),
		sheet('Positions', rows.positions.toSorted(compareByName), [
			['name', 'slug', 'tag', 'capacity', 'stage'],
			({ stageId, ...own }, names) => ({ ...own, stage: names.stage(stageId) }),
		]),
		sheet('Persons', rows.persons, [['name', 'tel', 'groups'], ({ group, ...own }) => ({ ...own, groups: group })]),
		sheet('Activities', rows.activities, [ACTIVITY_COLUMNS, activityValues]),
		sheet('Bands', bands, [READING_SHEETS.Bands, bandValues]),
		sheet('Stages', rows.stages, [READING_SHEETS.Stages, (stage) => stage]),
		sheet('Functions', rows.functions, [READING_SHEETS.Functions, functionValues]),
	];
}

const VEHICLE_COLUMNS = ['band', 'type', 'name', 'licence_plate', 'driver', 'driver_tel', 'comment', 'subVehicle'];
const ACTIVITY_COLUMNS = ['type', 'planned_end', 'planned_start', 'band', 'stage', 'position', 'vehicles', 'info'];

/** What the rows refer to by id. */
interface Names {
	readonly band: (id: number | null) => string | null;
	readonly stage: (id: number | null) => string | null;
	readonly person: (id: number | null) => string | null;
	readonly slug: (vehicleTypeId: string) => string | null;
}

function nameOf(rows: readonly { readonly id: number; readonly name: string }[]) {
	const names = new Map(rows.map(({ id, name }) => [id, name]));
	return (id: number | null) => (id === null ? null : (names.get(id) ?? null));
}

/** All shows, then the bands that have none. */
function runningOrder(
	activities: readonly Activity[],
	bands: readonly Row<BandState>[],
	names: Names,
): { readonly id: number | null; readonly values: Values }[] {
	const shows = activities.filter(({ activityType, band }) => isShow(activityType) && band !== null);
	const playing = new Set(shows.map(({ band }) => band?.id));
	const others = bands.filter(({ id }) => !playing.has(id));
	return [
		...shows.map(({ id, band, stage, planned_start, planned_end }) => ({
			id,
			values: {
				band: band?.name ?? null,
				stage: stage?.name ?? null,
				start: dateOf(planned_start),
				end: dateOf(planned_end),
			},
		})),
		...others.map(({ name, stageId }) => ({ id: null, values: { band: name, stage: names.stage(stageId) } })),
	];
}

function vehicleValues({ bandId, typeId, subVehicleConnected: _, ...own }: VehicleState, names: Names): Values {
	return { ...own, band: names.band(bandId), type: names.slug(typeId) };
}

function activityValues(activity: Activity): Values {
	const { activityType, planned_end, planned_start, band, stage, position, vehicles, info } = activity;
	return {
		type: activityType.id,
		planned_end: dateOf(planned_end),
		planned_start: dateOf(planned_start),
		band: band?.name ?? null,
		stage: stage?.name ?? null,
		position: position?.name ?? null,
		vehicles: joinList(vehicles.map(({ name }) => name)),
		info,
	};
}

function bandValues({ stageId, productionId, name, status, touringParty, notes }: BandState, names: Names): Values {
	return { name, stage: names.stage(stageId), status, touringParty, notes, production: names.person(productionId) };
}

function functionValues({ name, radio, activeMembers }: TeamFunction): Values {
	return { name, radio, members: joinList(activeMembers.map((member) => member.name)) };
}

/** Festival time as a workbook's date. */
function dateOf(time: FestivalTime | null): Date | null {
	return time === null ? null : new Date(`${localOf(time).replace(' ', 'T')}Z`);
}
