import { type PlanChange, type PlanEntity, PlanIndex, RelationsIndex } from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Db } from '../../db/database.ts';
import { loggedSince } from '../../live/changed-rows.ts';
import { findPlan, findPlanRows, type PlanIds } from './plan.store.ts';

interface FollowedAt {
	readonly revision: number;
	readonly relations: RelationsIndex;
}

const ENTITIES: readonly PlanEntity[] = ['stage', 'position', 'band', 'vehicle', 'activity'];

/** The plan and its relations, kept right with the rows that the change log names: what did not change is not read again. */
export class FollowedPlan {
	#latest: FollowedAt | null = null;

	/** The plan as this database or transaction sees it; what was returned before must not be used any more. */
	async at(db: Db): Promise<FollowedAt> {
		const revision = await latestRevision(db);
		if (this.#latest?.revision === revision) return this.#latest;
		const changes = this.#latest ? await planChangesSince(db, this.#latest.revision) : null;
		const relations = this.#latest?.relations;
		// A failure half-way leaves nothing that is half right.
		this.#latest = null;
		if (changes && relations) {
			for (const change of changes) relations.plan.apply(change);
			relations.update(changes);
			this.#latest = { revision, relations };
		} else {
			this.#latest = { revision, relations: RelationsIndex.of(PlanIndex.of((await findPlan(db)).plan)) };
		}
		return this.#latest;
	}
}

/** Null when so much has changed that all of it is read again. */
async function planChangesSince(db: Db, revision: number): Promise<PlanChange[] | null> {
	const logged = await loggedSince(db, revision);
	if (!logged) return null;
	const idsOf = (entity: PlanEntity) => [
		...new Set(logged.changes.filter((change) => change.entity === entity).map(({ id }) => id)),
	];
	const ids: PlanIds = {
		stage: idsOf('stage'),
		position: idsOf('position'),
		band: idsOf('band'),
		vehicle: idsOf('vehicle'),
		activity: idsOf('activity'),
	};
	const plan = await findPlanRows(db, ids);
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
	const settings = logged.changes.some(({ entity }) => entity === 'plan_settings');
	return settings ? [...changed, { entity: 'settings', row: plan.settings }] : changed;
}
