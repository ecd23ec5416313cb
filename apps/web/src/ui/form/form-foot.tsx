import { Button } from '@mantine/core';
import { mdiAccountEditOutline, mdiCheck, mdiDeleteOutline } from '@mdi/js';
import { useRootMark } from '../../lib/use-root-mark.ts';
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
	const { news, isSaving } = form;
	useRootMark('data-form-foot');
	return (
		<div className={classes.foot} data-news={news?.kind}>
			<News {...{ form, views }} />
			{!news && <Kept isDraft={props.isDraft} />}
			{news?.kind === 'conflict' && (
				<Button variant="default" className={classes.showBoth ?? ''} onClick={form.showBoth}>
					{texts.showBoth}
				</Button>
			)}
			{props.cancel({ className: classes.cancel ?? '', children: texts.cancel })}
			<Button
				type="submit"
				loading={isSaving}
				disabled={!props.canSave || news?.kind === 'gone'}
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

function News<Values extends FormValues>({ form: { news }, views }: Pick<FormFootProps<Values>, 'form' | 'views'>) {
	const fields = news?.names.map((name) => views[name].label).join(', ');
	return (
		<div role="status" className={classes.news}>
			{news && <Icon path={news.kind === 'gone' ? mdiDeleteOutline : mdiAccountEditOutline} size={20} />}
			{news?.kind === 'gone' && (
				<span>
					<b>{texts.goneMeanwhile}</b> {texts.goneText}
				</span>
			)}
			{fields && (
				<span>
					<b>{texts.changedMeanwhile}</b>
					<span className={classes.fields}>: {fields}</span>.{news?.kind === 'taken-over' && ` ${texts.takenOver}`}
				</span>
			)}
		</div>
	);
}

function Kept({ isDraft }: { isDraft: boolean }) {
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
