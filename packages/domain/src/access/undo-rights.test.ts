import { describe, expect, test } from 'vitest';
import { rightsOf } from './rights.ts';
import { isUndoable, mayUndo, rightsToUndo, type UndoneChange } from './undo-rights.ts';

const change = (entity: string, action: UndoneChange['action'], ...fields: string[]): UndoneChange => ({
	entity,
	action,
	fields,
});
const unknown = (entity: string): UndoneChange => ({ entity, action: 'update', fields: null });

/** What was done, and which of the roles may take it back. */
const TABLE: readonly (readonly [UndoneChange, ...roles: string[]])[] = [
	[change('activity', 'create', 'activityTypeId'), 'admin'],
	[change('activity', 'update', 'start'), 'admin', 'lead'],
	[change('activity', 'update', 'cancelled', 'cancel_reason'), 'admin', 'lead'],
	[change('activity', 'delete', 'activityTypeId'), 'admin', 'lead'],
	[unknown('activity'), 'admin', 'lead'],
	[change('band', 'update', 'status'), 'admin', 'lead'],
	[change('band', 'update', 'status', 'notes'), 'admin'],
	[change('band', 'create', 'status'), 'admin'],
	[change('band', 'delete', 'status'), 'admin'],
	[unknown('band'), 'admin'],
	[change('finding', 'create', 'note'), 'admin', 'lead'],
	[change('finding', 'delete', 'note'), 'admin', 'lead'],
	[change('import', 'create', 'kind'), 'admin'],
	[change('note', 'create', 'text'), 'admin', 'lead'],
	[change('person', 'update', 'tel'), 'admin'],
	[change('plan_settings', 'update', 'turnaround'), 'admin'],
	[change('position', 'update', 'capacity'), 'admin'],
	[change('stage', 'update', 'curfew'), 'admin'],
	[change('team_function', 'update', 'personIds'), 'admin', 'lead'],
	[change('team_function', 'update', 'radio'), 'admin'],
	[change('team_function', 'update', 'radio', 'personIds'), 'admin'],
	[change('team_function', 'create', 'personIds'), 'admin'],
	[change('template', 'update', 'steps'), 'admin'],
	[change('vehicle', 'update', 'driver'), 'admin'],
	[change('user', 'create', 'name')],
	[change('user', 'update', 'role')],
	[change('login', 'delete')],
	[change('share', 'delete')],
	[change('restore', 'create')],
	[change('toString', 'update')],
];

describe('who may take back what', () => {
	test.for(TABLE)('PLAN-12 RIGHTS %j', ([done, ...roles]) => {
		const may = ['admin', 'lead', 'crew', 'runner'].filter((role) => mayUndo(rightsOf(role), [done]));
		expect(may).toEqual(roles);
	});

	test('PLAN-12 a revision is taken back as a whole: one change that may not stay is enough', () => {
		const lead = rightsOf('lead');
		const [moved, added] = [change('activity', 'update', 'planned_end'), change('activity', 'create')];
		expect(mayUndo(lead, [moved, moved])).toBe(true);
		expect(mayUndo(lead, [moved, added])).toBe(false);
	});

	test('PLAN-12 RIGHTS what was done to users needs the right to manage them and is not taken back with it either', () => {
		expect(rightsToUndo(change('user', 'update', 'role'))).toEqual([['user:write']]);
		expect(isUndoable('user')).toBe(false);
		expect(isUndoable('vehicle')).toBe(true);
	});
});
