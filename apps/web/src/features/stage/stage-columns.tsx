import type { Stage } from '@crossload/contract';
import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { RowButton, RowButtons, rowButtonsWidth } from '../../ui/row-buttons.tsx';
import { STAGE_TEXTS as texts } from './stage-texts.ts';

interface ColumnNeeds {
	readonly onEdit: (stage: Stage) => void;
	readonly onDelete: (stage: Stage) => void;
}

/** The columns of the Stages screen (ADM-05). */
export function stageColumns({ onEdit, onDelete }: ColumnNeeds): Column<Stage>[] {
	return [
		{
			id: 'name',
			header: texts.name,
			width: 'fill',
			cell: (stage) => <StageChip stage={stage} />,
			sortBy: ({ name }) => name,
		},
		{
			id: 'actions',
			header: texts.actions,
			width: rowButtonsWidth(2),
			isFixed: true,
			cell: (stage) => (
				<RowButtons>
					<RowButton label={texts.editRow} of={stage.name} icon={mdiPencilOutline} onClick={() => onEdit(stage)} />
					<RowButton label={texts.delete} of={stage.name} icon={mdiDeleteOutline} onClick={() => onDelete(stage)} />
				</RowButtons>
			),
		},
	];
}
