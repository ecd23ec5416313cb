import type { Stage } from '@crossload/contract';
import { mdiDeleteOutline, mdiFilePdfBox, mdiPencilOutline, mdiTheater } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useBands } from '../../api/bands.ts';
import { stageListQuery, useRemoveStage } from '../../api/stages.ts';
import { useGlow } from '../../api/sync/glow.ts';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { DASH } from '../../lib/format.ts';
import { actionsColumn } from '../../ui/actions-column.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { ManagedList } from '../../ui/managed-list.tsx';
import { TwoLines } from '../../ui/two-lines.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { useUndoableRemoval } from '../changes/use-undoable-removal.ts';
import { usePrint } from '../sheet/use-file-download.ts';
import { useSheetDay } from '../sheet/use-sheet-day.ts';
import { PlanSettingsButton } from './plan-settings-button.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { STAGE_TEXTS as texts } from './stage-texts.ts';

/** The stages, to be added, changed and deleted (ADM-05). */
export function StageList() {
	const dialog = useDialog<Stage | null>();
	const { open } = dialog;
	const { mutateAsync: send } = useRemoveStage();
	const [onDelete, question] = useUndoableRemoval<Stage>(send, texts);
	const bandsOn = useBandsOn();
	const onPrint = usePrintStage();
	const columns = useMemo(
		() => stageColumns({ bandsOn, onEdit: open, onDelete, onPrint }),
		[bandsOn, open, onDelete, onPrint],
	);
	return (
		<ManagedList
			title={texts.title}
			source={useQuery(stageListQuery)}
			glows={useGlow('stage')}
			loadFailed={texts.loadFailed}
			add={texts.add}
			onAdd={() => open(null)}
			empty={texts.empty}
			icon={mdiTheater}
			loadExport={async () => (await import('./stage-export.ts')).stageExport(bandsOn)}
			orderedBy="name"
			columns={columns}
			onRowOpen={open}
			rowName={({ name }) => name}
			actions={<PlanSettingsButton />}
			phoneRow={(stage) => <TwoLines first={<StageChip stage={stage} />} second={bandText(bandsOn(stage))} />}
		>
			<StageDialog dialog={dialog} onDelete={onDelete} />
			{question}
		</ManagedList>
	);
}

interface ColumnNeeds {
	/** How many bands play on a stage; null as long as that is not known. */
	readonly bandsOn: (stage: Stage) => number | null;
	readonly onEdit: (stage: Stage) => void;
	readonly onDelete: (stage: Stage) => void;
	readonly onPrint: (stage: Stage) => void;
}

function stageColumns({ bandsOn, onEdit, onDelete, onPrint }: ColumnNeeds): Column<Stage>[] {
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
		actionsColumn([
			{ label: texts.print, icon: mdiFilePdfBox, onClick: onPrint },
			{ label: texts.editRow, icon: mdiPencilOutline, onClick: onEdit },
			{ label: texts.delete, icon: mdiDeleteOutline, onClick: onDelete },
		]),
	];
}

/** Saves a stage's sheet of the festival day; /sheets has those of other days. */
function usePrintStage() {
	const { mutate: print } = usePrint();
	const { day } = useSheetDay();
	return useCallback(
		({ id }: Stage) => day && print({ kind: 'stage', query: { stageId: String(id), day } }),
		[print, day],
	);
}

/** Counts the bands on a stage: what is played on cannot be deleted. */
function useBandsOn() {
	const { data: bands } = useBands();
	return useCallback(({ id }: Stage) => bands?.filter(({ stage }) => stage.id === id).length ?? null, [bands]);
}

function bandText(count: number | null): string {
	return count === null ? DASH : texts.bandCount(count);
}
