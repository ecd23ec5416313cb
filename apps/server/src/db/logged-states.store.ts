import type { LoggedState } from './change-log.store.ts';
import type { ChangedEntity } from './change-log.table.ts';
import type { Db } from './database.ts';
import { chunksOf } from './rows.ts';

/** Which of an entity's rows is asked for, and as of which revision. */
export interface AtRevision {
	readonly id: number;
	readonly revision: number;
}

/**
 * The states that rows had at a revision, by id: what the first later change found. null: not there then; rows that have
 * not changed since are absent.
 */
export async function statesAt(
	db: Db,
	entity: ChangedEntity,
	asked: readonly AtRevision[],
): Promise<Map<number, LoggedState | null>> {
	const states = new Map<number, LoggedState | null>();
	for (const chunk of chunksOf(asked)) {
		const revisions = new Map(chunk.map(({ id, revision }) => [id, revision]));
		const rows = await db
			.selectFrom('change')
			.select(['entity_id', 'revision', 'before'])
			.where('entity', '=', entity)
			.where('entity_id', 'in', [...revisions.keys()])
			.where('revision', '>', Math.min(...revisions.values()))
			.orderBy('revision')
			.orderBy('ordinal')
			.execute();
		for (const { entity_id: id, revision, before } of rows) {
			if (revision <= (revisions.get(id) ?? 0) || states.has(id)) continue;
			states.set(id, before === null ? null : (JSON.parse(before) as LoggedState));
		}
	}
	return states;
}

/** The last states of entities that exist no more, by id. */
export async function lastStatesOf(
	db: Db,
	entity: ChangedEntity,
	ids: readonly number[],
): Promise<Map<number, LoggedState>> {
	const states = new Map<number, LoggedState>();
	for (const chunk of chunksOf(ids)) {
		const rows = await db
			.selectFrom('change')
			.select(['entity_id', 'before'])
			.where('entity', '=', entity)
			.where('entity_id', 'in', chunk)
			.where('after', 'is', null)
			.orderBy('revision')
			.execute();
		for (const { entity_id, before } of rows) if (before) states.set(entity_id, JSON.parse(before) as LoggedState);
	}
	return states;
}
