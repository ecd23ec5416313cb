import type { PlanFinding } from '@crossload/contract';
import { festivalTimeOf, type Instant } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { namedReference } from '../../db/rows.ts';
import { versionedRows } from '../../db/versioned-rows.store.ts';

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
	return rows.map(({ actor_id, actor_name, ...own }) => ({ ...own, actor: namedReference(actor_id, actor_name) }));
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

/** How acceptances are written. */
export const acceptanceRows = versionedRows('accepted_finding', columnsOf);

function columnsOf({ actor, version: _, ...own }: AcceptanceState) {
	return { ...own, actor_id: actor?.id ?? null, actor_name: actor?.name ?? null };
}
