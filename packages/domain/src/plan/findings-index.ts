import { compareFindings, type Finding, isSameFinding } from './finding.ts';
import { OverlayMap } from './overlay-map.ts';
import { type PlanChange, type PlanEntity, PlanIndex } from './plan-index.ts';
import type { Plan } from './plan-row.ts';
import { CHECKS_OF } from './subjects.ts';
import { applyAndNote, nothingTouched } from './touched.ts';

/** How a change alters the findings, by key. */
export interface FindingsDifference {
	readonly added: readonly Finding[];
	/** Those that were there and have changed, such as their time. */
	readonly changed: readonly Finding[];
	/** As they were. */
	readonly removed: readonly Finding[];
}

const ENTITIES: readonly PlanEntity[] = ['stage', 'vehicle', 'position', 'band', 'activity'];

/** How many entities are checked before {@link FindingsIndex.inSteps} yields. */
const ENTITIES_PER_STEP = 50;

/** All findings of a plan (PLAN.md, section CHK). */
export function findings(plan: Plan): readonly Finding[] {
	return FindingsIndex.of(plan).findings();
}

type FoundMaps = Record<PlanEntity, OverlayMap<number, readonly Finding[]>>;

/**
 * A plan and its findings, kept up to date change by change: only what a change touches is looked at again, and the result
 * is the same as from scratch (CHK-23).
 */
export class FindingsIndex {
	readonly plan: PlanIndex;
	readonly #found: FoundMaps;
	#sorted: readonly Finding[];
	/** What was added and removed since `#sorted` was made. */
	#added: Finding[] = [];
	#removed = new Set<Finding>();

	private constructor(plan: PlanIndex, base: { found: FoundMaps; sorted: readonly Finding[] } | null) {
		this.plan = plan;
		this.#sorted = base?.sorted ?? [];
		this.#found = overlaysOn(base?.found);
	}

	static of(plan: Plan): FindingsIndex {
		return FindingsIndex.on(PlanIndex.of(plan));
	}

	/** Of a plan that has its index already, which from then on must be changed by this index alone. */
	static on(plan: PlanIndex): FindingsIndex {
		const steps = FindingsIndex.inSteps(plan);
		let step = steps.next();
		while (!step.done) step = steps.next();
		return step.value;
	}

	/** The same in steps, so that the caller can let other work run in between; the plan must not change until it is done. */
	static *inSteps(plan: PlanIndex): Generator<void, FindingsIndex> {
		const index = new FindingsIndex(plan, null);
		let checked = 0;
		for (const entity of ENTITIES) {
			for (const id of plan.ids(entity)) {
				const found = CHECKS_OF[entity](plan, id);
				if (found.length > 0) index.#found[entity].set(id, found);
				for (const finding of found) index.#added.push(finding);
				checked += 1;
				if (checked % ENTITIES_PER_STEP === 0) yield;
			}
		}
		return index;
	}

	/** A copy to try changes on: it leaves this index as it is, which must not change either meanwhile. */
	copy(): FindingsIndex {
		return new FindingsIndex(this.plan.copy(), { found: this.#found, sorted: this.findings() });
	}

	/** All findings, worst first, then by time and key. The same array until something changes. */
	findings(): readonly Finding[] {
		if (this.#added.length === 0 && this.#removed.size === 0) return this.#sorted;
		const isThere = (finding: Finding) => !this.#removed.has(finding);
		const added = this.#added.filter(isThere).sort(compareFindings);
		this.#sorted = merge(this.#sorted.filter(isThere), added);
		this.#added = [];
		this.#removed = new Set();
		return this.#sorted;
	}

	/** The findings about an entity: of a stage about its shows, of a vehicle about what it takes part in, and so on. */
	findingsAbout(entity: PlanEntity, id: number): readonly Finding[] {
		return this.#found[entity].get(id) ?? [];
	}

	/** Makes changes and returns how they alter the findings. What several of them touch is checked once. */
	apply(changes: readonly PlanChange[]): FindingsDifference {
		const touched = nothingTouched();
		for (const change of changes) applyAndNote(this.plan, change, touched);
		const difference = { added: [], changed: [], removed: [] };
		for (const entity of ENTITIES) {
			for (const id of touched[entity]) this.#checkAgain(entity, id, difference);
		}
		return joinByKey(difference);
	}

	#checkAgain(entity: PlanEntity, id: number, difference: Record<keyof FindingsDifference, Finding[]>): void {
		const before = new Map(this.findingsAbout(entity, id).map((finding) => [finding.key, finding]));
		const now = CHECKS_OF[entity](this.plan, id).map((finding) => {
			const known = before.get(finding.key);
			before.delete(finding.key);
			if (known && isSameFinding(known, finding)) return known;
			if (known) this.#removed.add(known);
			this.#added.push(finding);
			difference[known ? 'changed' : 'added'].push(finding);
			return finding;
		});
		for (const finding of before.values()) {
			this.#removed.add(finding);
			difference.removed.push(finding);
		}
		this.#found[entity].set(id, now.length > 0 ? now : undefined);
	}
}

/** A finding that goes from one row to another, such as a show past both its old and its new stage's curfew, has changed. */
function joinByKey({ added, changed, removed }: FindingsDifference): FindingsDifference {
	const keys = new Set(added.map(({ key }) => key));
	const moved = new Set(removed.flatMap(({ key }) => (keys.has(key) ? [key] : [])));
	if (moved.size === 0) return { added, changed, removed };
	return {
		added: added.filter(({ key }) => !moved.has(key)),
		changed: [...changed, ...added.filter(({ key }) => moved.has(key))],
		removed: removed.filter(({ key }) => !moved.has(key)),
	};
}

/** Two sorted lists as one. */
function merge(kept: readonly Finding[], added: readonly Finding[]): readonly Finding[] {
	const merged: Finding[] = [];
	let next = 0;
	for (const finding of kept) {
		let other = added[next];
		while (other && compareFindings(other, finding) < 0) {
			merged.push(other);
			next += 1;
			other = added[next];
		}
		merged.push(finding);
	}
	return [...merged, ...added.slice(next)];
}

function overlaysOn(base: FoundMaps | undefined): FoundMaps {
	return {
		stage: new OverlayMap(base?.stage),
		vehicle: new OverlayMap(base?.vehicle),
		position: new OverlayMap(base?.position),
		band: new OverlayMap(base?.band),
		activity: new OverlayMap(base?.activity),
	};
}
