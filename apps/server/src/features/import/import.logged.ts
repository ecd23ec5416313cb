import { byId, loggedEntity } from '../change/logged-entity.ts';
import type { ImportedKind } from './import.table.ts';
import { listImports, setImportUndone } from './import-memory.store.ts';

const NAMES: Readonly<Record<ImportedKind, string>> = {
	running_order: 'Import: Running order',
	vehicles: 'Import: Vehicles',
	positions: 'Import: Positions',
	persons: 'Import: Persons',
	activities: 'Import: Activities',
	invented_festival: 'Invented festival',
};

/** An import as the change log keeps it: its rows have entries of their own, what it remembered goes and comes with it. */
interface LoggedImport {
	readonly kind: ImportedKind;
}

export const importLogged = loggedEntity<LoggedImport>({
	entity: 'import',
	readableWith: 'import',
	states: async (db, ids) => byId(await listImports(db, ids), ({ kind }) => ({ kind })),
	names: async (_db, states) => states.map(({ kind }) => NAMES[kind]),
	rightsToUndo: () => [['import']],
	undo: {
		insert: async (trx, _state, { id }) => await setImportUndone(trx, id, false),
		update: async () => {},
		remove: async (trx, id) => await setImportUndone(trx, id, true),
	},
});
