import type { ActivityBrief, Band, BandDetail, VehicleReference } from '@crossload/contract';
import { type BandStatus, bandFacts, compareByName, compareVehicles } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import type { RowOf } from '../../db/rows.ts';
import { versionedRows } from '../../db/versioned-rows.store.ts';
import { listActivities } from '../activity/activity.store.ts';
import { briefsByBand } from '../activity/activity-brief.store.ts';
import { listVehicles } from '../vehicle/vehicle.store.ts';
import { listVehicleReferences } from '../vehicle/vehicle-reference.store.ts';

/** A band's own fields, references as ids: what is written and what the change log keeps. */
export interface BandState {
	readonly name: string;
	readonly status: BandStatus;
	readonly stageId: number;
	readonly touringParty: string | null;
	readonly notes: string | null;
	readonly productionId: number | null;
}

/** The values of a band of which no more than its name and stage has been given. */
export const EMPTY_BAND = {
	status: 'not_here',
	touringParty: null,
	notes: null,
	productionId: null,
} satisfies Partial<BandState>;

/** Some or all bands, with their vehicles and activities in brief, by name. */
export async function listBands(db: Db, ids?: readonly number[]): Promise<Band[]> {
	if (ids?.length === 0) return [];
	let query = selectBands(db);
	if (ids) query = query.where('band.id', 'in', ids);
	const rows = await query.execute();
	const activities = await briefsByBand(db, ids);
	const vehicles = Map.groupBy(await listVehicleReferences(db, ids && { bandIds: ids }), ({ band }) => band.id);
	return rows
		.map((row) => bandOf(row, activities.get(row.id) ?? [], (vehicles.get(row.id) ?? []).sort(compareVehicles)))
		.sort(compareByName);
}

export async function findBand(db: Db, id: number): Promise<Band | undefined> {
	return (await listBands(db, [id]))[0];
}

/** A band with its whole activities and vehicles. */
export async function findBandDetail(db: Db, id: number): Promise<BandDetail | undefined> {
	const band = await findBand(db, id);
	if (!band) return undefined;
	const vehicles = await listVehicles(db, { bandId: id });
	return { ...band, vehicles, activities: await listActivities(db, { bandId: id }) };
}

/** The own fields of all bands, by id. */
export async function listBandStates(db: Db): Promise<(BandState & { readonly id: number })[]> {
	return await db
		.selectFrom('band')
		.select(['id', 'name', 'status', 'stage_id as stageId', 'touring_party as touringParty', 'notes'])
		.select('production_id as productionId')
		.orderBy('id')
		.execute();
}

/** The band's own fields, for changing it. */
export function bandState({ name, status, stage, touringParty, notes, production }: Band): BandState {
	return { name, status, stageId: stage.id, touringParty, notes, productionId: production?.id ?? null };
}

/** A band as the change log keeps it. */
export function loggedBand(band: Band) {
	return { ...bandState(band), version: band.version };
}

/** How bands are written. */
export const bandRows = versionedRows('band', columnsOf);

/** A band as its table has it. */
function columnsOf({ name, status, stageId, touringParty, notes, productionId }: BandState) {
	return { name, status, stage_id: stageId, touring_party: touringParty, notes, production_id: productionId };
}

function selectBands(db: Db) {
	return db
		.selectFrom('band')
		.innerJoin('stage', 'stage.id', 'band.stage_id')
		.leftJoin('person', 'person.id', 'band.production_id')
		.selectAll('band')
		.select(['stage.name as stage_name', 'stage.color as stage_color'])
		.select(['person.name as production_name', 'person.tel as production_tel']);
}

type BandRow = RowOf<typeof selectBands>;

function bandOf(row: BandRow, activities: ActivityBrief[], vehicles: VehicleReference[]): Band {
	return {
		id: row.id,
		name: row.name,
		status: row.status,
		stage: { id: row.stage_id, name: row.stage_name, color: row.stage_color },
		touringParty: row.touring_party,
		notes: row.notes,
		production: productionOf(row),
		...bandFacts(activities),
		vehicles,
		activities,
		version: row.version,
	};
}

function productionOf({ production_id, production_name, production_tel }: BandRow): Band['production'] {
	if (production_id === null || production_name === null) return null;
	return { id: production_id, name: production_name, tel: production_tel };
}
