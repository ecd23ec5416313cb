import { placeAmong } from '../place-among.ts';
import type { PlanChange, PlanIndex } from './plan-index.ts';
import { groupsOf } from './plan-index.ts';
import { compareByPlannedTimes } from './plan-order.ts';
import type { PlanActivity } from './plan-row.ts';
import { plannedSpan, RELATION_KINDS, type RelatedActivity, type Relation, type RelationKind } from './relation.ts';
import { bandRelations, positionRelations, stageRelations, vehicleRelations } from './relations.ts';
import type { Span } from './span.ts';

/** A related activity, as the index itself may change it. */
interface Entry extends RelatedActivity {
	activity: PlanActivity;
	planned: Span;
	index: number;
	predecessors: Relation[];
	successors: Relation[];
}

type Touched = Record<RelationKind, Set<number>>;

/**
 * The relations between the activities of a plan (RIP-01, RIP-02), kept up to date change by change: only the stages,
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
		index.#addAll();
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

	/** Brings the relations up to date with changes that were made to the plan already. */
	update(changes: readonly PlanChange[]): void {
		const touched = nothingTouched();
		const activities = new Set<number>();
		for (const change of changes) {
			if (change.entity === 'activity') activities.add(change.id);
			if (change.entity === 'stage' || change.entity === 'position') touched[change.entity].add(change.id);
			if (change.entity === 'settings') for (const id of this.#relations.vehicle.keys()) touched.vehicle.add(id);
		}
		this.#updateActivities(activities, touched);
	}

	/** Switches to another plan, which differs from the present one by these changes. */
	moveTo(plan: PlanIndex, changes: readonly PlanChange[]): void {
		this.#plan = plan;
		this.update(changes);
	}

	/** Sorts all activities once: groups that are filled in plan order need no sorting of their own. */
	#addAll(): void {
		const all: Entry[] = [];
		for (const id of this.#plan.ids('activity')) {
			const entry = entryOf(this.#plan.row('activity', id));
			if (!entry) continue;
			this.#entries.set(id, entry);
			all.push(entry);
		}
		this.#setOrder(all.sort(compareEntries));
		const groups = { stage: new Map(), vehicle: new Map(), position: new Map(), band: new Map() };
		for (const entry of this.#inOrder) addToGroups(entry, groups);
		for (const kind of RELATION_KINDS) for (const [id, entries] of groups[kind]) this.#relate(kind, id, entries);
	}

	#updateActivities(ids: Iterable<number>, touched: Touched): void {
		const removed = new Set<Entry>();
		const added: Entry[] = [];
		for (const id of ids) {
			const before = this.#entries.get(id);
			const now = entryOf(this.#plan.row('activity', id));
			if (before) removed.add(before);
			if (now) added.push(now);
			for (const entry of [before, now]) if (entry) noteSubjects(entry.activity, touched);
			if (now) this.#entries.set(id, now);
			else this.#entries.delete(id);
		}
		if (removed.size + added.length > 0) this.#replaceInOrder(added, removed);
		this.#updateRelations(touched);
	}

	/** Inserts each by binary search: a change brings few, and sorting all again would cost more. */
	#replaceInOrder(added: readonly Entry[], removed: ReadonlySet<Entry>): void {
		const inOrder = this.#inOrder.filter((entry) => !removed.has(entry));
		for (const entry of added) {
			const index = placeAmong(inOrder, (other) => compareEntries(other, entry) < 0);
			inOrder.splice(index, 0, entry);
		}
		this.#setOrder(inOrder);
	}

	#setOrder(inOrder: Entry[]): void {
		this.#inOrder = inOrder;
		for (const [index, entry] of inOrder.entries()) entry.index = index;
	}

	#updateRelations(touched: Touched): void {
		const removed = new Set<Relation>();
		for (const kind of RELATION_KINDS) {
			for (const id of touched[kind]) for (const relation of this.#relations[kind].get(id) ?? []) removed.add(relation);
		}
		this.#removeRelations(removed);
		for (const kind of RELATION_KINDS) for (const id of touched[kind]) this.#relate(kind, id);
	}

	#removeRelations(removed: ReadonlySet<Relation>): void {
		const entries = new Set<Entry>();
		for (const { first, second } of removed) {
			for (const { activity } of [first, second]) {
				const entry = this.#entries.get(activity.id);
				if (entry) entries.add(entry);
			}
		}
		for (const entry of entries) {
			entry.predecessors = entry.predecessors.filter((relation) => !removed.has(relation));
			entry.successors = entry.successors.filter((relation) => !removed.has(relation));
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
		return entries.sort((a, b) => a.index - b.index);
	}
}

function entryOf(activity: PlanActivity | undefined): Entry | null {
	const planned = activity && !activity.cancelled ? plannedSpan(activity) : null;
	return activity && planned ? { activity, planned, index: 0, predecessors: [], successors: [] } : null;
}

function compareEntries(a: Entry, b: Entry): number {
	return compareByPlannedTimes(a.activity, b.activity);
}

function nothingTouched(): Touched {
	return { stage: new Set(), vehicle: new Set(), position: new Set(), band: new Set() };
}

function addToGroups(entry: Entry, groups: Record<RelationKind, Map<number, Entry[]>>): void {
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
