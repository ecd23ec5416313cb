import { Button } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { mdiAlertCircle } from '@mdi/js';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ConflictDialog, type FieldViews } from './form/conflict-dialog.tsx';
import { FormFields } from './form/form-fields.tsx';
import { keepFromSaving, saveByKeys } from './form/form-keys.ts';
import { FORM_TEXTS as texts } from './form/form-texts.ts';
import { type Base, type FormValues, isSame } from './form/merge.ts';
import { showFaults, useSaving } from './form/use-saving.ts';
import classes from './form-dialog.module.css';
import { Icon } from './icon.tsx';
import { SheetBody, SheetFooter, SheetOrModal } from './sheet-or-modal.tsx';
import { type DialogState, type Leave, useLeaving } from './use-leaving.tsx';

/** What a short form over the page needs to know. */
export interface FormDialogProps<Values extends FormValues, Saved = unknown> {
	readonly opened: boolean;
	readonly onClose: () => void;
	readonly title: string;
	/** For fields that need a row's whole width: a wider modal; sheets are as wide as there is room. */
	readonly size?: 'wide';
	/** Said at the top: it cannot be saved without a network. */
	readonly isOffline: boolean;
	/** What the fields hold at first. Looked at once per opening. */
	readonly initial: Values;
	/** The version of the entity that `initial` was made of; undefined for a new one. */
	readonly version?: number | undefined;
	/** What is wrong, by field. */
	readonly validate: (values: Values) => Partial<Record<keyof Values, string | null>>;
	/** Saves as a change of `base`; throws what the server refused with. */
	readonly save: (values: Values, base: Base<Values>) => Promise<Saved>;
	readonly onSaved: (saved: Saved, base: Base<Values>) => void;
	/** What the snackbar says of a failed save; the reason stands in the dialog. */
	readonly saveFailed: string;
	/** Reads the entity that a 409 brings along. */
	readonly readCurrent?: (current: unknown) => Base<Values>;
	/** How the fields are shown when someone else saved meanwhile. */
	readonly views: FieldViews<Values>;
	/** The word on the button that saves. */
	readonly submit: string;
	/** That on the one that leaves all as it is, where 'Cancel' would be taken for the other. */
	readonly leaveWord?: string;
	/** What else can be done, at the left of the buttons. Whatever takes one out of the dialog goes through `leave`. */
	readonly aside?: (leave: Leave) => ReactNode;
	readonly children: (fields: UseFormReturnType<Values>, leave: Leave) => ReactNode;
}

/**
 * A short form over the page, filled again at each opening. It says what is wrong beside the fields, keeps what is typed
 * over a failed save, and asks before it throws something away. Ctrl+Enter saves.
 */
export function FormDialog<Values extends FormValues, Saved = unknown>(props: FormDialogProps<Values, Saved>) {
	const state = useRef<DialogState>({ isChanged: false, isBusy: false });
	const { leave, question } = useLeaving(props.onClose, state);
	return (
		<>
			<SheetOrModal
				opened={props.opened}
				onClose={leave}
				title={props.title}
				{...(props.size && { size: props.size })}
				hasOwnBody
			>
				<DialogForm {...props} state={state} leave={leave} />
			</SheetOrModal>
			{question}
		</>
	);
}

interface DialogFormProps<Values extends FormValues, Saved> extends FormDialogProps<Values, Saved> {
	readonly state: RefObject<DialogState>;
	readonly leave: Leave;
}

/** Lives as long as the dialog is open, so that every opening begins afresh. */
function DialogForm<Values extends FormValues, Saved>(props: DialogFormProps<Values, Saved>) {
	const [base, setBase] = useState<Base<Values>>({ values: props.initial, version: props.version });
	const { fields, saving } = useDialogForm(props);
	const { theirs, isSaving } = saving;
	const aside = props.aside?.(props.leave);
	props.state.current = { isChanged: !isSame(base.values, fields.values), isBusy: isSaving || theirs !== null };
	const submit = fields.onSubmit(
		(values) => void saving.send(values, base),
		(faults) => showFaults(fields, faults),
	);
	return (
		<>
			<form
				className={classes.form}
				onSubmit={submit}
				onKeyDownCapture={saveByKeys}
				onKeyDown={keepFromSaving}
				noValidate
			>
				<SheetBody>
					{props.isOffline && (
						<p role="status" className={classes.offline}>
							{texts.offlineDialog}
						</p>
					)}
					<div className={classes.fields}>
						<FormFields isSaving={isSaving}>{props.children(fields, props.leave)}</FormFields>
					</div>
					{saving.failure && <Failure message={saving.failure} />}
				</SheetBody>
				<SheetFooter>
					{aside && <div className={classes.aside}>{aside}</div>}
					<Button variant="default" onClick={() => props.leave()}>
						{props.leaveWord ?? texts.cancel}
					</Button>
					<Button type="submit" loading={isSaving}>
						{props.submit}
					</Button>
				</SheetFooter>
			</form>
			{theirs && (
				<ConflictDialog
					base={base.values}
					mine={fields.values}
					theirs={theirs}
					views={props.views}
					onSave={(values) => {
						setBase(theirs);
						fields.setValues(values);
						void saving.send(values, theirs);
					}}
					onKeepEditing={saving.keepEditing}
				/>
			)}
		</>
	);
}

function useDialogForm<Values extends FormValues, Saved>(props: FormDialogProps<Values, Saved>) {
	const fields = useForm<Values>({ initialValues: props.initial, validate: props.validate });
	const saving = useSaving<Values>({
		fields,
		save: async (values, base) => {
			const saved = await props.save(values, base);
			props.onClose();
			props.onSaved(saved, base);
		},
		failureOf: () => props.saveFailed,
		readCurrent: props.readCurrent,
	});
	return { fields, saving };
}

function Failure({ message }: { message: string }) {
	return (
		<p role="alert" className={classes.failure}>
			<Icon path={mdiAlertCircle} />
			{message}
		</p>
	);
}
