import { FindingsIndex, RelationsIndex } from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Db } from '../../db/database.ts';
import { findPlan, type StoredPlan } from './plan.store.ts';

/** The plan at one revision and its findings. */
export interface PlanAt extends StoredPlan {
	readonly revision: number;
	readonly index: FindingsIndex;
	/** Made when first asked for: findings need none. */
	relations(): RelationsIndex;
}

/** The plan as it was last read: it stays good until something changes. */
export class KeptPlan {
	#latest: PlanAt | null = null;

	/** The plan as this database or transaction sees it. */
	async at(db: Db): Promise<PlanAt> {
		const revision = await latestRevision(db);
		const known = this.#latest;
		if (known?.revision === revision) return known;
		const stored = await findPlan(db);
		const index = FindingsIndex.of(stored.plan);
		let relations: RelationsIndex | null = null;
		this.#latest = {
			...stored,
			revision,
			index,
			relations: () => {
				relations ??= RelationsIndex.of(index.plan);
				return relations;
			},
		};
		return this.#latest;
	}
}
