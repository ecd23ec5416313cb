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
import { redactorFor } from '../../http/redaction.ts';
import { listActivities } from '../activity/activity.store.ts';
import { storedTime } from '../activity/stored-time.ts';
import { listBands } from '../band/band.store.ts';
import { listPositionsWithVehicles } from '../position/position.store.ts';
import { listStages } from '../stage/stage.store.ts';
import { listTeamFunctions } from '../team-function/team-function.store.ts';
import { listVehicles } from '../vehicle/vehicle.store.ts';

/** What is planned up to so long before or after a festival day may stand on its sheets, in milliseconds. */
const AROUND = 48 * HOUR;

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
	if (kind === 'band') return await listActivities(db, { bandId: id ?? 0 });
	if (kind === 'vehicle') return await listActivities(db, { vehicleId: id ?? 0 });
	if (kind === 'position') return await listActivities(db, { positionId: id ?? 0 });
	if (day === null) return [];
	const ids = kind === 'all' ? await idsAround(db, day) : await idsOfPlaying(db, day, kind === 'stage' ? id : null);
	return await listActivities(db, { ids });
}

async function idsAround(db: Db, day: Day): Promise<number[]> {
	return (await plannedAround(db, day, AROUND).execute()).map(({ id }) => id);
}

/** All that bands do which play that day, on one stage or on any. */
async function idsOfPlaying(db: Db, day: Day, stageId: number | null): Promise<number[]> {
	const shows = plannedAround(db, day, 0).where('type_id', '=', SHOW).select('band_id');
	const own = await (stageId === null ? shows : shows.where('stage_id', '=', stageId)).execute();
	const bandIds = own.map(({ band_id }) => band_id).filter((band) => band !== null);
	const ids = own.map(({ id }) => id);
	const query = plannedAround(db, day, AROUND).where((where) =>
		where.or([where('id', 'in', ids), ...(bandIds.length > 0 ? [where('band_id', 'in', bandIds)] : [])]),
	);
	return ids.length === 0 ? [] : (await query.execute()).map(({ id }) => id);
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
	if (kind === 'band') return [id ?? 0];
	if (kind === 'position' || kind === 'vehicle' || kind === 'day') return [];
	return [...new Set(activities.flatMap(({ band }) => (band ? [band.id] : [])))];
}

async function vehicleIdsFor(
	db: Db,
	{ kind, id }: SheetSubject,
	{ activities, bandIds }: { readonly activities: readonly Activity[]; readonly bandIds: readonly number[] },
): Promise<number[]> {
	if (kind === 'vehicle') return [id ?? 0];
	if (kind === 'day') return [];
	const taking = activities.flatMap(({ vehicles }) => vehicles.map((vehicle) => vehicle.id));
	if (bandIds.length === 0) return [...new Set(taking)];
	const own = await db.selectFrom('vehicle').select('id').where('band_id', 'in', bandIds).execute();
	return [...new Set([...taking, ...own.map((vehicle) => vehicle.id)])];
}

/** Undefined: all. */
async function positionIdsFor(db: Db, { kind, id }: SheetSubject): Promise<number[] | undefined> {
	if (kind === 'all') return undefined;
	if (kind === 'position') return [id ?? 0];
	if (kind !== 'stage' || id === null) return [];
	const docks = await db.selectFrom('position').select('id').where('stage_id', '=', id).execute();
	return docks.map((dock) => dock.id);
}
