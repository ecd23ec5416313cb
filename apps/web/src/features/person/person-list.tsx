import { groupsOf, type Person } from '@crossload/contract';
import { mdiAccountGroupOutline, mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { personListQuery, useRemovePerson } from '../../api/persons.ts';
import { useGlow } from '../../api/sync/glow.ts';
import { PhoneLink } from '../../entities/person/phone-link.tsx';
import { DASH } from '../../lib/format.ts';
import { actionsColumn } from '../../ui/actions-column.tsx';
import { OutlineChip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { ManagedList } from '../../ui/managed-list.tsx';
import { TwoLines } from '../../ui/two-lines.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { useUndoableRemoval } from '../changes/use-undoable-removal.ts';
import { PersonDialog } from './person-dialog.tsx';
import classes from './person-list.module.css';
import { matchesPerson } from './person-search.ts';
import { PERSON_TEXTS as texts } from './person-texts.ts';

const SEARCH = { label: texts.search, matches: matchesPerson, noneFound: texts.noneFound, clear: texts.clear };

/** Everyone who can be called: the team, productions, drivers (ADM-03). */
export function PersonList() {
	const dialog = useDialog<Person | null>();
	const { open } = dialog;
	const { mutateAsync: send } = useRemovePerson();
	const [onDelete, question] = useUndoableRemoval<Person>(send, texts);
	const columns = useMemo(() => personColumns({ onEdit: open, onDelete }), [open, onDelete]);
	return (
		<ManagedList
			title={texts.title}
			source={useQuery(personListQuery)}
			glows={useGlow('person')}
			loadFailed={texts.loadFailed}
			add={texts.add}
			onAdd={() => open(null)}
			empty={texts.empty}
			icon={mdiAccountGroupOutline}
			loadExport={loadExport}
			search={SEARCH}
			orderedBy="name"
			columns={columns}
			onRowOpen={open}
			rowName={({ name }) => name}
			phoneRow={(person) => <PhonePersonRow person={person} />}
		>
			<PersonDialog dialog={dialog} onDelete={onDelete} />
			{question}
		</ManagedList>
	);
}

interface ColumnNeeds {
	readonly onEdit: (person: Person) => void;
	readonly onDelete: (person: Person) => void;
}

function personColumns({ onEdit, onDelete }: ColumnNeeds): Column<Person>[] {
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
			cell: groupChips,
			sortBy: ({ group }) => group || null,
		},
		actionsColumn([
			{ label: texts.editRow, icon: mdiPencilOutline, onClick: onEdit },
			{ label: texts.delete, icon: mdiDeleteOutline, onClick: onDelete },
		]),
	];
}

/** The groups that a person is in, a dash for none. */
function groupChips(person: Person): ReactNode {
	const groups = groupsOf(person);
	if (groups.length === 0) return DASH;
	return groups.map((group) => <OutlineChip key={group}>{group}</OutlineChip>);
}

const loadExport = async () => (await import('./person-export.ts')).PERSON_EXPORT;

function PhonePersonRow({ person }: { person: Person }) {
	return <TwoLines first={person.name} second={[person.tel, ...groupsOf(person)].filter(Boolean).join(' · ')} />;
}
