import type { ActivityBrief, Band, VehicleReference } from '@crossload/contract';
import { type BandStatus, bandFacts, compareByName, compareVehicles } from '@crossload/domain';
import type { Db, Identity, Trx } from '../../db/database.ts';
import type { RowOf } from '../../db/rows.ts';
import { briefsByBand } from '../activity/activity-brief.store.ts';
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

/** The band's own fields, for changing it. */
export function bandState({ name, status, stage, touringParty, notes, production }: Band): BandState {
	return { name, status, stageId: stage.id, touringParty, notes, productionId: production?.id ?? null };
}

/** A band as the change log keeps it. */
export function loggedBand(band: Band) {
	return { ...bandState(band), version: band.version };
}

/** Returns the new band's id; one that comes back keeps its own. */
export async function insertBand(trx: Trx, state: BandState, again?: Identity): Promise<number> {
	const row = { ...columnsOf(state), version: 1, ...again };
	return (await trx.insertInto('band').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateBand(trx: Trx, id: number, state: BandState): Promise<void> {
	await trx
		.updateTable('band')
		.set((row) => ({ ...columnsOf(state), version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

export async function deleteBand(trx: Trx, id: number): Promise<void> {
	await trx.deleteFrom('band').where('id', '=', id).execute();
}

/** A band as its table has it. */
export function columnsOf({ name, status, stageId, touringParty, notes, productionId }: BandState) {
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
