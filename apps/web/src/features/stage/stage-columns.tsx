import type { Stage } from '@crossload/contract';
import { mdiDeleteOutline, mdiFilePdfBox, mdiPencilOutline } from '@mdi/js';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { DASH } from '../../lib/format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { RowButton, rowButtonsClass, rowButtonsWidth } from '../../ui/row-buttons.tsx';
import { STAGE_TEXTS as texts } from './stage-texts.ts';

interface ColumnNeeds {
	/** How many bands play on a stage; null as long as that is not known. */
	readonly bandsOn: (stage: Stage) => number | null;
	readonly onEdit: (stage: Stage) => void;
	readonly onDelete: (stage: Stage) => void;
	readonly onPrint: (stage: Stage) => void;
}

/** The columns of the Stages screen (ADM-05). */
export function stageColumns({ bandsOn, onEdit, onDelete, onPrint }: ColumnNeeds): Column<Stage>[] {
	return [
		{
			id: 'name',
			header: texts.name,
			width: 'fill',
			cell: (stage) => <StageChip stage={stage} />,
			sortBy: ({ name }) => name,
		},
		{
			id: 'bands',
			header: texts.bands,
			width: 120,
			className: 'tabular',
			cell: (stage) => bandsOn(stage) ?? DASH,
			sortBy: bandsOn,
		},
		{
			id: 'actions',
			header: texts.actions,
			width: rowButtonsWidth(3),
			isFixed: true,
			className: rowButtonsClass,
			cell: (stage) => (
				<>
					<RowButton label={texts.print} of={stage.name} icon={mdiFilePdfBox} onClick={() => onPrint(stage)} />
					<RowButton label={texts.editRow} of={stage.name} icon={mdiPencilOutline} onClick={() => onEdit(stage)} />
					<RowButton label={texts.delete} of={stage.name} icon={mdiDeleteOutline} onClick={() => onDelete(stage)} />
				</>
			),
		},
	];
}
