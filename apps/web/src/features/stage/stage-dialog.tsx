import { DEFAULT_STAGE_COLOR, type Stage } from '@crossload/contract';
import { TextInput } from '@mantine/core';
import { useSaveStage } from '../../api/stages.ts';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { notify } from '../../lib/notify.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { DangerButton } from '../../ui/danger-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { STAGE_TEXTS as texts } from './stage-texts.ts';
import { SwatchField } from './swatch-field.tsx';
import { SWATCHES } from './swatches.ts';

interface StageDialogProps {
	/** About a stage to change, or null for a new one. */
	dialog: Dialog<Stage | null>;
	onDelete: (stage: Stage) => void;
}

interface StageValues {
	readonly name: string;
	readonly color: string;
}

/** Adds or changes a stage (ADM-05). */
export function StageDialog({ dialog, onDelete }: StageDialogProps) {
	const stage = dialog.subject ?? null;
	const { mutateAsync: send } = useSaveStage();
	const isPhone = useIsPhone();
	return (
		<FormDialog<StageValues>
			opened={dialog.isOpen}
			onClose={dialog.close}
			title={stage ? texts.edit : texts.add}
			initial={valuesOf(stage)}
			version={stage?.version}
			validate={({ name }) => ({ name: name.trim() === '' ? texts.required : null })}
			save={(values, version) =>
				stage ? send({ id: stage.id, body: { ...values, ...versioned(version) } }) : send({ body: values })
			}
			onSaved={() => notify.success(stage ? texts.edited : texts.created)}
			saveFailed={texts.saveFailed}
			readCurrent={readCurrent}
			views={{ name: { label: texts.name }, color: { label: texts.color, show: colorName } }}
			submit={texts.save}
			aside={isPhone && stage && <DangerButton onClick={() => onDelete(stage)}>{texts.delete}</DangerButton>}
		>
			{(form) => (
				<>
					<TextInput
						label={texts.name}
						withAsterisk
						maxLength={200}
						data-autofocus
						autoComplete="off"
						{...form.getInputProps('name')}
					/>
					<SwatchField value={form.values.color} onChange={(color) => form.setFieldValue('color', color)} />
					<div>
						<StageChip stage={{ name: form.values.name.trim() || texts.unnamed, color: form.values.color }} />
					</div>
				</>
			)}
		</FormDialog>
	);
}

/** A change sends the version it began from, to be told when someone else was faster. */
function versioned(version: number | undefined) {
	return version === undefined ? {} : { version };
}

function valuesOf(stage: Stage | null): StageValues {
	return { name: stage?.name ?? '', color: stage?.color ?? DEFAULT_STAGE_COLOR };
}

/** `Light blue`, or the colour itself when it is none of the swatches. */
function colorName(chosen: string): string {
	return SWATCHES.find(({ color }) => color === chosen)?.name ?? chosen;
}

function readCurrent(current: unknown) {
	const stage = current as Stage;
	return { values: valuesOf(stage), version: stage.version };
}
