import type { Stage } from '@crossload/contract';
import { DEFAULT_CHANGEOVER } from '@crossload/domain';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { stageListQuery, useSaveStage } from '../../api/stages.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { clockTimeOf } from '../../lib/clock-time.ts';
import type { FieldViews } from '../../ui/form/conflict-dialog.tsx';
import { saveOf } from '../../ui/form/save-of.ts';
import { NameField } from '../../ui/name-field.tsx';
import { REQUIRED } from '../../ui/required.ts';
import { RowDialog } from '../../ui/row-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { isWholeNumber, WholeNumberField, type WholeNumberValue } from '../../ui/whole-number-field.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { STAGE_TEXTS as texts } from './stage-texts.ts';
import { SwatchField } from './swatch-field.tsx';
import { nextSwatch, SWATCHES } from './swatches.ts';

interface StageValues {
	readonly name: string;
	readonly color: string;
	readonly changeover: WholeNumberValue;
	/** As typed; empty without one. */
	readonly curfew: string;
}

/** Adds or changes a stage (ADM-05), with what planning asks of it (PLAN-01). */
export function StageDialog(props: { dialog: Dialog<Stage | null>; onDelete: (stage: Stage) => void }) {
	const { mutateAsync: send } = useSaveStage();
	const announce = useAnnounceSaved();
	const { data: stages = [] } = useQuery(stageListQuery);
	const freeColor = nextSwatch(stages);
	return (
		<RowDialog
			isOffline={useConnection() === 'offline'}
			{...props}
			texts={texts}
			valuesOf={(stage) => ({
				name: stage?.name ?? '',
				color: stage?.color ?? freeColor,
				changeover: stage?.changeover ?? DEFAULT_CHANGEOVER,
				curfew: stage?.curfew ?? '',
			})}
			validate={faultsOf}
			save={(values, stage, version) => send(saveOf(stage?.id, bodyOf(values), version))}
			announce={announce}
			views={VIEWS}
		>
			{(form) => (
				<>
					<NameField label={texts.name} {...form.getInputProps('name')} />
					<SwatchField value={form.values.color} onChange={(color) => form.setFieldValue('color', color)} />
					<WholeNumberField
						label={texts.changeover}
						description={texts.changeoverHint}
						{...REQUIRED}
						{...CHANGEOVERS}
						{...form.getInputProps('changeover')}
					/>
					<TextInput
						label={texts.curfew}
						description={texts.curfewHint}
						inputWrapperOrder={['label', 'input', 'description', 'error']}
						placeholder={texts.noCurfew}
						maxLength={5}
						autoComplete="off"
						{...form.getInputProps('curfew')}
					/>
					<div>
						<StageChip stage={{ name: form.values.name.trim() || texts.unnamed, color: form.values.color }} />
					</div>
				</>
			)}
		</RowDialog>
	);
}

const CHANGEOVERS = { min: 0, max: 600 };

const VIEWS: FieldViews<StageValues> = {
	name: { label: texts.name },
	color: { label: texts.color, show: colorName },
	changeover: { label: texts.changeover },
	curfew: { label: texts.curfew },
};

function faultsOf({ name, changeover, curfew }: StageValues) {
	return {
		name: name.trim() === '' ? texts.required : null,
		changeover: isWholeNumber(changeover, CHANGEOVERS) ? null : texts.changeoverRule,
		curfew: curfew.trim() === '' || clockTimeOf(curfew) !== null ? null : texts.curfewRule,
	};
}

function bodyOf({ changeover, curfew, ...values }: StageValues) {
	return { ...values, changeover: Number(changeover), curfew: clockTimeOf(curfew) };
}

/** `Light blue`, or the colour itself when it is none of the swatches. */
function colorName(chosen: string): string {
	return SWATCHES.find(({ color }) => color === chosen)?.name ?? chosen;
}
