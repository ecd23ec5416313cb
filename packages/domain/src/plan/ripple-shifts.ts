import { PARKING, SHOW } from '../activity/activity-type.ts';
import { MaxQueue } from './max-queue.ts';
import { decidingOf, type RelatedActivity, type Relation } from './relation.ts';
import type { RelationsIndex } from './relations-index.ts';
import type { MovedActivity, RippleBecause, RippleRequest } from './ripple-moves.ts';
import { shiftOf } from './ripple-moves.ts';
import { isOpen, isRunning } from './span.ts';
import { type Stretch, Stretches } from './stretches.ts';

/** Minutes that an activity goes later; moves can go earlier too. */
interface Shift {
	readonly start: number;
	readonly end: number;
}

/** An activity that is not pushed though a later end reaches it, and the least minutes left there. */
export interface Reached {
	readonly id: number;
	readonly slack: number;
}

/** A start or an end that goes later, and whose consequences are still to be worked out. */
interface Step {
	readonly related: RelatedActivity;
	readonly what: keyof Shift;
}

const NO_SHIFT: Shift = { start: 0, end: 0 };

/**
 * How far moves push the plan (RIP-03 to RIP-05). The largest shift is processed first: from one activity to the next a
 * shift never grows, as every gap that is needed was there before; so each start and each end is settled once, even
 * where the relations form cycles.
 */
export class RippleShifts {
	readonly #moved: ReadonlyMap<number, MovedActivity>;
	readonly #keepsShows: boolean;
	readonly #stretches: Stretches;
	/** Of the activities that are reached, moves included. */
	readonly #shifts = new Map<RelatedActivity, Shift>();
	/** Why the end of a parking goes later than its start. */
	readonly #stretchReasons = new Map<RelatedActivity, RippleBecause>();
	readonly #steps = new MaxQueue<Step>();

	constructor(relations: RelationsIndex, moved: ReadonlyMap<number, MovedActivity>, keep: RippleRequest['keep']) {
		this.#moved = moved;
		this.#keepsShows = keep?.includes(SHOW) ?? false;
		this.#stretches = new Stretches(relations);
		for (const move of moved.values()) {
			const related = relations.activity(move.before.id);
			if (related) this.#set(related, shiftOf(move));
		}
		for (let step = this.#steps.next(); step; step = this.#steps.next()) this.#propagate(step);
	}

	/** The activities that go later without being moved themselves. */
	changed(): { related: RelatedActivity; shift: Shift; because: RippleBecause | null }[] {
		const others = [...this.#shifts].filter(([{ activity }]) => !this.#moved.has(activity.id));
		return others.map(([related, shift]) => ({ related, shift, because: this.#becauseOf(related, shift) }));
	}

	/** What a later end reaches without pushing it, and the least minutes left there; in plan order. */
	absorbed(): Reached[] {
		return this.#reached((related) => this.#canBePushed(related));
	}

	/** What a later end would push if it could be (RIP-04), with the minutes lacking there as less than 0; in plan order. */
	held(): Reached[] {
		const isHeld = (related: RelatedActivity) => !this.#canBePushed(related) && !this.#moved.has(related.activity.id);
		return this.#reached(isHeld).filter(({ slack }) => slack < 0);
	}

	#reached(isWanted: (related: RelatedActivity) => boolean): Reached[] {
		const least = new Map<RelatedActivity, number>();
		for (const [{ successors }, { end }] of this.#shifts) {
			if (end <= 0) continue;
			for (const relation of successors) {
				const { second, room } = relation;
				if (!this.#stillApplies(relation) || !isWanted(second) || this.#shiftOf(second).start > 0) continue;
				least.set(second, Math.min(room - end, least.get(second) ?? Number.POSITIVE_INFINITY));
			}
		}
		const inOrder = [...least].sort(([a], [b]) => a.index - b.index);
		return inOrder.map(([{ activity }, slack]) => ({ id: activity.id, slack }));
	}

	#propagate({ related, what }: Step): void {
		const shift = this.#shiftOf(related);
		if (what === 'start') {
			for (const stretch of this.#stretches.until(related)) this.#stretch(stretch, related, shift.start);
			return;
		}
		for (const relation of related.successors) {
			if (this.#stillApplies(relation)) this.#push(relation.second, shift.end - relation.room);
		}
	}

	#push(related: RelatedActivity, by: number): void {
		const { start, end } = this.#shiftOf(related);
		if (by > start && this.#canBePushed(related)) this.#set(related, { start: by, end: Math.max(by, end) });
	}

	#stretch({ parking, gap }: Stretch, until: RelatedActivity, by: number): void {
		const { start, end } = this.#shiftOf(parking);
		if (by <= end || this.#moved.has(parking.activity.id)) return;
		this.#stretchReasons.set(parking, { relation: PARKING, activityId: until.activity.id, gap });
		this.#set(parking, { start, end: by });
	}

	#set(related: RelatedActivity, shift: Shift): void {
		const before = this.#shiftOf(related);
		this.#shifts.set(related, shift);
		for (const what of ['start', 'end'] as const) {
			if (shift[what] > before[what]) this.#steps.add({ related, what }, shift[what]);
		}
	}

	#shiftOf(related: RelatedActivity): Shift {
		return this.#shifts.get(related) ?? NO_SHIFT;
	}

	/** RIP-04: what is done, has begun, is moved itself or is kept stays where it is. */
	#canBePushed({ activity }: RelatedActivity): boolean {
		if (!isOpen(activity) || isRunning(activity) || this.#moved.has(activity.id)) return false;
		return !(this.#keepsShows && activity.typeId === SHOW);
	}

	/** An activity that changes its stage or position leaves its relations there (RIP-03). */
	#stillApplies({ kind, first, second }: Relation): boolean {
		if (kind !== 'stage' && kind !== 'position') return true;
		const field = kind === 'stage' ? 'stageId' : 'positionId';
		return [first, second].every(({ activity }) => {
			const move = this.#moved.get(activity.id);
			return !move || move.before[field] === move.after[field];
		});
	}

	#becauseOf(related: RelatedActivity, { start, end }: Shift): RippleBecause | null {
		if (end > start) return this.#stretchReasons.get(related) ?? null;
		return decidingOf(
			related.predecessors.filter(
				(relation) => this.#stillApplies(relation) && this.#shiftOf(relation.first).end - relation.room === start,
			),
		);
	}
}
