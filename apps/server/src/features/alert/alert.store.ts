import type { Alert } from '@crossload/contract';
import {
	type ActiveAlert,
	festivalTimeOf,
	GOES_ON_WITHIN,
	type Instant,
	later,
	type RaisedAlert,
} from '@crossload/domain';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import { namedReference } from '../../db/rows.ts';
import { stageReferenceOf } from '../activity/activity-brief.store.ts';
import { listVehicleReferences } from '../vehicle/vehicle-reference.store.ts';
import type { AlertTable } from './alert.table.ts';

/** Which alerts are asked for. */
interface AlertFilter {
	readonly id?: number;
	/** Open ones alone. */
	readonly isOpen?: true;
	/** Those that were open at this instant or raised after it. */
	readonly since?: Instant;
	/** Those that have changed after this edition. */
	readonly after?: number;
}

/** Alerts with the names of what they are about, latest first. */
export async function listAlerts(db: Db, filter: AlertFilter): Promise<Alert[]> {
	const rows = await selectAlerts(db, filter)
		.leftJoin('stage', 'stage.id', 'alert.stage_id')
		.leftJoin('position', 'position.id', 'alert.position_id')
		.leftJoin('band', 'band.id', 'alert.band_id')
		.select(['stage.name as stage_name', 'stage.color as stage_color'])
		.select(['position.name as position_name', 'band.name as band_name'])
		.orderBy('alert.since', 'desc')
		.orderBy('alert.id', 'desc')
		.execute();
	const ids = [...new Set(rows.flatMap(({ vehicle_id }) => vehicle_id ?? []))];
	const vehicles = new Map((await listVehicleReferences(db, { ids })).map((vehicle) => [vehicle.id, vehicle]));
	return rows.map((row) => ({
		id: row.id,
		kind: row.kind,
		since: festivalTimeOf(row.since),
		until: row.until === null ? null : festivalTimeOf(row.until),
		activities: JSON.parse(row.activities) as number[],
		stage: stageReferenceOf(row),
		position: namedReference(row.position_id, row.position_name),
		band: namedReference(row.band_id, row.band_name),
		vehicle: (row.vehicle_id !== null && vehicles.get(row.vehicle_id)) || null,
		text: row.text,
		taken: takenOf(row),
	}));
}

/** Undefined for one that never was. */
export async function findAlert(db: Db, id: number): Promise<Alert | undefined> {
	return (await listAlerts(db, { id }))[0];
}

/** An alert that was raised by a rule, as the rules compare it. */
export type StoredAlert = RaisedAlert & { readonly id: number };

/** Of the rules' alerts those that are open, or ended so shortly before that they may go on. */
export async function listRaised(db: Db, now: Instant): Promise<StoredAlert[]> {
	const rows = await db
		.selectFrom('alert')
		.selectAll()
		.where('kind', '<>', 'unexpected')
		.where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>=', later(now, -GOES_ON_WITHIN))]))
		.orderBy('id')
		.execute();
	return rows.map((row) => ({
		id: row.id,
		key: row.key,
		kind: row.kind,
		until: row.until,
		activities: JSON.parse(row.activities) as number[],
		stageId: row.stage_id,
		positionId: row.position_id,
		bandId: row.band_id,
		vehicleId: row.vehicle_id,
		text: row.text,
	}));
}

/** The edition of the alert that changed last; 0 without any. */
export async function latestEdition(db: Db): Promise<number> {
	const row = await db.selectFrom('alert').select('edition').orderBy('edition', 'desc').limit(1).executeTakeFirst();
	return row?.edition ?? 0;
}

/** Returns the new alert's id. */
export async function insertAlert(trx: Trx, alert: ActiveAlert, since: Instant): Promise<number> {
	const row = { ...columnsOf(alert), kind: alert.kind, key: alert.key, since, edition: (await latestEdition(trx)) + 1 };
	return (await trx.insertInto('alert').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** What it says now; it is open, again or still. */
export async function keepAlert(trx: Trx, id: number, alert: ActiveAlert): Promise<void> {
	await update(trx, id, { ...columnsOf(alert), until: null });
}

export async function endAlert(trx: Trx, id: number, until: Instant): Promise<void> {
	await update(trx, id, { until });
}

/** Notes who takes it; null: nobody. */
export async function markTaken(
	trx: Trx,
	id: number,
	taken: { readonly by: { readonly id: number; readonly name: string }; readonly at: Instant } | null,
): Promise<void> {
	const { by, at } = taken ?? {};
	await update(trx, id, { taken_by_id: by?.id ?? null, taken_by_name: by?.name ?? null, taken_at: at ?? null });
}

async function update(trx: Trx, id: number, columns: Partial<Insertable<AlertTable>>): Promise<void> {
	const edition = (await latestEdition(trx)) + 1;
	await trx
		.updateTable('alert')
		.set({ ...columns, edition })
		.where('id', '=', id)
		.execute();
}

function selectAlerts(db: Db, { id, isOpen, since, after }: AlertFilter) {
	let query = db.selectFrom('alert').selectAll('alert');
	if (id !== undefined) query = query.where('alert.id', '=', id);
	if (isOpen) query = query.where('alert.until', 'is', null);
	if (after !== undefined) query = query.where('alert.edition', '>', after);
	if (since === undefined) return query;
	return query.where(({ eb, or }) => or([eb('alert.until', 'is', null), eb('alert.until', '>=', since)]));
}

function columnsOf({ activities, stageId, positionId, bandId, vehicleId, text }: ActiveAlert) {
	return {
		activities: JSON.stringify(activities),
		stage_id: stageId,
		position_id: positionId,
		band_id: bandId,
		vehicle_id: vehicleId,
		text,
	};
}

type TakenColumns = Pick<AlertTable, 'taken_by_id' | 'taken_by_name' | 'taken_at'>;

function takenOf({ taken_by_id: id, taken_by_name: name, taken_at: at }: TakenColumns): Alert['taken'] {
	return id === null || name === null || at === null ? null : { by: { id, name }, at: festivalTimeOf(at) };
}
