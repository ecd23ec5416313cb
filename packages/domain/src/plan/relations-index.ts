import { placeAmong } from '../place-among.ts';
import type { PlanChange, PlanIndex } from './plan-index.ts';
import { groupsOf } from './plan-index.ts';
import { compareByPlannedTimes } from './plan-order.ts';
import type { PlanActivity } from './plan-row.ts';
import { plannedSpan, RELATION_KINDS, type RelatedActivity, type Relation, type RelationKind } from './relation.ts';
import { bandRelations, positionRelations, stageRelations, vehicleRelations } from './relations.ts';
import type { Span } from './span.ts';

/** A related activity while the index sorts it in. */
interface Entry extends RelatedActivity {
	activity: PlanActivity;
	planned: Span;
	place: number;
	predecessors: Relation[];
	successors: Relation[];
}

type Touched = Record<RelationKind, Set<number>>;

/**
 * The relations between the activities of a plan (RIP-01, RIP-02), kept right change by change: only the stages,
 * vehicles, positions and bands that a change touches are looked at again. Done activities are in it, cancelled ones and
 * those without a planned time are not.
 */
export class RelationsIndex {
	#plan: PlanIndex;
	readonly #entries = new Map<number, Entry>();
	readonly #relations: Record<RelationKind, Map<number, readonly Relation[]>>;
	#inOrder: Entry[] = [];

	private constructor(plan: PlanIndex) {
		this.#plan = plan;
		this.#relations = { stage: new Map(), vehicle: new Map(), position: new Map(), band: new Map() };
	}

	static of(plan: PlanIndex): RelationsIndex {
		const index = new RelationsIndex(plan);
		index.#takeAll();
		return index;
	}

	get plan(): PlanIndex {
		return this.#plan;
	}

	/** All activities that can be in relations, in plan order. */
	activities(): readonly RelatedActivity[] {
		return this.#inOrder;
	}

	activity(id: number): RelatedActivity | undefined {
		return this.#entries.get(id);
	}

	/** Those of a stage (its shows), vehicle, position or band, in plan order. */
	activitiesOf(kind: RelationKind, id: number): RelatedActivity[] {
		return this.#entriesOf(kind, id);
	}

	/** Takes in changes that its plan has already. */
	update(changes: readonly PlanChange[]): void {
		const touched = nothingTouched();
		const activities = new Set<number>();
		for (const change of changes) {
			if (change.entity === 'activity') activities.add(change.id);
			if (change.entity === 'stage' || change.entity === 'position') touched[change.entity].add(change.id);
			if (change.entity === 'settings') for (const id of this.#relations.vehicle.keys()) touched.vehicle.add(id);
		}
		this.#takeAgain(activities, touched);
	}

	/** Becomes the index of another plan, which has these changes besides; for the plan of before it is none any more. */
	moveTo(plan: PlanIndex, changes: readonly PlanChange[]): void {
		this.#plan = plan;
		this.update(changes);
	}

	/** Sorts everything once: what is then dealt out in plan order stands in plan order everywhere. */
	#takeAll(): void {
		const all: Entry[] = [];
		for (const id of this.#plan.ids('activity')) {
			const entry = entryOf(this.#plan.row('activity', id));
			if (!entry) continue;
			this.#entries.set(id, entry);
			all.push(entry);
		}
		this.#setOrder(all.sort(compareEntries));
		const groups = { stage: new Map(), vehicle: new Map(), position: new Map(), band: new Map() };
		for (const entry of this.#inOrder) dealOut(entry, groups);
		for (const kind of RELATION_KINDS) for (const [id, entries] of groups[kind]) this.#relate(kind, id, entries);
	}

	#takeAgain(ids: Iterable<number>, touched: Touched = nothingTouched()): void {
		const gone = new Set<Entry>();
		const fresh: Entry[] = [];
		for (const id of ids) {
			const before = this.#entries.get(id);
			const now = entryOf(this.#plan.row('activity', id));
			if (before) gone.add(before);
			if (now) fresh.push(now);
			for (const entry of [before, now]) if (entry) noteSubjects(entry.activity, touched);
			if (now) this.#entries.set(id, now);
			else this.#entries.delete(id);
		}
		if (gone.size + fresh.length > 0) this.#sortIn(fresh, gone);
		this.#relateAgain(touched);
	}

	/** Each is put where it belongs, as a change brings few. */
	#sortIn(fresh: readonly Entry[], gone: ReadonlySet<Entry>): void {
		const inOrder = this.#inOrder.filter((entry) => !gone.has(entry));
		for (const entry of fresh) {
			const place = placeAmong(inOrder, (other) => compareEntries(other, entry) < 0);
			inOrder.splice(place, 0, entry);
		}
		this.#setOrder(inOrder);
	}

	#setOrder(inOrder: Entry[]): void {
		this.#inOrder = inOrder;
		let place = 0;
		for (const entry of inOrder) entry.place = place++;
	}

	#relateAgain(touched: Touched): void {
		const gone = new Set<Relation>();
		for (const kind of RELATION_KINDS) {
			for (const id of touched[kind]) for (const relation of this.#relations[kind].get(id) ?? []) gone.add(relation);
		}
		this.#takeOut(gone);
		for (const kind of RELATION_KINDS) for (const id of touched[kind]) this.#relate(kind, id);
	}

	#takeOut(gone: ReadonlySet<Relation>): void {
		const entries = new Set<Entry>();
		for (const { first, second } of gone) {
			for (const { activity } of [first, second]) {
				const entry = this.#entries.get(activity.id);
				if (entry) entries.add(entry);
			}
		}
		for (const entry of entries) {
			entry.predecessors = entry.predecessors.filter((relation) => !gone.has(relation));
			entry.successors = entry.successors.filter((relation) => !gone.has(relation));
		}
	}

	#relate(kind: RelationKind, id: number, entries = this.#entriesOf(kind, id)): void {
		const relations = this.#relationsOf(kind, id, entries);
		if (relations.length > 0) this.#relations[kind].set(id, relations);
		else this.#relations[kind].delete(id);
		for (const relation of relations) {
			this.#entries.get(relation.first.activity.id)?.successors.push(relation);
			this.#entries.get(relation.second.activity.id)?.predecessors.push(relation);
		}
	}

	#relationsOf(kind: RelationKind, id: number, activities: readonly Entry[]): Relation[] {
		if (kind === 'band') return bandRelations(activities);
		if (kind === 'vehicle') return vehicleRelations(activities, this.#plan.settings);
		if (kind === 'stage') return stageRelations(activities, this.#plan.row('stage', id) ?? { changeover: 0 });
		return positionRelations(activities, this.#plan.row('position', id) ?? { capacity: null });
	}

	#entriesOf(kind: RelationKind, id: number): Entry[] {
		const entries = this.#plan.activitiesOf(kind, id).flatMap((activity) => this.#entries.get(activity.id) ?? []);
		return entries.sort((a, b) => a.place - b.place);
	}
}

function entryOf(activity: PlanActivity | undefined): Entry | null {
	const planned = activity && !activity.cancelled ? plannedSpan(activity) : null;
	return activity && planned ? { activity, planned, place: 0, predecessors: [], successors: [] } : null;
}

function compareEntries(a: Entry, b: Entry): number {
	return compareByPlannedTimes(a.activity, b.activity);
}

function nothingTouched(): Touched {
	return { stage: new Set(), vehicle: new Set(), position: new Set(), band: new Set() };
}

function dealOut(entry: Entry, groups: Record<RelationKind, Map<number, Entry[]>>): void {
	for (const [grouping, id] of groupsOf(entry.activity)) {
		if (grouping === 'cancelledShow') continue;
		const group = groups[grouping].get(id);
		if (group) group.push(entry);
		else groups[grouping].set(id, [entry]);
	}
}

function noteSubjects(activity: PlanActivity, touched: Touched): void {
	for (const [grouping, id] of groupsOf(activity)) if (grouping !== 'cancelledShow') touched[grouping].add(id);
}
