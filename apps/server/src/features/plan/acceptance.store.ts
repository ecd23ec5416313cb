import type { PlanFinding } from '@crossload/contract';
import { festivalTimeOf, type Instant } from '@crossload/domain';
import type { Db, Identity, Trx } from '../../db/database.ts';

/** An acceptance's own fields: what is written and what the change log keeps (PLAN.md, CHK-20). */
export interface AcceptanceState {
	readonly key: string;
	/** The finding's sentence when it was accepted. */
	readonly text: string;
	/** Minutes that the finding's time was long when it was accepted. */
	readonly length: number;
	readonly note: string | null;
	readonly at: Instant;
	readonly actor: { readonly id: number; readonly name: string } | null;
	readonly version: number;
}

export interface StoredAcceptance extends AcceptanceState {
	readonly id: number;
}

/** All acceptances, or those with these ids. */
export async function listAcceptances(db: Db, ids?: readonly number[]): Promise<StoredAcceptance[]> {
	let query = db.selectFrom('accepted_finding').selectAll().orderBy('id');
	if (ids) query = query.where('id', 'in', ids);
	const rows = await query.execute();
	return rows.map(({ actor_id, actor_name, ...own }) => ({
		...own,
		actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '' },
	}));
}

/** What findings show of their acceptance, by their keys. */
export async function findAccepted(db: Db): Promise<ReadonlyMap<string, NonNullable<PlanFinding['accepted']>>> {
	const acceptances = await listAcceptances(db);
	return new Map(acceptances.map(({ key, at, actor, note }) => [key, { at: festivalTimeOf(at), by: actor, note }]));
}

/** An acceptance as the change log keeps it. */
export function loggedAcceptance({ id: _, ...state }: StoredAcceptance): AcceptanceState {
	return state;
}

/** Returns the new acceptance's id; one that comes back keeps its own. */
export async function insertAcceptance(trx: Trx, state: AcceptanceState, again?: Identity): Promise<number> {
	const row = { ...columnsOf(state), ...again };
	return (await trx.insertInto('accepted_finding').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Replaces an acceptance and counts up its version. */
export async function updateAcceptance(trx: Trx, id: number, state: AcceptanceState): Promise<void> {
	await trx
		.updateTable('accepted_finding')
		.set((row) => ({ ...columnsOf(state), version: row('version', '+', 1) }))
		.where('id', '=', id)
		.execute();
}

export async function deleteAcceptance(trx: Trx, id: number): Promise<void> {
	await trx.deleteFrom('accepted_finding').where('id', '=', id).execute();
}

function columnsOf({ actor, ...own }: AcceptanceState) {
	return { ...own, actor_id: actor?.id ?? null, actor_name: actor?.name ?? null };
}
