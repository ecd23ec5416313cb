import type { FieldChange } from '@crossload/contract';
import type { LoggedState } from '../../db/change-log.store.ts';
import type { RowChange } from './logged-entity.ts';

/** Not compared: the id is the entity itself, the version counts its changes. */
const ROW_METADATA = ['id', 'version'];

/** The fields that differ. */
export function fieldChanges(change: RowChange<object>): FieldChange[] {
	const [before, after]: LoggedState[] = [{ ...change.before }, { ...change.after }];
	return fieldsOf({ ...before, ...after })
		.map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
		.filter((each) => !isSame(each.before, each.after));
}

/** The names of a state's fields. */
export function fieldsOf(state: LoggedState): string[] {
	return Object.keys(state).filter((name) => !ROW_METADATA.includes(name));
}

/** Whether one of the fields is another in the second state. */
export function differsIn(fields: readonly string[], one: LoggedState, other: LoggedState): boolean {
	return fields.some((field) => !isSame(one[field] ?? null, other[field] ?? null));
}

function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
