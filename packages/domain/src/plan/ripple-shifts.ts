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

/** A start or an end that goes later. */
interface Step {
	readonly related: RelatedActivity;
	readonly what: keyof Shift;
}

const NONE: Shift = { start: 0, end: 0 };

/**
 * How far moves push the plan (RIP-03 to RIP-05). The latest shift is followed first: on its way from one activity to
 * the next a shift never grows, as every gap that is needed was there before; so each start and each end is settled once,
 * in whatever circles parkings and docks stand.
 */
export class RippleShifts {
	readonly #moved: ReadonlyMap<number, MovedActivity>;
	readonly #keepsShows: boolean;
	readonly #stretches: Stretches;
	/** Those reached, moves included. */
	readonly #shifts = new Map<RelatedActivity, Shift>();
	readonly #goesOnUntil = new Map<RelatedActivity, RippleBecause>();
	readonly #steps = new MaxQueue<Step>();

	constructor(relations: RelationsIndex, moved: ReadonlyMap<number, MovedActivity>, keep: RippleRequest['keep']) {
		this.#moved = moved;
		this.#keepsShows = keep?.includes(SHOW) ?? false;
		this.#stretches = new Stretches(relations);
		for (const move of moved.values()) {
			const related = relations.activity(move.before.id);
			if (related) this.#set(related, shiftOf(move));
		}
		for (let step = this.#steps.next(); step; step = this.#steps.next()) this.#follow(step);
	}

	/** What is no move and goes later. */
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

	#reached(isMeant: (related: RelatedActivity) => boolean): Reached[] {
		const least = new Map<RelatedActivity, number>();
		for (const [{ successors }, { end }] of this.#shifts) {
			if (end <= 0) continue;
			for (const relation of successors) {
				const { second, room } = relation;
				if (!this.#holds(relation) || !isMeant(second) || this.#shiftOf(second).start > 0) continue;
				least.set(second, Math.min(room - end, least.get(second) ?? Number.POSITIVE_INFINITY));
			}
		}
		const inOrder = [...least].sort(([a], [b]) => a.place - b.place);
		return inOrder.map(([{ activity }, slack]) => ({ id: activity.id, slack }));
	}

	#follow({ related, what }: Step): void {
		const shift = this.#shiftOf(related);
		if (what === 'start') {
			for (const stretch of this.#stretches.until(related)) this.#stretch(stretch, related, shift.start);
			return;
		}
		for (const relation of related.successors) {
			if (this.#holds(relation)) this.#push(relation.second, shift.end - relation.room);
		}
	}

	#push(related: RelatedActivity, by: number): void {
		const { start, end } = this.#shiftOf(related);
		if (by > start && this.#canBePushed(related)) this.#set(related, { start: by, end: Math.max(by, end) });
	}

	#stretch({ parking, gap }: Stretch, until: RelatedActivity, by: number): void {
		const { start, end } = this.#shiftOf(parking);
		if (by <= end || this.#moved.has(parking.activity.id)) return;
		this.#goesOnUntil.set(parking, { relation: PARKING, activityId: until.activity.id, gap });
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
		return this.#shifts.get(related) ?? NONE;
	}

	/** RIP-04: what is done, has begun, is moved or kept stays. */
	#canBePushed({ activity }: RelatedActivity): boolean {
		if (!isOpen(activity) || isRunning(activity) || this.#moved.has(activity.id)) return false;
		return !(this.#keepsShows && activity.typeId === SHOW);
	}

	/** An activity that changes its stage or position leaves its relations there (RIP-03). */
	#holds({ kind, first, second }: Relation): boolean {
		if (kind !== 'stage' && kind !== 'position') return true;
		const place = kind === 'stage' ? 'stageId' : 'positionId';
		return [first, second].every(({ activity }) => {
			const move = this.#moved.get(activity.id);
			return !move || move.before[place] === move.after[place];
		});
	}

	#becauseOf(related: RelatedActivity, { start, end }: Shift): RippleBecause | null {
		if (end > start) return this.#goesOnUntil.get(related) ?? null;
		return decidingOf(
			related.predecessors.filter(
				(relation) => this.#holds(relation) && this.#shiftOf(relation.first).end - relation.room === start,
			),
		);
	}
}
