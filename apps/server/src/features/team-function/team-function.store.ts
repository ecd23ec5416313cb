import type { TeamFunction } from '@crossload/contract';
import type { Db, Trx } from '../../db/database.ts';
import { countOf, type RowOf } from '../../db/rows.ts';
import { versionedRows } from '../../db/versioned-rows.store.ts';

type TeamFunctionValues = Omit<TeamFunction, 'id' | 'activeMembers' | 'version'>;

/** Order of team functions: as they are numbered, then by id. */
export function compareByOrder(a: TeamFunction, b: TeamFunction): number {
	return a.order - b.order || a.id - b.id;
}

/** Some or all team functions with their members, by order. */
export async function listTeamFunctions(db: Db, ids?: readonly number[]): Promise<TeamFunction[]> {
	const query = select(db).orderBy('sort_order').orderBy('id');
	const functions = await (ids ? query.where('id', 'in', ids) : query).execute();
	const members = await selectMembers(db).execute();
	return functions.map((row) => withMembers(row, members));
}

export async function findTeamFunction(db: Db, id: number): Promise<TeamFunction | undefined> {
	const row = await select(db).where('id', '=', id).executeTakeFirst();
	if (!row) return undefined;
	return withMembers(row, await selectMembers(db).where('team_function_id', '=', id).execute());
}

/** A team function as the change log keeps it: its members by their ids. */
export function loggedTeamFunction({ activeMembers, ...own }: TeamFunction) {
	return { ...own, personIds: activeMembers.map(({ id }) => id) };
}

/** How many functions are in charge of a stage by name. */
export async function countTeamFunctionsOf(db: Db, stageId: number): Promise<number> {
	const rows = await db.selectFrom('team_function').select('stage_ids').execute();
	return rows.filter(({ stage_ids }) => (JSON.parse(stage_ids) as number[]).includes(stageId)).length;
}

export async function countTeamFunctions(db: Db): Promise<number> {
	return await countOf(db.selectFrom('team_function'));
}

/** How team functions are written, their members aside. */
export const teamFunctionRows = versionedRows('team_function', columnsOf);

/** Puts exactly these persons in charge, in this order. */
export async function replaceMembers(trx: Trx, id: number, personIds: readonly number[]): Promise<void> {
	await trx.deleteFrom('team_function_member').where('team_function_id', '=', id).execute();
	if (personIds.length > 0) {
		const rows = personIds.map((person_id, ordinal) => ({ team_function_id: id, person_id, ordinal }));
		await trx.insertInto('team_function_member').values(rows).execute();
	}
	await trx
		.updateTable('team_function')
		.set((row) => ({ version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

function columnsOf({ name, order, radio, stageIds, types }: TeamFunctionValues) {
	return { name, sort_order: order, radio, stage_ids: JSON.stringify(stageIds), types: JSON.stringify(types) };
}

function select(db: Db) {
	return db
		.selectFrom('team_function')
		.select(['id', 'name', 'sort_order as order', 'radio', 'stage_ids', 'types', 'version']);
}

function selectMembers(db: Db) {
	return db
		.selectFrom('team_function_member')
		.innerJoin('person', 'person.id', 'team_function_member.person_id')
		.select(['team_function_id', 'person.id', 'person.name', 'person.tel'])
		.orderBy('ordinal');
}

function withMembers(row: RowOf<typeof select>, members: readonly RowOf<typeof selectMembers>[]): TeamFunction {
	const { id, name, order, radio, version } = row;
	const stageIds = JSON.parse(row.stage_ids) as number[];
	const types = JSON.parse(row.types) as string[];
	const activeMembers = members
		.filter((member) => member.team_function_id === id)
		.map((member) => ({ id: member.id, name: member.name, tel: member.tel }));
	return { id, name, order, radio, stageIds, types, activeMembers, version };
}

/** The ids of the team functions that a person is in charge of. */
export async function listTeamFunctionIdsOf(db: Db, personId: number): Promise<number[]> {
	const query = db.selectFrom('team_function_member').select('team_function_id').where('person_id', '=', personId);
	return (await query.execute()).map(({ team_function_id }) => team_function_id);
}
