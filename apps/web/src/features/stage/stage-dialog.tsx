import type { Stage } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { stageListQuery, useSaveStage } from '../../api/stages.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { saveOf } from '../../ui/form/save-of.ts';
import { NameField } from '../../ui/name-field.tsx';
import { RowDialog } from '../../ui/row-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { STAGE_TEXTS as texts } from './stage-texts.ts';
import { SwatchField } from './swatch-field.tsx';
import { nextSwatch, SWATCHES } from './swatches.ts';

interface StageDialogProps {
	dialog: Dialog<Stage | null>;
	onDelete: (stage: Stage) => void;
}

interface StageValues {
	readonly name: string;
	readonly color: string;
}

/** Adds or changes a stage (ADM-05). */
export function StageDialog(props: StageDialogProps) {
	const { mutateAsync: send } = useSaveStage();
	const { data: stages = [] } = useQuery(stageListQuery);
	const freeColor = nextSwatch(stages);
	return (
		<RowDialog<Stage, StageValues>
			isOffline={useConnection() === 'offline'}
			{...props}
			texts={texts}
			valuesOf={(stage) => ({ name: stage?.name ?? '', color: stage?.color ?? freeColor })}
			validate={({ name }) => ({ name: name.trim() === '' ? texts.required : null })}
			save={(values, stage, version) => send(saveOf(stage?.id, values, version))}
			views={{ name: { label: texts.name }, color: { label: texts.color, show: colorName } }}
		>
			{(form) => (
				<>
					<NameField label={texts.name} {...form.getInputProps('name')} />
					<SwatchField value={form.values.color} onChange={(color) => form.setFieldValue('color', color)} />
					<div>
						<StageChip stage={{ name: form.values.name.trim() || texts.unnamed, color: form.values.color }} />
					</div>
				</>
			)}
		</RowDialog>
	);
}

/** `Light blue`, or the colour itself when it is none of the swatches. */
function colorName(chosen: string): string {
	return SWATCHES.find(({ color }) => color === chosen)?.name ?? chosen;
}
