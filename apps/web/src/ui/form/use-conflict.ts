import { useEffect, useState } from 'react';
import { type ConflictFacts, changedNames, conflictOf, type FormConflict } from './form-conflict.ts';
import { type Base, type FormValues, isSame } from './merge.ts';

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
