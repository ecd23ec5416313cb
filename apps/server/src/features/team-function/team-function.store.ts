import type { TeamFunction } from '@crossload/contract';
import type { LoggedState } from '../../db/change-log.store.ts';
import type { Db, Trx } from '../../db/database.ts';

type TeamFunctionValues = Pick<TeamFunction, 'name' | 'order'>;

/** All team functions with their members, by order. */
export async function listTeamFunctions(db: Db): Promise<TeamFunction[]> {
	const functions = await select(db).orderBy('sort_order').orderBy('id').execute();
	const members = await selectMembers(db).execute();
	return functions.map((row) => withMembers(row, members));
}

export async function findTeamFunction(db: Db, id: number): Promise<TeamFunction | undefined> {
	const row = await select(db).where('id', '=', id).executeTakeFirst();
	if (!row) return undefined;
	return withMembers(row, await selectMembers(db).where('team_function_id', '=', id).execute());
}

/** A team function as the change log keeps it: its members by their ids. */
export function loggedTeamFunction({ activeMembers, ...own }: TeamFunction): LoggedState {
	return { ...own, personIds: activeMembers.map(({ id }) => id) };
}

export async function countTeamFunctions(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom('team_function')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow();
	return count;
}

/** Answers the new function's id. */
export async function insertTeamFunction(trx: Trx, { name, order }: TeamFunctionValues): Promise<number> {
	const row = { name, sort_order: order, version: 1 };
	return (await trx.insertInto('team_function').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateTeamFunction(trx: Trx, id: number, { name, order }: TeamFunctionValues): Promise<void> {
	await trx
		.updateTable('team_function')
		.set((row) => ({ name, sort_order: order, version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

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

export async function deleteTeamFunction(trx: Trx, id: number): Promise<void> {
	await trx.deleteFrom('team_function').where('id', '=', id).execute();
}

function select(db: Db) {
	return db.selectFrom('team_function').select(['id', 'name', 'sort_order as order', 'version']);
}

function selectMembers(db: Db) {
	return db
		.selectFrom('team_function_member')
		.innerJoin('person', 'person.id', 'team_function_member.person_id')
		.select(['team_function_id', 'person.id', 'person.name', 'person.tel'])
		.orderBy('ordinal');
}

interface MemberRow {
	readonly team_function_id: number;
	readonly id: number;
	readonly name: string;
	readonly tel: string | null;
}

function withMembers(row: Omit<TeamFunction, 'activeMembers'>, members: readonly MemberRow[]): TeamFunction {
	const { id, name, order, version } = row;
	const activeMembers = members
		.filter((member) => member.team_function_id === id)
		.map((member) => ({ id: member.id, name: member.name, tel: member.tel }));
	return { id, name, order, activeMembers, version };
}
