import { Button } from '@mantine/core';
import { mdiAccountEditOutline, mdiCheck, mdiDeleteOutline } from '@mdi/js';
import { useRootAttribute } from '../../lib/use-root-attribute.ts';
import { Icon } from '../icon.tsx';
import type { RenderLink } from '../link-slot.ts';
import type { FieldViews } from './conflict-dialog.tsx';
import classes from './form-foot.module.css';
import { FORM_TEXTS as texts } from './form-texts.ts';
import type { FormValues } from './merge.ts';
import type { EditForm } from './use-edit-form.ts';

/**
 * The lower edge of a form, in view however long the form is: what became of it, and the buttons. What someone else
 * has done is shown here, in a line that is there anyway, so that nothing that is being typed in moves.
 */
export function FormFoot<Values extends FormValues>({ form, views, ...props }: FormFootProps<Values>) {
	const { remoteChange, isSaving } = form;
	useRootAttribute('data-form-foot');
	return (
		<div className={classes.foot} data-remote-change={remoteChange?.kind}>
			<RemoteChangeNote {...{ form, views }} />
			{!remoteChange && <DraftState isDraft={props.isDraft} />}
			{remoteChange?.kind === 'conflict' && (
				<Button variant="default" className={classes.showBoth ?? ''} onClick={form.showBoth}>
					{texts.showBoth}
				</Button>
			)}
			{props.cancel({ className: classes.cancel ?? '', children: texts.cancel })}
			<Button
				type="submit"
				loading={isSaving}
				disabled={!props.canSave || remoteChange?.kind === 'gone'}
				className={classes.submit ?? ''}
			>
				{props.submit}
			</Button>
		</div>
	);
}

interface FormFootProps<Values extends FormValues> {
	form: EditForm<Values>;
	views: FieldViews<Values>;
	submit: string;
	cancel: RenderLink;
	/** Something is typed that is not saved. */
	isDraft: boolean;
	canSave: boolean;
}

function RemoteChangeNote<Values extends FormValues>({
	form: { remoteChange },
	views,
}: Pick<FormFootProps<Values>, 'form' | 'views'>) {
	const fields = remoteChange?.names.map((name) => views[name].label).join(', ');
	return (
		<div role="status" className={classes.remoteChange}>
			{remoteChange && (
				<Icon path={remoteChange.kind === 'gone' ? mdiDeleteOutline : mdiAccountEditOutline} size={20} />
			)}
			{remoteChange?.kind === 'gone' && (
				<span>
					<b>{texts.goneMeanwhile}</b> {texts.goneText}
				</span>
			)}
			{fields && (
				<span>
					<b>{texts.changedMeanwhile}</b>
					<span className={classes.fields}>: {fields}</span>.
					{remoteChange?.kind === 'taken-over' && ` ${texts.takenOver}`}
				</span>
			)}
		</div>
	);
}

function DraftState({ isDraft }: { isDraft: boolean }) {
	if (!isDraft) return <span className={classes.keys}>{texts.saveKeys}</span>;
	return (
		<span className={classes.draft}>
			<Icon path={mdiCheck} size={16} />
			<span>
				{texts.draftKept}
				<span className={classes.where}> {texts.onDevice}</span>
			</span>
		</span>
	);
}
