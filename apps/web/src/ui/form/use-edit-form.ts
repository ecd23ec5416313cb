import { type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import type { DraftKey } from '../../lib/draft.ts';
import { type Base, type FormValues, isSame } from './merge.ts';
import { useDraft } from './use-draft.ts';
import { type Saving, showFaults, useSaving } from './use-saving.ts';

/** What a form needs to know of what it edits. */
export interface EditFormOptions<Values extends FormValues, Saved> {
	/** Where what is typed is kept on this device until it is saved. */
	readonly draft: DraftKey;
	/** What the fields hold at first. Looked at once: an entity that changes meanwhile does not overwrite what is typed. */
	readonly initial: Values;
	/** The version of the entity that `initial` was made of; left out for a new one. */
	readonly version?: number | undefined;
	/** What is wrong, by field. */
	readonly validate?: (values: Values) => Partial<Record<keyof Values, string | null>>;
	/** Saves; throws what the server refused with. */
	readonly save: (values: Values, version: number | undefined) => Promise<Saved>;
	readonly onSaved: (saved: Saved) => void;
	/** The snackbar's words for a failed save. */
	readonly failureOf: (error: unknown) => string;
	/** Reads the entity that a 409 brings along. */
	readonly readCurrent?: (current: unknown) => Base<Values>;
}

/** A form that keeps what is typed, says what is wrong beside the fields and notices when someone else was faster. */
export interface EditForm<Values extends FormValues> extends Omit<Saving<Values>, 'send'> {
	readonly fields: UseFormReturnType<Values>;
	/** What the fields were filled with at first. */
	readonly base: Base<Values>;
	/** The fields hold what was typed before the page was loaded anew. */
	readonly isRestored: boolean;
	readonly submit: (event?: FormEvent<HTMLFormElement>) => void;
	/** Saves values as a change of what someone else saved meanwhile. */
	readonly saveOver: (values: Values, theirs: Base<Values>) => void;
	/** Puts everything back to what the form was opened with. */
	readonly startAfresh: () => void;
	/** Forgets what was typed: the form is left without saving. */
	readonly discard: () => void;
	/** Whether leaving now would lose something. */
	readonly losesChanges: () => boolean;
}

export function useEditForm<Values extends FormValues, Saved>(
	options: EditFormOptions<Values, Saved>,
): EditForm<Values> {
	const [given] = useState<Base<Values>>({ values: options.initial, version: options.version });
	const draft = useDraft(options.draft, given);
	const [base, setBase] = useState(draft.beginning.base);
	const [isRestored, setIsRestored] = useState(draft.beginning.isRestored);
	const fields = useForm<Values>({
		initialValues: draft.beginning.values,
		validate: (values) => options.validate?.(values) ?? {},
		onValuesChange: (values) => draft.keep(base, values),
	});
	const { isLeaving, discard, save } = useEnd(options, draft.drop);
	const { send, ...saving } = useSaving<Values>({ ...options, fields, save });
	const fill = (from: Base<Values>, values: Values) => {
		setBase(from);
		setIsRestored(false);
		fields.setValues(values);
		fields.clearErrors();
		draft.keep(from, values);
	};
	return {
		...saving,
		fields,
		base,
		isRestored,
		submit: fields.onSubmit(
			(values) => void send(values, base),
			(faults) => showFaults(fields, faults),
		),
		saveOver: (values, theirs) => {
			fill(theirs, values);
			void send(values, theirs);
		},
		startAfresh: () => fill(given, given.values),
		discard,
		losesChanges: () => !isLeaving.current && !isSame(base.values, fields.getValues()),
	};
}

/** The form's end: what was typed is saved or given up, so leaving asks nothing any more. */
function useEnd<Values extends FormValues, Saved>(options: EditFormOptions<Values, Saved>, dropDraft: () => void) {
	const isLeaving = useRef(false);
	const discard = () => {
		isLeaving.current = true;
		dropDraft();
	};
	const save = async (values: Values, version: number | undefined) => {
		const saved = await options.save(values, version);
		discard();
		options.onSaved(saved);
	};
	return { isLeaving, discard, save };
}
