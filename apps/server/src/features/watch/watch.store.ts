import type { Mine, Watch } from '@crossload/contract';
import { ALERT_KINDS, type AlertKind } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';
import { chunksOf, type RowOf } from '../../db/rows.ts';

/** What a user has chosen, without rows that are gone; until they choose everything, at any hour (ON-SITE.md, ALRT-07). */
export async function findWatch(db: Db, userId: number): Promise<Watch> {
	return (await findWatches(db, [userId])).get(userId) ?? everything();
}

/** The same of many users, by their ids and in their order, read together. */
export async function findWatches(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, Watch>> {
	const rows: RowOf<typeof selectWatches>[] = [];
	for (const chunk of chunksOf(userIds)) rows.push(...(await selectWatches(db, chunk).execute()));
	const chosen = rows.map((row) => ({ ...row, mine: JSON.parse(row.mine) as Mine }));
	const present = await presentIds(
		db,
		chosen.map(({ mine }) => mine),
	);
	const watches = new Map(
		chosen.map(({ user_id, mine, kinds, quiet_from: from, quiet_to: to }): [number, Watch] => [
			user_id,
			{
				mine: within(present, mine),
				kinds: kinds === null ? all() : (JSON.parse(kinds) as AlertKind[]),
				quiet: from === null || to === null ? null : { from, to },
			},
		]),
	);
	return new Map(userIds.map((id) => [id, watches.get(id) ?? everything()]));
}

function selectWatches(db: Db, userIds: readonly number[]) {
	return db.selectFrom('watch').selectAll().where('user_id', 'in', userIds);
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

type PresentIds = Readonly<Record<keyof Mine, ReadonlySet<number | string>>>;

/** The ids of what can be chosen. Each table is read once, and only where a choice names some of it. */
async function presentIds(db: Db, chosen: readonly Mine[]): Promise<PresentIds> {
	const idsIn = async (table: 'stage' | 'position' | 'team_function' | 'activity_type', field: keyof Mine) => {
		if (chosen.every((mine) => mine[field].length === 0)) return new Set<number>();
		const rows = await db.selectFrom(table).select('id').execute();
		return new Set<number | string>(rows.map(({ id }) => id));
	};
	return {
		stageIds: await idsIn('stage', 'stageIds'),
		positionIds: await idsIn('position', 'positionIds'),
		functionIds: await idsIn('team_function', 'functionIds'),
		types: await idsIn('activity_type', 'types'),
	};
}

function within(present: PresentIds, { stageIds, positionIds, functionIds, types }: Mine): Mine {
	return {
		stageIds: stageIds.filter((id) => present.stageIds.has(id)),
		positionIds: positionIds.filter((id) => present.positionIds.has(id)),
		functionIds: functionIds.filter((id) => present.functionIds.has(id)),
		types: types.filter((id) => present.types.has(id)),
	};
}

function everything(): Watch {
	return { mine: { stageIds: [], positionIds: [], functionIds: [], types: [] }, kinds: all(), quiet: null };
}

function all(): AlertKind[] {
	return [...ALERT_KINDS];
}
