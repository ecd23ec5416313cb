import { useEffect, useState } from 'react';
import { changedNames, conflictOf, type FormConflict } from './form-conflict.ts';
import { type Base, type FormValues, isSame } from './merge.ts';

/** What someone else has done meanwhile, as the form tells it. */
export interface News<Values extends FormValues> {
	readonly kind: 'taken-over' | 'overtaken' | 'gone';
	/** The fields that they changed. */
	readonly names: readonly (keyof Values & string)[];
}

interface DriftOptions<Values extends FormValues> {
	readonly base: Base<Values>;
	readonly mine: Values;
	readonly present: Base<Values>;
	readonly isGone: boolean;
	/** A save of one's own is under way, or done: what moves now is one's own doing. */
	readonly isOwnDoing: () => boolean;
	/** Takes the present state as what the form began with, and fills the fields with `values`. */
	readonly follow: (present: Base<Values>, values: Values) => void;
}

/**
 * Watches the entity while its form is open: the form follows what it can, and what needs to be told is answered.
 * Nobody has to save to learn that someone else was faster.
 */
export function useConflict<Values extends FormValues>(options: DriftOptions<Values>): News<Values> | null {
	const { base, mine, present, isGone, isOwnDoing, follow } = options;
	const drift: FormConflict = isOwnDoing() ? 'none' : conflictOf({ base, mine, present, isGone });
	const [taken, setTaken] = useState<News<Values> | null>(null);
	// The live stream moves the entity, not anything that is done here.
	useEffect(() => {
		if (drift === 'follow') follow(present, mine);
		if (drift !== 'take-over') return;
		setTaken({ kind: 'taken-over', names: changedNames(base.values, present.values) });
		follow(present, present.values);
	});
	if (drift === 'gone') return { kind: 'gone', names: [] };
	if (drift === 'overtaken') return { kind: 'overtaken', names: changedNames(base.values, present.values) };
	// Once something is typed over it, it is no news any more.
	return isSame(base.values, mine) ? taken : null;
}
