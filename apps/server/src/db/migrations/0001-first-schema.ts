import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { ACTIVITY_TYPES, VEHICLE_TYPES } from './0001-seeds.ts';
import { tableWithId } from './table-with-id.ts';

/** The first schema, and the activity and vehicle types that the product comes with (CHECKLIST API-23). */
export async function firstSchema(db: Kysely<never>, engine: Engine): Promise<void> {
	await createPlacesAndPeople(db, engine);
	await createTeamFunction(db, engine);
	await createTypes(db);
	await createBandAndVehicle(db, engine);
	await createActivity(db, engine);
	await createUserAndSession(db, engine);
	await createLedgers(db);
	await createIndexes(db);
	await seedTypes(db);
}

async function createPlacesAndPeople(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'stage')
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('name_key', 'text', (column) => column.notNull().unique())
		.addColumn('color', 'text', (column) => column.notNull())
		.addColumn('version', 'integer', (column) => column.notNull())
		.execute();
	await tableWithId(db, engine, 'person')
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('tel', 'text')
		.addColumn('groups', 'text', (column) => column.notNull())
		.addColumn('version', 'integer', (column) => column.notNull())
		.execute();
	await tableWithId(db, engine, 'position')
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('slug', 'text', (column) => column.notNull())
		.addColumn('slug_key', 'text', (column) => column.notNull().unique())
		.addColumn('tag', 'text', (column) => column.notNull())
		.addColumn('version', 'integer', (column) => column.notNull())
		.execute();
}

async function createTeamFunction(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'team_function')
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('sort_order', 'integer', (column) => column.notNull())
		.addColumn('version', 'integer', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('team_function_member')
		.addColumn('team_function_id', 'integer', (column) =>
			column.notNull().references('team_function.id').onDelete('cascade'),
		)
		.addColumn('person_id', 'integer', (column) => column.notNull().references('person.id'))
		.addColumn('ordinal', 'integer', (column) => column.notNull())
		.addPrimaryKeyConstraint('team_function_member_key', ['team_function_id', 'person_id'])
		.execute();
}

async function createTypes(db: Kysely<never>): Promise<void> {
	await db.schema
		.createTable('vehicle_type')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('slug', 'text', (column) => column.notNull())
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('color', 'text', (column) => column.notNull())
		.addColumn('sort_order', 'integer', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('activity_type')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('color', 'text', (column) => column.notNull())
		.addColumn('allowed_fields', 'text', (column) => column.notNull())
		.addColumn('time_mode', 'text', (column) => column.notNull())
		.addColumn('sort_order', 'integer', (column) => column.notNull())
		.execute();
}

async function createBandAndVehicle(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'band')
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('status', 'text', (column) => column.notNull())
		.addColumn('stage_id', 'integer', (column) => column.notNull().references('stage.id'))
		.addColumn('touring_party', 'text')
		.addColumn('notes', 'text')
		.addColumn('production_id', 'integer', (column) => column.references('person.id'))
		.addColumn('version', 'integer', (column) => column.notNull())
		.execute();
	await tableWithId(db, engine, 'vehicle')
		.addColumn('band_id', 'integer', (column) => column.notNull().references('band.id'))
		.addColumn('type_id', 'text', (column) => column.notNull().references('vehicle_type.id'))
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('licence_plate', 'text')
		.addColumn('driver', 'text')
		.addColumn('driver_tel', 'text')
		.addColumn('comment', 'text')
		.addColumn('sub_vehicle', 'text')
		.addColumn('sub_vehicle_connected', 'integer')
		.addColumn('version', 'integer', (column) => column.notNull())
		.execute();
}

async function createActivity(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'activity')
		.addColumn('type_id', 'text', (column) => column.notNull().references('activity_type.id'))
		.addColumn('band_id', 'integer', (column) => column.references('band.id'))
		.addColumn('stage_id', 'integer', (column) => column.references('stage.id'))
		.addColumn('position_id', 'integer', (column) => column.references('position.id'))
		.addColumn('planned_start', 'text')
		.addColumn('planned_end', 'text')
		.addColumn('start', 'text')
		.addColumn('end', 'text')
		.addColumn('info', 'text')
		.addColumn('version', 'integer', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('activity_vehicle')
		.addColumn('activity_id', 'integer', (column) => column.notNull().references('activity.id').onDelete('cascade'))
		.addColumn('vehicle_id', 'integer', (column) => column.notNull().references('vehicle.id'))
		.addColumn('ordinal', 'integer', (column) => column.notNull())
		.addPrimaryKeyConstraint('activity_vehicle_key', ['activity_id', 'vehicle_id'])
		.execute();
}

async function createUserAndSession(db: Kysely<never>, engine: Engine): Promise<void> {
	await tableWithId(db, engine, 'user')
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('name_key', 'text', (column) => column.notNull().unique())
		.addColumn('role', 'text', (column) => column.notNull())
		.addColumn('password_hash', 'text', (column) => column.notNull())
		.addColumn('token_version', 'integer', (column) => column.notNull())
		.addColumn('version', 'integer', (column) => column.notNull())
		.execute();
	await tableWithId(db, engine, 'signing_key')
		.addColumn('secret', 'text', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.execute();
	await tableWithId(db, engine, 'login_failure')
		.addColumn('name_key', 'text', (column) => column.notNull())
		.addColumn('address', 'text', (column) => column.notNull())
		.addColumn('at', 'bigint', (column) => column.notNull())
		.execute();
}

/** What is kept beside the festival itself: answers already given, and the change log. */
async function createLedgers(db: Kysely<never>): Promise<void> {
	await db.schema
		.createTable('idempotency')
		.addColumn('user_id', 'integer', (column) => column.notNull())
		.addColumn('key', 'text', (column) => column.notNull())
		.addColumn('fingerprint', 'text', (column) => column.notNull())
		.addColumn('status', 'integer', (column) => column.notNull())
		.addColumn('body', 'text', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('idempotency_key', ['user_id', 'key'])
		.execute();
	await db.schema
		.createTable('change')
		.addColumn('revision', 'integer', (column) => column.notNull())
		.addColumn('ordinal', 'integer', (column) => column.notNull())
		.addColumn('at', 'bigint', (column) => column.notNull())
		.addColumn('actor_id', 'integer')
		.addColumn('actor_name', 'text')
		.addColumn('entity', 'text', (column) => column.notNull())
		.addColumn('entity_id', 'integer', (column) => column.notNull())
		.addColumn('action', 'text', (column) => column.notNull())
		.addColumn('before', 'text')
		.addColumn('after', 'text')
		.addPrimaryKeyConstraint('change_key', ['revision', 'ordinal'])
		.execute();
}

const INDEXES: readonly (readonly [table: string, ...columns: string[]])[] = [
	['band', 'stage_id'],
	['band', 'production_id'],
	['vehicle', 'band_id'],
	['activity', 'band_id'],
	['activity', 'stage_id'],
	['activity', 'position_id'],
	['activity_vehicle', 'vehicle_id'],
	['team_function_member', 'person_id'],
	['change', 'entity', 'entity_id'],
	['login_failure', 'name_key', 'address'],
	['idempotency', 'created_at'],
];

async function createIndexes(db: Kysely<never>): Promise<void> {
	for (const [table, ...columns] of INDEXES) {
		const name = `${table}_by_${columns.join('_')}`;
		await sql`create index ${sql.id(name)} on ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`.execute(
			db,
		);
	}
}

async function seedTypes(db: Kysely<never>): Promise<void> {
	for (const [sort, type] of ACTIVITY_TYPES.entries()) {
		const [id, name, timeMode, allowedFields, color] = type;
		await sql`insert into activity_type (id, name, color, allowed_fields, time_mode, sort_order)
			values (${id}, ${name}, ${color}, ${allowedFields}, ${timeMode}, ${sort})`.execute(db);
	}
	for (const [sort, type] of VEHICLE_TYPES.entries()) {
		const [id, slug, name, color] = type;
		await sql`insert into vehicle_type (id, slug, name, color, sort_order)
			values (${id}, ${slug}, ${name}, ${color}, ${sort})`.execute(db);
	}
}
