import type { Mine, Watch } from '@crossload/contract';
import { ALERT_KINDS, type AlertKind } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';

/** What a user has chosen, without rows that are gone; until they choose everything, at any hour (ON-SITE.md, ALRT-07). */
export async function findWatch(db: Db, userId: number): Promise<Watch> {
	const row = await db.selectFrom('watch').selectAll().where('user_id', '=', userId).executeTakeFirst();
	if (!row) return { mine: { stageIds: [], positionIds: [], functionIds: [], types: [] }, kinds: all(), quiet: null };
	const { quiet_from: from, quiet_to: to } = row;
	return {
		mine: await existing(db, JSON.parse(row.mine) as Mine),
		kinds: row.kinds === null ? all() : (JSON.parse(row.kinds) as AlertKind[]),
		quiet: from === null || to === null ? null : { from, to },
	};
}

/** Keeps what a user has chosen in place of what they chose before. */
export async function replaceWatch(trx: Trx, userId: number, { mine, kinds, quiet }: Watch): Promise<void> {
	const columns = {
		mine: JSON.stringify(mine),
		kinds: kinds.length === ALERT_KINDS.length ? null : JSON.stringify(kinds),
		quiet_from: quiet?.from ?? null,
		quiet_to: quiet?.to ?? null,
	};
	await trx
		.insertInto('watch')
		.values({ user_id: userId, ...columns })
		.onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
		.execute();
}

/** Of what was named, what there is. */
export async function existing(db: Db, { stageIds, positionIds, functionIds, types }: Mine): Promise<Mine> {
	return {
		stageIds: await present(db, 'stage', stageIds),
		positionIds: await present(db, 'position', positionIds),
		functionIds: await present(db, 'team_function', functionIds),
		types: await present(db, 'activity_type', types),
	};
}

type Table = 'stage' | 'position' | 'team_function' | 'activity_type';

async function present<Id extends number | string>(db: Db, table: Table, ids: readonly Id[]): Promise<Id[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom(table).select('id').execute();
	const known = new Set<number | string>(rows.map(({ id }) => id));
	return ids.filter((id) => known.has(id));
}

function all(): AlertKind[] {
	return [...ALERT_KINDS];
}
