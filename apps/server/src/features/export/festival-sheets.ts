import type { Activity, Band, Person, Position, Stage, TeamFunction, Vehicle } from '@crossload/contract';
import { type FestivalTime, isShow, joinList, localOf } from '@crossload/domain';
import type { WrittenCell, WrittenSheet } from '@crossload/spreadsheet';

/** Everything that the workbook of a festival has. */
export interface FestivalRows {
	readonly activities: readonly Activity[];
	readonly bands: readonly Band[];
	readonly vehicles: readonly Vehicle[];
	readonly positions: readonly Position[];
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
	const sheet = <Row extends { readonly id: number | null }>(
		name: string,
		list: readonly Row[],
		[columns, values]: readonly [columns: readonly string[], values: (row: Row) => Values],
	): WrittenSheet => ({
		name,
		rows: [
			['ID', ...columns, 'Revision'],
			...list.map((row) => {
				const own = values(row);
				const id = row.id === null ? null : `${rows.installation}-${row.id}`;
				return [id, ...columns.map((column) => own[column] ?? null), row.id === null ? null : rows.revision];
			}),
		],
	});
	return [
		sheet('Running order', runningOrder(rows), [['band', 'stage', 'start', 'end'], (row) => row.values]),
		sheet('Vehicles', rows.vehicles, [VEHICLE_COLUMNS, vehicleValues]),
		sheet('Positions', rows.positions, [['name', 'slug', 'tag', 'capacity', 'stage'], positionValues]),
		sheet('Persons', rows.persons, [['name', 'tel', 'groups'], personValues]),
		sheet('Activities', rows.activities, [ACTIVITY_COLUMNS, activityValues]),
		sheet('Bands', rows.bands, [['name', 'stage', 'status', 'touringParty', 'notes', 'production'], bandValues]),
		sheet('Stages', rows.stages, [['name', 'color', 'changeover', 'curfew'], stageValues]),
		sheet('Functions', rows.functions, [['name', 'radio', 'members'], functionValues]),
	];
}

const VEHICLE_COLUMNS = ['band', 'type', 'name', 'licence_plate', 'driver', 'driver_tel', 'comment', 'subVehicle'];
const ACTIVITY_COLUMNS = ['type', 'planned_end', 'planned_start', 'band', 'stage', 'position', 'vehicles', 'info'];

/** All shows, then the bands that have none. */
function runningOrder({ activities, bands }: FestivalRows): { readonly id: number | null; readonly values: Values }[] {
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
		...others.map(({ name, stage }) => ({ id: null, values: { band: name, stage: stage.name } })),
	];
}

function vehicleValues({ band, type, name, licence_plate, driver, driver_tel, comment, subVehicle }: Vehicle): Values {
	return { band: band.name, type: type.slug, name, licence_plate, driver, driver_tel, comment, subVehicle };
}

function positionValues({ name, slug, tag, capacity, stage }: Position): Values {
	return { name, slug, tag, capacity, stage: stage?.name ?? null };
}

function personValues({ name, tel, group }: Person): Values {
	return { name, tel, groups: group };
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

function bandValues({ name, stage, status, touringParty, notes, production }: Band): Values {
	return { name, stage: stage.name, status, touringParty, notes, production: production?.name ?? null };
}

function stageValues({ name, color, changeover, curfew }: Stage): Values {
	return { name, color, changeover, curfew };
}

function functionValues({ name, radio, activeMembers }: TeamFunction): Values {
	return { name, radio, members: joinList(activeMembers.map((member) => member.name)) };
}

/** Festival time as a workbook's date. */
function dateOf(time: FestivalTime | null): Date | null {
	return time === null ? null : new Date(`${localOf(time).replace(' ', 'T')}Z`);
}
