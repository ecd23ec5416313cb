import { type Base, type FormValues, isSame, isSameValue, namesOf } from './merge.ts';

/**
 * How an entity and the form that was filled from it have come apart: not at all; by fields that the form does not
 * touch, so that it can follow; by someone else's save while nothing was typed, so that the form takes it over; by
 * someone else's save over what was typed; or because the entity is gone.
 */
export type FormConflict = 'none' | 'follow' | 'take-over' | 'conflict' | 'gone';

export interface ConflictFacts<Values extends FormValues> {
	/** What the form was filled with. */
	readonly base: Base<Values>;
	/** What stands in the form. */
	readonly mine: Values;
	/** The entity as it is now. */
	readonly present: Base<Values>;
	readonly isGone: boolean;
}

/** How a form and the entity that it edits differ (RELIABILITY REL-30). What is new has no conflict. */
export function conflictOf<Values extends FormValues>({
	base,
	mine,
	present,
	isGone,
}: ConflictFacts<Values>): FormConflict {
	if (base.version === undefined || present.version === undefined) return 'none';
	if (isGone) return 'gone';
	if (present.version <= base.version) return 'none';
	if (isSame(present.values, base.values) || isSame(present.values, mine)) return 'follow';
	return isSame(mine, base.values) ? 'take-over' : 'conflict';
}

/** The names of the fields in which two fillings differ, in the form's order. */
export function changedNames<Values extends FormValues>(before: Values, after: Values): (keyof Values & string)[] {
	return namesOf(before).filter((name) => !isSameValue(before[name], after[name]));
}
