import type { PlanChange, PlanEntity } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { loggedSince } from '../../live/changed-rows.ts';
import type { LoggedChange } from '../../live/live-source.ts';
import { findPlan } from './plan.store.ts';

const ENTITIES: readonly PlanEntity[] = ['stage', 'position', 'band', 'vehicle', 'activity'];

/** With more entries of the log than this, reading the whole plan again costs less. */
const MAX_CHANGES = 5000;

/** What has changed in the plan after a revision; null when that is too much, or when a restore has lost that revision. */
export async function planChangesSince(db: Db, revision: number): Promise<PlanChange[] | null> {
	const logged = await loggedSince(db, revision, MAX_CHANGES);
	return logged && (await planChanges(db, logged.changes));
}

/** The plan's rows that these changes concern, as this database or transaction has them now. */
export async function planChanges(
	db: Db,
	changes: readonly Pick<LoggedChange, 'entity' | 'id'>[],
): Promise<PlanChange[]> {
	const idsOf = (entity: PlanEntity) => [
		...new Set(changes.filter((change) => change.entity === entity).map(({ id }) => id)),
	];
	const ids = Object.fromEntries(ENTITIES.map((entity) => [entity, idsOf(entity)])) as Record<PlanEntity, number[]>;
	const plan = await findPlan(db, ids);
	const rows = {
		stage: plan.stages,
		position: plan.positions,
		band: plan.bands,
		vehicle: plan.vehicles,
		activity: plan.activities,
	};
	const changed = ENTITIES.flatMap((entity) => {
		const byId = new Map<number, (typeof rows)[typeof entity][number]>(rows[entity].map((row) => [row.id, row]));
		return ids[entity].map((id) => ({ entity, id, row: byId.get(id) ?? null }) as PlanChange);
	});
	const settings = changes.some(({ entity }) => entity === 'plan_settings');
	return settings ? [...changed, { entity: 'settings', row: plan.settings }] : changed;
}
