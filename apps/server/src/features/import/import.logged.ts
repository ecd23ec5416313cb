import type { Db, Trx } from '../../db/database.ts';
import { deleteAlertSetting, listAlertSettings, replaceAlertSetting } from '../alert/alert-settings.store.ts';
import { byId, loggedEntity } from '../change/logged-entity.ts';
import type { ImportedKind } from './import.table.ts';
import { carriedSettings, listImports, setImportUndone } from './import-memory.store.ts';

const NAMES: Readonly<Record<ImportedKind, string>> = {
	running_order: 'Import of the running order',
	vehicles: 'Import of vehicles',
	positions: 'Import of positions',
	persons: 'Import of persons',
	activities: 'Import of activities',
	invented_festival: 'Invented festival',
	carry_over: 'From last year',
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
	undo: {
		forbidden: async (db, states) => {
			const taken: number[] = [];
			for (const id of states.keys()) if (await areSettingsTaken(db, id)) taken.push(id);
			return taken;
		},
		isInUse: areSettingsOvertaken,
		insert: async (trx, _state, { id }) => {
			await setImportUndone(trx, id, false);
			for (const { kind, minutes } of await carriedSettings(trx, id)) await replaceAlertSetting(trx, kind, minutes);
		},
		update: async () => {},
		remove: async (trx, id) => {
			await setImportUndone(trx, id, true);
			await takeSettingsAway(trx, id);
		},
	},
});

/** Alert settings stand in no log: whether somebody has changed since what came with the import is looked at here. */
async function areSettingsOvertaken(db: Db, id: number): Promise<boolean> {
	const present = new Map((await listAlertSettings(db)).map(({ kind, minutes }) => [kind, minutes]));
	return (await carriedSettings(db, id)).some(({ kind, minutes }) => present.get(kind) !== minutes);
}

/** Whether somebody has set meanwhile what would come back. */
async function areSettingsTaken(db: Db, id: number): Promise<boolean> {
	const present = new Set((await listAlertSettings(db)).map(({ kind }) => kind));
	return (await carriedSettings(db, id)).some(({ kind }) => present.has(kind));
}

/** Nobody had set them before: they are again what they are anywhere. */
async function takeSettingsAway(trx: Trx, id: number): Promise<void> {
	for (const { kind } of await carriedSettings(trx, id)) await deleteAlertSetting(trx, kind);
}
