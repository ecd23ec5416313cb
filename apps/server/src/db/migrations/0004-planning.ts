import { type Kysely, sql } from 'kysely';

/**
 * What planning needs to know (PLAN.md, sections DATA and CXL). Every column has the value that stands for 'as before', so
 * that rows and log entries from before it stay true: see added-fields.ts.
 */
export async function planning(db: Kysely<never>): Promise<void> {
	await sql`alter table stage add column changeover integer not null default 30`.execute(db);
	await sql`alter table stage add column curfew text`.execute(db);
	await sql`alter table position add column capacity integer`.execute(db);
	await sql`alter table position add column stage_id integer references stage (id)`.execute(db);
	await sql`create index position_by_stage_id on position (stage_id)`.execute(db);
	await sql`alter table activity add column cancelled text`.execute(db);
	await sql`alter table activity add column cancel_reason text`.execute(db);
	await sql`alter table team_function add column radio text`.execute(db);
	await sql`alter table team_function add column stage_ids text not null default '[]'`.execute(db);
	await sql`alter table team_function add column types text not null default '[]'`.execute(db);
	await sql`create table plan_settings (id integer primary key, turnaround integer not null)`.execute(db);
}
