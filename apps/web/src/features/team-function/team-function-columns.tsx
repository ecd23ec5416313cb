import type { TeamFunction } from '@crossload/contract';
import { mdiAccountMultiplePlusOutline, mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import type { Column } from '../../ui/data-table/column.ts';
import { RowButton, rowButtonsClass, rowButtonsWidth } from '../../ui/row-buttons.tsx';
import { Members, Radio } from './members.tsx';
import { LIST_TEXTS as texts } from './team-function-list-texts.ts';

interface ColumnNeeds {
	readonly onAssign: (teamFunction: TeamFunction) => void;
	readonly onEdit: (teamFunction: TeamFunction) => void;
	readonly onDelete: (teamFunction: TeamFunction) => void;
}

/** The columns of the Team Functions screen (ADM-06). */
export function teamFunctionColumns(needs: ColumnNeeds): Column<TeamFunction>[] {
	return [
		...factColumns,
		{
			id: 'actions',
			header: texts.actions,
			width: rowButtonsWidth(3),
			isFixed: true,
			className: rowButtonsClass,
			cell: (teamFunction) => <Actions teamFunction={teamFunction} {...needs} />,
		},
	];
}

const factColumns: readonly Column<TeamFunction>[] = [
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
];

function Actions({ teamFunction, onAssign, onEdit, onDelete }: ColumnNeeds & { teamFunction: TeamFunction }) {
	const { name } = teamFunction;
	return (
		<>
			<RowButton
				label={texts.assign}
				of={name}
				icon={mdiAccountMultiplePlusOutline}
				onClick={() => onAssign(teamFunction)}
			/>
			<RowButton label={texts.editRow} of={name} icon={mdiPencilOutline} onClick={() => onEdit(teamFunction)} />
			<RowButton label={texts.delete} of={name} icon={mdiDeleteOutline} onClick={() => onDelete(teamFunction)} />
		</>
	);
}
