import { groupsOf, type Person } from '@crossload/contract';
import { mdiAccountGroupOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { personListQuery, useRemovePerson } from '../../api/persons.ts';
import { useGlow } from '../../api/sync/glow.ts';
import { ManagedList } from '../../ui/managed-list.tsx';
import { TwoLines } from '../../ui/two-lines.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { useUndoableRemoval } from '../changes/use-undoable-removal.ts';
import { personColumns } from './person-columns.tsx';
import { PersonDialog } from './person-dialog.tsx';
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

const loadExport = async () => (await import('./person-export.ts')).PERSON_EXPORT;

function PhonePersonRow({ person }: { person: Person }) {
	return <TwoLines first={person.name} second={[person.tel, ...groupsOf(person)].filter(Boolean).join(' · ')} />;
}
