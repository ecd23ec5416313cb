import { LENGTHS, type Person } from '@crossload/contract';
import { listPersons, personRows } from '../../person/person.store.ts';
import { importKind } from '../import-kind.ts';
import { groups, name, text } from '../read-cells.ts';
import { byName, matchByName } from './match-by-name.ts';

type PersonState = Pick<Person, 'name' | 'tel' | 'group'>;

export const personsKind = importKind<PersonState>({
	entity: 'person',
	cells: { name, tel: text(LENGTHS.tel), groups },
	required: ['name'],
	neverBlank: ['name'],
	matchedBy: ['name'],
	blank: { groups: '' },
	load: async (db) =>
		(await listPersons(db)).map(({ id, version, ...state }) => ({ id, version, name: state.name, state })),
	valuesOf: ({ name, tel, group }) => ({ name, tel, groups: group }),
	fromLog: (logged) => logged as unknown as PersonState,
	toLog: ({ name, tel, group }, identity) => ({ ...identity, name, tel, group }),
	match: (rows, entries) => matchByName(rows, entries, byName),
	stateWith: ({ groups, ...values }, present) => {
		const state = { tel: null, group: '', ...present?.state, ...values } as PersonState;
		return groups === undefined ? state : { ...state, group: String(groups) };
	},
	shown: (_field, value) => value,
	withIds: (state) => state,
	insert: personRows.insertMany,
	update: personRows.updateMany,
});
