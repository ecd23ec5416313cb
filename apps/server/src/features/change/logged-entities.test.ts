import { isUndoable, rightsToUndo } from '@crossload/domain';
import { expect, test } from 'vitest';
import { LOGGED_ENTITIES } from './logged-entities.ts';

test.each(Object.values(LOGGED_ENTITIES).map((source) => [source.entity, source] as const))(
	'PLAN-12 what it takes to take back a change of a %s is known',
	(entity, { undo }) => {
		expect(isUndoable(entity)).toBe(undo !== null);
		for (const action of ['create', 'update', 'delete'] as const)
			expect(rightsToUndo({ entity, action, fields: null })).not.toEqual([]);
	},
);
