import { FindingsIndex, type PlanChange, RelationsIndex } from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Db } from '../../db/database.ts';
import { findPlan } from './plan.store.ts';
import { planChangesSince } from './plan-changes.ts';

/** The plan at one revision with what follows from it. */
export interface PlanAt {
	readonly index: FindingsIndex;
	/** Made when first asked for: findings need none. */
	readonly relations: RelationsIndex;
}

/**
 * The plan, its findings and relations, kept right with the rows that the change log names: what did not change is not
 * read again.
 */
export class PlanCache {
	#latest: PlanRevision | null = null;

	/**
	 * Uses the plan as this database sees it, or a transaction in which this write has written nothing yet. `use` waits for
	 * nothing, because the plan moves on with the next change.
	 */
	async read<T>(db: Db, use: (plan: PlanAt) => T): Promise<T> {
		const revision = await latestRevision(db);
		while (this.#latest && this.#latest.revision < revision) {
			const before = this.#latest;
			const changes = await planChangesSince(db, before.revision);
			// Somebody else has moved it on meanwhile.
			if (this.#latest !== before) continue;
			// A failure half-way leaves nothing that is half right.
			this.#latest = null;
			if (changes) this.#latest = before.movedOn(revision, changes);
		}
		if (this.#latest?.revision === revision) return use(this.#latest);
		const read = new PlanRevision(revision, FindingsIndex.of(await findPlan(db)));
		// A reader of an older state, as there is with several nodes, leaves the newer one to the others.
		if (!this.#latest || this.#latest.revision <= revision) this.#latest = read;
		return use(read);
	}

	/** Reads all again next time: a transaction that it was read in was not committed, with what others had written in it. */
	forget(): void {
		this.#latest = null;
	}

	/** Uses the findings as they will be with changes that this transaction has made, but not yet committed. */
	async previewFindings<T>(trx: Db, changes: readonly PlanChange[], use: (index: FindingsIndex) => T): Promise<T> {
		const revision = await latestRevision(trx);
		if (this.#latest?.revision !== revision) return use(FindingsIndex.of(await findPlan(trx)));
		const index = this.#latest.index.copy();
		index.apply(changes);
		return use(index);
	}
}

class PlanRevision implements PlanAt {
	readonly revision: number;
	readonly index: FindingsIndex;
	#relations: RelationsIndex | null;

	constructor(revision: number, index: FindingsIndex, relations: RelationsIndex | null = null) {
		this.revision = revision;
		this.index = index;
		this.#relations = relations;
	}

	get relations(): RelationsIndex {
		this.#relations ??= RelationsIndex.of(this.index.plan);
		return this.#relations;
	}

	/** This plan with later changes. The one before shows them too and is used no more. */
	movedOn(revision: number, changes: readonly PlanChange[]): PlanRevision {
		this.index.apply(changes);
		this.#relations?.update(changes);
		return new PlanRevision(revision, this.index, this.#relations);
	}
}
