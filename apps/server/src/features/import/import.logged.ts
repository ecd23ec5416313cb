import type { ImportKindName } from '@crossload/contract';
import { byId, loggedEntity } from '../change/logged-entity.ts';
import { listImports, setImportUndone } from './import-memory.store.ts';

const NAMES: Readonly<Record<ImportKindName, string>> = {
	running_order: 'Running order',
	vehicles: 'Vehicles',
	positions: 'Positions',
	persons: 'Persons',
	activities: 'Activities',
};

/** An import as the change log keeps it: its rows have entries of their own, what it remembered goes and comes with it. */
interface LoggedImport {
	readonly kind: ImportKindName;
}

export const importLogged = loggedEntity<LoggedImport>({
	entity: 'import',
	readableWith: 'import',
	states: async (db, ids) => byId(await listImports(db, ids), ({ kind }) => ({ kind })),
	names: async (_db, states) => states.map(({ kind }) => `Import: ${NAMES[kind]}`),
	rightsToUndo: () => [['import']],
	undo: {
		insert: async (trx, _state, { id }) => await setImportUndone(trx, id, false),
		update: async () => {},
		remove: async (trx, id) => await setImportUndone(trx, id, true),
	},
});
