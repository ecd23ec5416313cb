import { useEffect, useState } from 'react';
import { type Base, type FormValues, isSame, isSameValue, namesOf } from './merge.ts';

/**
 * How an entity and the form that was filled from it have come apart: not at all; by fields that the form does not
 * touch, so that it can follow; by someone else's save while nothing was typed, so that the form takes it over; by
 * someone else's save over what was typed; or because the entity is gone.
 */
type FormConflict = 'none' | 'follow' | 'take-over' | 'conflict' | 'gone';

interface ConflictFacts<Values extends FormValues> {
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

/** What someone else has done meanwhile, as the form shows it. */
export interface RemoteChange<Values extends FormValues> {
	readonly kind: 'taken-over' | 'conflict' | 'gone';
	/** The fields that they changed. */
	readonly names: readonly (keyof Values & string)[];
}

interface ConflictOptions<Values extends FormValues> extends ConflictFacts<Values> {
	/** A save of one's own is under way, or done: what moves now is one's own doing. */
	readonly isOwnDoing: () => boolean;
	/** Takes the present state as what the form began with, and fills the fields with `values`. */
	readonly follow: (present: Base<Values>, values: Values) => void;
}

/**
 * Watches the entity while its form is open: the form follows what it can, and the rest is returned, to be shown.
 * Nobody has to save to learn that someone else was faster.
 */
export function useConflict<Values extends FormValues>(options: ConflictOptions<Values>): RemoteChange<Values> | null {
	const { base, mine, present, isGone, isOwnDoing, follow } = options;
	const kind: FormConflict = isOwnDoing() ? 'none' : conflictOf({ base, mine, present, isGone });
	const [taken, setTaken] = useState<RemoteChange<Values> | null>(null);
	// The live stream moves the entity, not anything that is done here.
	useEffect(() => {
		if (kind === 'follow') follow(present, mine);
		if (kind !== 'take-over') return;
		setTaken({ kind: 'taken-over', names: changedNames(base.values, present.values) });
		follow(present, present.values);
	});
	if (kind === 'gone') return { kind: 'gone', names: [] };
	if (kind === 'conflict') return { kind: 'conflict', names: changedNames(base.values, present.values) };
	// Once something is typed over it, it is shown no more.
	return isSame(base.values, mine) ? taken : null;
}
