import type { Tables } from '../db/tables.ts';

export type TableName = keyof Tables;

/** Every table with its primary key, those that others refer to first. */
const KEYS: Readonly<Record<TableName, readonly [string, ...string[]]>> = {
	installation: ['id'],
	activity_type: ['id'],
	vehicle_type: ['id'],
	stage: ['id'],
	plan_settings: ['id'],
	accepted_finding: ['id'],
	template: ['id'],
	note: ['id'],
	person: ['id'],
	position: ['id'],
	team_function: ['id'],
	team_function_member: ['team_function_id', 'person_id'],
	band: ['id'],
	vehicle: ['id'],
	vehicle_pass: ['vehicle_id'],
	activity: ['id'],
	activity_vehicle: ['activity_id', 'vehicle_id'],
	user: ['id'],
	watch: ['user_id'],
	alert: ['id'],
	push_key: ['id'],
	push_device: ['id'],
	push_alert: ['id'],
	push_message: ['id'],
	alert_setting: ['kind'],
	sheet_issue: ['id'],
	import: ['id'],
	imported_row: ['import_id', 'entity_id'],
	import_alias: ['import_id', 'entity', 'name_key'],
	share: ['id'],
	calendar_entry: ['share_id', 'activity_id'],
	signing_key: ['id'],
	login_failure: ['id'],
	ended_login: ['id'],
	idempotency: ['user_id', 'key'],
	change: ['revision', 'ordinal'],
};

export const MOVED_TABLES = Object.keys(KEYS) as TableName[];

/** Filled by the schema's migrations: a database with nothing else is empty. */
export const SCHEMA_TABLES: readonly TableName[] = ['installation', 'activity_type', 'vehicle_type', 'template'];

/** The columns of a table's primary key. */
export function keyOf(table: TableName): readonly string[] {
	return KEYS[table];
}
