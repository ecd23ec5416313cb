import type { Activity } from '@crossload/contract';
import {
	activityCalls,
	bandCalls,
	type Call,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	vehicleCalls,
} from '@crossload/contract';
import { type Day, festivalDaySpan, HOUR, later, SHOW, type SheetRows, type SheetSubject } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/rows.ts';
import { redactorFor } from '../../http/redaction.ts';
import { listActivities } from '../activity/activity.store.ts';
import { storedTime } from '../activity/stored-time.ts';
import { listBands } from '../band/band.store.ts';
import { listPositionsWithVehicles } from '../position/position.store.ts';
import { listStages } from '../stage/stage.store.ts';
import { listTeamFunctions } from '../team-function/team-function.store.ts';
import { listVehicles } from '../vehicle/vehicle.store.ts';

/** What is planned up to so long before or after a festival day may stand on its acts' sheets, in milliseconds. */
const AROUND = 48 * HOUR;

/** What was put somewhere so long ago may still stand there, in milliseconds: longer than a festival with its set-up. */
const STANDING = 14 * 24 * HOUR;

/** What a sheet is made of, as someone with these permissions may see it: of each list what the sheet may name. */
export async function listSheetRows(db: Db, subject: SheetSubject, permissions: readonly string[]): Promise<SheetRows> {
	const activities = await activitiesFor(db, subject);
	const bands = await listBands(db, bandIdsFor(subject, activities));
	const vehicleIds = await vehicleIdsFor(db, subject, { activities, bandIds: bands.map(({ id }) => id) });
	const seen = <T>(call: Call, rows: T) => redactorFor(call.response).redact(rows, permissions) as T;
	return {
		activities: seen(activityCalls.list, activities),
		bands: seen(bandCalls.list, bands),
		vehicles: seen(vehicleCalls.list, await listVehicles(db, { ids: vehicleIds })),
		stages: seen(stageCalls.list, await listStages(db)),
		positions: seen(
			positionCalls.listWithVehicles,
			await listPositionsWithVehicles(db, await positionIdsFor(db, subject)),
		),
		functions: seen(teamFunctionCalls.list, await listTeamFunctions(db)),
	};
}

async function activitiesFor(db: Db, { kind, id, day }: SheetSubject): Promise<Activity[]> {
	if (kind === 'band') return await listActivities(db, id === null ? {} : { bandId: id });
	if (kind === 'vehicle') return await listActivities(db, id === null ? {} : { vehicleId: id });
	if (day === null) return [];
	if (kind === 'day') return await listActivities(db, { ids: await idsOfPlaying(db, day, null) });
	if (kind === 'stage' && id !== null) return await listActivities(db, { ids: await idsOfStage(db, day, id) });
	if (kind === 'position' && id !== null) return await listActivities(db, { ids: await idsAtPosition(db, id) });
	return await listActivities(db, { ids: idsOf(await plannedAround(db, day, STANDING).execute()) });
}

/** What is planned at a position, and all that its vehicles do: until when they stand there. */
async function idsAtPosition(db: Db, positionId: number): Promise<number[]> {
	const here = db.selectFrom('activity').select('id').where('position_id', '=', positionId);
	const vehicles = db.selectFrom('activity_vehicle').select('vehicle_id').where('activity_id', 'in', here);
	const theirs = db.selectFrom('activity_vehicle').select('activity_id as id').where('vehicle_id', 'in', vehicles);
	return idsOf(await here.union(theirs).execute());
}

/** What bands do that play on a stage that day, and what else takes place there and at its docks. */
async function idsOfStage(db: Db, day: Day, stageId: number): Promise<number[]> {
	const docks = db.selectFrom('position').select('id').where('stage_id', '=', stageId);
	const others = plannedAround(db, day, 0).where((where) =>
		where.or([where('stage_id', '=', stageId), where('position_id', 'in', docks)]),
	);
	return [...new Set([...(await idsOfPlaying(db, day, stageId)), ...idsOf(await others.execute())])];
}

/** All that bands do which play that day, on one stage or on any. */
async function idsOfPlaying(db: Db, day: Day, stageId: number | null): Promise<number[]> {
	const shows = plannedAround(db, day, 0).where('type_id', '=', SHOW).select('band_id');
	const own = await (stageId === null ? shows : shows.where('stage_id', '=', stageId)).execute();
	const bandIds = own.map(({ band_id }) => band_id).filter((band) => band !== null);
	const ids = idsOf(own);
	const query = plannedAround(db, day, AROUND).where((where) =>
		where.or([where('id', 'in', ids), ...(bandIds.length > 0 ? [where('band_id', 'in', bandIds)] : [])]),
	);
	return ids.length === 0 ? [] : idsOf(await query.execute());
}

function plannedAround(db: Db, day: Day, around: number) {
	const { from, to } = festivalDaySpan(day);
	return db
		.selectFrom('activity')
		.select('id')
		.where(({ fn }) => fn.coalesce('planned_start', 'planned_end'), '<', storedTime(later(to, around)))
		.where(({ fn }) => fn.coalesce('planned_end', 'planned_start'), '>=', storedTime(later(from, -around)));
}

function bandIdsFor({ kind, id }: SheetSubject, activities: readonly Activity[]): number[] {
	if (kind === 'band' && id !== null) return [id];
	if (kind === 'position' || kind === 'vehicle' || kind === 'day') return [];
	return [...new Set(activities.flatMap(({ band }) => (band ? [band.id] : [])))];
}

async function vehicleIdsFor(
	db: Db,
	{ kind, id }: SheetSubject,
	{ activities, bandIds }: { readonly activities: readonly Activity[]; readonly bandIds: readonly number[] },
): Promise<number[]> {
	if (kind === 'vehicle' && id !== null) return [id];
	if (kind === 'day') return [];
	const taking = activities.flatMap(({ vehicles }) => vehicles.map((vehicle) => vehicle.id));
	if (bandIds.length === 0) return [...new Set(taking)];
	const own = await db.selectFrom('vehicle').select('id').where('band_id', 'in', bandIds).execute();
	return [...new Set([...taking, ...idsOf(own)])];
}

/** Undefined: all. */
async function positionIdsFor(db: Db, { kind, id }: SheetSubject): Promise<number[] | undefined> {
	if (kind === 'band' || kind === 'vehicle' || kind === 'day') return [];
	if (id === null) return undefined;
	if (kind === 'position') return [id];
	return idsOf(await db.selectFrom('position').select('id').where('stage_id', '=', id).execute());
}
