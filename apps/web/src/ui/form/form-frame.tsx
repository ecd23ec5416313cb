import { Button } from '@mantine/core';
import { mdiAlertCircle } from '@mdi/js';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import type { RenderLink } from '../link-slot.ts';
import { ConflictDialog, type FieldViews } from './conflict-dialog.tsx';
import { FormFields } from './form-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import classes from './form-frame.module.css';
import { keepFromSaving, saveByKeys } from './form-keys.ts';
import { FORM_TEXTS as texts } from './form-texts.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { type FormValues, isSame } from './merge.ts';
import type { EditForm } from './use-edit-form.ts';
import { showFaults } from './use-saving.ts';

/**
 * The frame of every form of a page: its sections, and at the lower edge of a phone the button that saves. Ctrl+Enter
 * saves too, the first field has the focus, and leaving with changes asks.
 */
export function FormFrame<Values extends FormValues>(props: FormFrameProps<Values>) {
	const { form, views, submit, cancel, canSave = true, isWide, isOffline, children } = props;
	const element = useRef<HTMLFormElement>(null);
	useEffect(() => element.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus(), []);
	const { base, theirs, fields } = form;
	const showErrors = (event: FormEvent) => {
		event.preventDefault();
		showFaults(fields, fields.validate().errors);
	};
	return (
		<>
			<form
				ref={element}
				className={classes.form}
				data-wide={isWide || undefined}
				noValidate
				onSubmit={canSave ? form.submit : showErrors}
				onKeyDownCapture={saveByKeys}
				onKeyDown={keepFromSaving}
			>
				{isOffline && (
					<p role="status" className={classes.restored}>
						{texts.offline}
					</p>
				)}
				{form.isRestored && <RestoredNote onStartAfresh={form.startAfresh} />}
				<FormFields isSaving={form.isSaving}>{children}</FormFields>
				{form.failure && <Failure text={form.failure} />}
				<FormFoot
					{...{ form, views, submit, cancel }}
					isDraft={!isSame(base.values, fields.values)}
					canSave={canSave}
				/>
			</form>
			<LeaveGuard losesChanges={form.losesChanges} onDiscard={form.discard} />
			{theirs && (
				<ConflictDialog
					base={base.values}
					mine={fields.values}
					theirs={theirs}
					views={views}
					onSave={(values) => form.saveOver(values, theirs)}
					onKeepEditing={form.keepEditing}
				/>
			)}
		</>
	);
}

function Failure({ text }: { text: string }) {
	return (
		<p role="alert" className={classes.failure}>
			<Icon path={mdiAlertCircle} />
			{text}
		</p>
	);
}

interface FormFrameProps<Values extends FormValues> {
	form: EditForm<Values>;
	/** How the fields are shown when someone else saved meanwhile. */
	views: FieldViews<Values>;
	/** The words on the button that saves. */
	submit: string;
	/** The link that leaves without saving. */
	cancel: RenderLink;
	/** False while something is missing that has to be said before it can be saved. */
	canSave?: boolean;
	/** The server cannot be reached, so nothing can be saved now: said before anyone types. */
	isOffline: boolean;
	/** Takes the page's whole width. */
	isWide?: boolean;
	children: ReactNode;
}

function RestoredNote({ onStartAfresh }: { onStartAfresh: () => void }) {
	return (
		<div role="status" className={classes.restored}>
			<span>{texts.restored}</span>
			<Button variant="default" size="xs" onClick={onStartAfresh}>
				{texts.startAfresh}
			</Button>
		</div>
	);
}

/** Fields that belong together, in one card; two beside each other where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
	return (
		<fieldset className={classes.section}>
			<legend className={classes.legend}>{title}</legend>
			<div className={classes.fields}>{children}</div>
		</fieldset>
	);
}

/** A field that takes a section's whole width. */
export function WideField({ children }: { children: ReactNode }) {
	return <div className={classes.wide}>{children}</div>;
}
