import type { LoggedState } from '../../db/change-log.store.ts';
import { differsIn, fieldChanges, fieldsOf } from './field-changes.ts';
import type { LoggedEntity, RowChange, UndoWrites } from './logged-entity.ts';

/** What one revision did to one row, all its entries taken together. */
export interface NetChange extends RowChange {
	readonly source: LoggedEntity;
	readonly id: number;
}

/** A row that is to go from its present state back to an earlier one; null: not there. */
export interface UndoStep {
	readonly source: LoggedEntity;
	readonly undo: UndoWrites;
	readonly id: number;
	readonly now: LoggedState | null;
	readonly target: LoggedState | null;
}

/** Whether the row is no longer as the revision left it, in the fields that it changed; of a created row in any. */
export function isConflict(change: RowChange, now: LoggedState | null): boolean {
	const { before, after } = change;
	if (after === null || now === null) return after !== now;
	const changed = before === null ? fieldsOf(after) : fieldChanges(change).map(({ field }) => field);
	return differsIn(changed, now, after);
}

/** The state that a row goes back to: the fields that the revision changed as they were, the others as they are. */
export function targetOf(change: RowChange, now: LoggedState | null): LoggedState | null {
	const { before } = change;
	if (before === null || now === null) return before;
	const former = fieldChanges(change).map((each) => [each.field, each.before] as const);
	return { ...now, ...Object.fromEntries(former) };
}
