import type { Template } from '@crossload/contract';
import type { ReactNode } from 'react';
import { useSaveTemplate } from '../../api/plan/templates.ts';
import { useConnection } from '../../api/sync/connection.ts';
import type { FieldViews } from '../../ui/form/conflict-dialog.tsx';
import { saveOf } from '../../ui/form/save-of.ts';
import { NameField } from '../../ui/name-field.tsx';
import { RowDialog } from '../../ui/row-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { StepsField } from './steps-field.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';
import { bodyOf, faultsOf, type TemplateValues, valuesOf } from './template-values.ts';

export interface TemplateDialogProps {
	dialog: Dialog<Template | null>;
	/** What a new template begins with. */
	initial?: Pick<Template, 'name' | 'steps'> | undefined;
	/** Said above its steps. */
	note?: ReactNode;
	onDelete: (template: Template) => void;
}

/** The form of a template: its name and its steps. */
export function TemplateDialogContent({ dialog, initial, note, onDelete }: TemplateDialogProps) {
	const { mutateAsync: send } = useSaveTemplate();
	const announce = useAnnounceSaved();
	return (
		<RowDialog
			dialog={dialog}
			size="wide"
			onDelete={onDelete}
			isOffline={useConnection() === 'offline'}
			texts={texts}
			valuesOf={(template) => valuesOf(template ?? initial ?? null)}
			validate={faultsOf}
			save={(values, template, version) => send(saveOf(template?.id, bodyOf(values), version))}
			announce={announce}
			views={VIEWS}
		>
			{(form) => (
				<>
					<NameField label={texts.name} {...form.getInputProps('name')} />
					{note && (
						<p className="note" role="note">
							{note}
						</p>
					)}
					<StepsField form={form} />
				</>
			)}
		</RowDialog>
	);
}

const VIEWS: FieldViews<TemplateValues> = {
	name: { label: texts.name },
	steps: { label: texts.stepList, show: (steps) => steps.map(stepText).join(', ') },
};

function stepText({ activityTypeId, offset }: TemplateValues['steps'][number]): string {
	return `${activityTypeId ?? ''} ${offset}`;
}
