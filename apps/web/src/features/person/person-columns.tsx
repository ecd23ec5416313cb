import { groupsOf, type Person } from '@crossload/contract';
import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import { PhoneLink } from '../../entities/person/phone-link.tsx';
import { DASH } from '../../lib/format.ts';
import { OutlineChip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { RowButton, rowButtonsClass, rowButtonsWidth } from '../../ui/row-buttons.tsx';
import classes from './person-columns.module.css';
import { PERSON_TEXTS as texts } from './person-texts.ts';

interface ColumnNeeds {
	readonly onEdit: (person: Person) => void;
	readonly onDelete: (person: Person) => void;
}

/** The columns of the Persons screen (ADM-03). */
export function personColumns({ onEdit, onDelete }: ColumnNeeds): Column<Person>[] {
	return [
		{
			id: 'name',
			header: texts.name,
			width: 'fill',
			className: 'bold',
			cell: ({ name }) => name,
			sortBy: ({ name }) => name,
		},
		{
			id: 'tel',
			header: texts.telephone,
			width: 170,
			cell: ({ tel, name }) => (tel ? <PhoneLink tel={tel} name={name} /> : DASH),
			sortBy: ({ tel }) => tel,
		},
		{
			id: 'group',
			header: texts.group,
			width: 264,
			minWidth: 200,
			className: classes.groups,
			cell: (person) => <GroupChips person={person} />,
			sortBy: ({ group }) => group || null,
		},
		{
			id: 'actions',
			header: texts.actions,
			width: rowButtonsWidth(2),
			isFixed: true,
			className: rowButtonsClass,
			cell: (person) => (
				<>
					<RowButton label={texts.editRow} of={person.name} icon={mdiPencilOutline} onClick={() => onEdit(person)} />
					<RowButton label={texts.delete} of={person.name} icon={mdiDeleteOutline} onClick={() => onDelete(person)} />
				</>
			),
		},
	];
}

/** The groups that a person is in, a dash for none. */
export function GroupChips({ person }: { person: Person }) {
	const groups = groupsOf(person);
	if (groups.length === 0) return DASH;
	return groups.map((group) => <OutlineChip key={group}>{group}</OutlineChip>);
}
