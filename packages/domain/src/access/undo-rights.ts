import { holds, type Right } from './rights.ts';

/** What a revision did to one row, as far as taking it back depends on that. */
export interface UndoneChange {
	readonly entity: string;
	readonly action: 'create' | 'update' | 'delete';
	/** The fields that it changed; null: not known. */
	readonly fields: readonly string[] | null;
}

/** All of the lists are needed; of each list one right is enough. */
type Rights = readonly (readonly Right[])[];

const RIGHTS_TO_UNDO: ReadonlyMap<string, (change: UndoneChange) => Rights> = new Map([
	['activity', ({ action }) => [[action === 'create' ? 'activity:remove' : 'activity:write']]],
	['band', (change) => [isOnly(change, 'status') ? ['band:write', 'band:status'] : ['band:write']]],
	['finding', () => [['activity:write']]],
	['import', () => [['import']]],
	['note', () => [['activity:operate']]],
	['person', () => [['person:write']]],
	['plan_settings', () => [['stage:write']]],
	['position', () => [['position:write']]],
	['stage', () => [['stage:write']]],
	['team_function', rightsOfTeamFunction],
	['template', () => [['stage:write']]],
	['user', () => [['user:write']]],
	['vehicle', () => [['vehicle:write']]],
]);

/** A changed password cannot come back, and a role that was taken away was meant to be. */
const NEVER_UNDONE = ['user'];

/**
 * The rights that the opposite of a change needs by hand (PLAN.md, PLAN-12): of each list one. None are listed for what no
 * right covers, as nothing of it can be taken back: the end of a login or share, and a restore.
 */
export function rightsToUndo(change: UndoneChange): Rights {
	return RIGHTS_TO_UNDO.get(change.entity)?.(change) ?? [];
}

/** Whether changes to the entity can be taken back at all: not what was done to users, logins, shares and by a restore. */
export function isUndoable(entity: string): boolean {
	return RIGHTS_TO_UNDO.has(entity) && !NEVER_UNDONE.includes(entity);
}

/**
 * Whether someone who holds `permissions` may take all of these changes back. What has been changed since can be in the way
 * none the less.
 */
export function mayUndo(permissions: readonly string[], changes: readonly UndoneChange[]): boolean {
	return changes.every(
		(change) =>
			isUndoable(change.entity) &&
			rightsToUndo(change).every((rights) => rights.some((right) => holds(permissions, right))),
	);
}

/** Who is in charge is assigned; all else, and that there is such a function, is written. */
function rightsOfTeamFunction(change: UndoneChange): Rights {
	const isAssigned = change.fields?.includes('personIds') ?? true;
	const isWritten = !isOnly(change, 'personIds');
	return [...(isWritten ? [['function:write'] as const] : []), ...(isAssigned ? [['function:assign'] as const] : [])];
}

/** Whether an entity that was there before, and still is, is known to have changed in this field alone. */
function isOnly({ action, fields }: UndoneChange, name: string): boolean {
	return action === 'update' && fields !== null && fields.every((field) => field === name);
}
