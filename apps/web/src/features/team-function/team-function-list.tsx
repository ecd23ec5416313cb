import type { TeamFunction } from '@crossload/contract';
import { mdiAccountMultiplePlusOutline, mdiBadgeAccountOutline, mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useGlow } from '../../api/sync/glow.ts';
import { teamFunctionListQuery, useRemoveTeamFunction } from '../../api/team-functions.ts';
import { actionsColumn } from '../../ui/actions-column.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { ManagedList } from '../../ui/managed-list.tsx';
import { notify } from '../../ui/notify.tsx';
import { TwoLines } from '../../ui/two-lines.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { useUndoableRemoval } from '../changes/use-undoable-removal.ts';
import { AssignMembersDialog } from './assign-members-dialog.tsx';
import { Members, Radio } from './members.tsx';
import { TeamFunctionDialog } from './team-function-dialog.tsx';
import { LIST_TEXTS as texts } from './team-function-list-texts.ts';
import { TEAM_FUNCTION_TEXTS } from './team-function-texts.ts';

/** What someone can be in charge of, and who is (ADM-06). */
export function TeamFunctionList() {
	const functions = useFunctions();
	const dialog = useDialog<TeamFunction | null>();
	const assignDialog = useDialog<TeamFunction>();
	const { open: onEdit } = dialog;
	const { open: onAssign } = assignDialog;
	const { mutateAsync: send } = useRemoveTeamFunction();
	const [onDelete, question] = useUndoableRemoval<TeamFunction>(send, texts);
	const columns = useMemo(() => teamFunctionColumns({ onAssign, onEdit, onDelete }), [onAssign, onEdit, onDelete]);
	return (
		<ManagedList
			title={texts.title}
			source={functions}
			glows={useGlow('team_function')}
			loadFailed={texts.notThere}
			add={texts.add}
			onAdd={() => onEdit(null)}
			empty={texts.empty}
			icon={mdiBadgeAccountOutline}
			loadExport={loadExport}
			orderedBy="order"
			columns={columns}
			onRowOpen={onEdit}
			rowName={({ order, name }) => `${order} ${name}`}
			phoneRow={(teamFunction) => <PhoneFunctionRow teamFunction={teamFunction} />}
		>
			<TeamFunctionDialog dialog={dialog} count={functions.data?.length ?? 0} onAssign={onAssign} onDelete={onDelete} />
			{assignDialog.subject && (
				<AssignMembersDialog
					opened={assignDialog.isOpen}
					teamFunction={assignDialog.subject}
					onClose={assignDialog.close}
				/>
			)}
			{question}
		</ManagedList>
	);
}

interface ColumnNeeds {
	readonly onAssign: (teamFunction: TeamFunction) => void;
	readonly onEdit: (teamFunction: TeamFunction) => void;
	readonly onDelete: (teamFunction: TeamFunction) => void;
}

function teamFunctionColumns({ onAssign, onEdit, onDelete }: ColumnNeeds): Column<TeamFunction>[] {
	return [
		{
			id: 'order',
			header: texts.order,
			width: 64,
			className: 'secondary tabular',
			cell: ({ order }) => order,
			sortBy: ({ order }) => order,
		},
		{
			id: 'name',
			header: texts.name,
			width: 200,
			className: 'bold',
			cell: ({ name }) => name,
			sortBy: ({ name }) => name,
		},
		{
			id: 'members',
			header: texts.members,
			width: 'fill',
			cell: ({ activeMembers, radio }) => (
				<>
					<Radio radio={radio} />
					<Members members={activeMembers} />
				</>
			),
			sortBy: ({ activeMembers }) => activeMembers.length,
		},
		actionsColumn([
			{ label: texts.assign, icon: mdiAccountMultiplePlusOutline, onClick: onAssign },
			{ label: texts.editRow, icon: mdiPencilOutline, onClick: onEdit },
			{ label: texts.delete, icon: mdiDeleteOutline, onClick: onDelete },
		]),
	];
}

const loadExport = async () => (await import('./team-function-export.ts')).TEAM_FUNCTION_EXPORT;

function useFunctions() {
	const functions = useQuery(teamFunctionListQuery);
	const { isLoadingError } = functions;
	useEffect(() => {
		if (isLoadingError) notify.error(texts.loadFailed);
	}, [isLoadingError]);
	return functions;
}

function PhoneFunctionRow({ teamFunction: { order, name, radio, activeMembers } }: { teamFunction: TeamFunction }) {
	const members = activeMembers.map((member) => member.name).join(' | ') || TEAM_FUNCTION_TEXTS.noMembers;
	return <TwoLines first={name} second={radio === null ? members : `${radio} · ${members}`} end={order} />;
}
