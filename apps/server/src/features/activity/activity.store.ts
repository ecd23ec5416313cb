import type { Activity, VehicleReference } from '@crossload/contract';
import type { FestivalTime } from '@crossload/domain';
import { compareByPlan } from '@crossload/domain';
import type { Db, Identity, Trx } from '../../db/database.ts';
import { chunksOf, idsOf } from '../../db/rows.ts';
import { type NextState, versionedRows } from '../../db/versioned-rows.store.ts';
import { listVehicleReferences } from '../vehicle/vehicle-reference.store.ts';
import { type ActivityBriefRow, briefOf, selectBriefs, vehicleIdsByActivity } from './activity-brief.store.ts';
import { readTimes, storedTimes } from './stored-time.ts';

/** An activity's own fields, references as ids: what is written and what the change log keeps. */
export interface ActivityState {
	readonly activityTypeId: string;
	readonly bandId: number | null;
	readonly stageId: number | null;
	readonly positionId: number | null;
	readonly planned_start: FestivalTime | null;
	readonly planned_end: FestivalTime | null;
	readonly start: FestivalTime | null;
	readonly end: FestivalTime | null;
	readonly info: string | null;
	readonly cancelled: FestivalTime | null;
	readonly cancel_reason: string | null;
	readonly vehicleIds: readonly number[];
}

/** Which activities are asked for: all, some, or those of one entity. */
export interface ActivityFilter {
	readonly ids?: readonly number[];
	readonly bandId?: number;
	readonly positionId?: number;
	readonly vehicleId?: number;
}

/** Whole activities by planned start, else planned end. */
export async function listActivities(db: Db, filter: ActivityFilter = {}): Promise<Activity[]> {
	if (filter.ids?.length === 0) return [];
	const rows = await filtered(selectBriefs(db), filter)
		.select(['activity.info', 'activity.cancel_reason', 'activity.version'])
		.execute();
	const narrowed = Object.keys(filter).length > 0;
	const vehicles = await vehiclesByActivity(db, narrowed ? rows.map(({ id }) => id) : undefined);
	return rows.map((row) => wholeActivity(row, vehicles.get(row.id) ?? [])).sort(compareByPlan);
}

export async function findActivity(db: Db, id: number): Promise<Activity | undefined> {
	return (await listActivities(db, { ids: [id] }))[0];
}

/** An activity's own fields, for changing it. */
export function stateOf(activity: Activity) {
	const { activityType, band, stage, position, vehicles, version, ...own } = activity;
	return {
		activityTypeId: activityType.id,
		bandId: band?.id ?? null,
		stageId: stage?.id ?? null,
		positionId: position?.id ?? null,
		planned_start: own.planned_start,
		planned_end: own.planned_end,
		start: own.start,
		end: own.end,
		info: own.info,
		cancelled: own.cancelled,
		cancel_reason: own.cancel_reason,
		vehicleIds: vehicles.map(({ id }) => id),
		version,
	} satisfies ActivityState & { version: number };
}

/** An activity's own fields as the change log keeps them: with its times as they are stored. */
export function loggedState<State extends ActivityState>(state: State) {
	return { ...state, ...storedTimes(state) };
}

/** What {@link loggedActivity} returns. */
export type LoggedActivity = ReturnType<typeof loggedActivity>;

/** An activity as the change log keeps it. */
export function loggedActivity(activity: Activity) {
	return loggedState(stateOf(activity));
}

/** The state that the change log keeps, with its times as they are returned. */
export function stateInLog<State extends LoggedActivity>(logged: State): State & ActivityState {
	return { ...logged, ...readTimes(logged) };
}

const own = versionedRows('activity', columnsOf);

/** How activities are written, with their vehicles. */
export const activityRows = {
	...own,
	insert: async (trx: Trx, state: ActivityState, again?: Identity): Promise<number> => {
		const id = await own.insert(trx, state, again);
		await insertVehicles(trx, [{ id, state }]);
		return id;
	},
	insertMany: async (trx: Trx, states: readonly ActivityState[]): Promise<number[]> => {
		const ids = await own.insertMany(trx, states);
		await insertVehicles(
			trx,
			states.map((state, index) => ({ id: ids[index] ?? 0, state })),
		);
		return ids;
	},
	update: async (trx: Trx, id: number, state: ActivityState): Promise<void> => {
		await own.update(trx, id, state);
		await replaceVehicles(trx, [{ id, state }]);
	},
	updateMany: async (trx: Trx, next: readonly NextState<ActivityState>[]): Promise<void> => {
		await own.updateMany(trx, next);
		await replaceVehicles(trx, next);
	},
};

type Written = Pick<NextState<ActivityState>, 'id' | 'state'>;

async function replaceVehicles(trx: Trx, activities: readonly Written[]): Promise<void> {
	for (const chunk of chunksOf(activities)) {
		await trx.deleteFrom('activity_vehicle').where('activity_id', 'in', idsOf(chunk)).execute();
	}
	await insertVehicles(trx, activities);
}

async function insertVehicles(trx: Trx, activities: readonly Written[]): Promise<void> {
	const links = activities.flatMap(({ id: activity_id, state: { vehicleIds } }) =>
		vehicleIds.map((vehicle_id, ordinal) => ({ activity_id, vehicle_id, ordinal })),
	);
	for (const chunk of chunksOf(links)) await trx.insertInto('activity_vehicle').values(chunk).execute();
}

/** Sets only what really happened; everything else stays. */
export async function updateActualTimes(
	trx: Trx,
	id: number,
	times: Pick<ActivityState, 'start' | 'end'>,
): Promise<void> {
	const { start, end } = storedTimes({ planned_start: null, planned_end: null, cancelled: null, ...times });
	await trx
		.updateTable('activity')
		.set((row) => ({ start, end, version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

/** Takes a vehicle out of all its activities; their versions rise. */
export async function unlinkVehicle(trx: Trx, vehicleId: number): Promise<void> {
	await trx
		.updateTable('activity')
		.set((row) => ({ version: row('version', '+', 1) }))
		.where('id', 'in', (where) =>
			where.selectFrom('activity_vehicle').select('activity_id').where('vehicle_id', '=', vehicleId),
		)
		.execute();
	await trx.deleteFrom('activity_vehicle').where('vehicle_id', '=', vehicleId).execute();
}

/** An activity as its table has it. */
function columnsOf({ activityTypeId, bandId, stageId, positionId, info, cancel_reason, ...times }: ActivityState) {
	return {
		type_id: activityTypeId,
		band_id: bandId,
		stage_id: stageId,
		position_id: positionId,
		...storedTimes(times),
		info,
		cancel_reason,
	};
}

function filtered(query: ReturnType<typeof selectBriefs>, { ids, bandId, positionId, vehicleId }: ActivityFilter) {
	let narrowed = query;
	if (ids) narrowed = narrowed.where('activity.id', 'in', ids);
	if (bandId !== undefined) narrowed = narrowed.where('activity.band_id', '=', bandId);
	if (positionId !== undefined) narrowed = narrowed.where('activity.position_id', '=', positionId);
	if (vehicleId !== undefined) {
		narrowed = narrowed.where('activity.id', 'in', (where) =>
			where.selectFrom('activity_vehicle').select('activity_id').where('vehicle_id', '=', vehicleId),
		);
	}
	return narrowed;
}

/** Vehicles in one line of the given activities, or of all. Each vehicle is read once, however many activities it is in. */
async function vehiclesByActivity(db: Db, ids?: readonly number[]): Promise<Map<number, VehicleReference[]>> {
	const idsByActivity = await vehicleIdsByActivity(db, ids);
	const listed = await listVehicleReferences(db, ids && { ids: [...new Set([...idsByActivity.values()].flat())] });
	const references = new Map(listed.map((vehicle) => [vehicle.id, vehicle]));
	return new Map(
		[...idsByActivity].map(([id, vehicleIds]) => [id, vehicleIds.flatMap((each) => references.get(each) ?? [])]),
	);
}

function wholeActivity(
	row: ActivityBriefRow & { info: string | null; cancel_reason: string | null; version: number },
	vehicles: VehicleReference[],
): Activity {
	const { info, cancel_reason, version } = row;
	return { ...briefOf(row), vehicles, info, cancel_reason, version };
}
