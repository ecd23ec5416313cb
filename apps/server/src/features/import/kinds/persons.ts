import { LENGTHS } from '@crossload/contract';
import { listPersons, type PersonValues, personRows } from '../../person/person.store.ts';
import { importKind } from '../import-kind.ts';
import { groups, name, text } from '../read-cells.ts';
import { byName, matchByName } from './match-by-name.ts';

export const personsKind = importKind<PersonValues>({
	entity: 'person',
	cells: { name, tel: text(LENGTHS.tel), groups },
	required: ['name'],
	neverBlank: ['name'],
	matchedBy: ['name'],
	blank: { groups: '' },
	load: async (db) =>
		(await listPersons(db)).map(({ id, version, ...state }) => ({ id, version, name: state.name, state })),
	valuesOf: ({ name, tel, group }) => ({ name, tel, groups: group }),
	fromLog: (logged) => logged as unknown as PersonValues,
	toLog: ({ name, tel, group }, identity) => ({ ...identity, name, tel, group }),
	match: (rows, entries) => matchByName(rows, entries, byName),
	stateWith: ({ groups, ...values }, present) => {
		const state = { tel: null, group: '', ...present?.state, ...values } as PersonValues;
		return groups === undefined ? state : { ...state, group: String(groups) };
	},
	shown: (_field, value) => value,
	insert: personRows.insertMany,
	update: personRows.updateMany,
});
