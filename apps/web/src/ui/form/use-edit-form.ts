import { type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DraftKey } from '../../lib/draft.ts';
import { type Base, type FormValues, isSame } from './merge.ts';
import { type RemoteChange, useConflict } from './use-conflict.ts';
import { useDraft } from './use-draft.ts';
import { type Saving, showFaults, useSaving } from './use-saving.ts';

/** What a form needs to know of what it edits. */
export interface EditFormOptions<Values extends FormValues, Saved> {
	/** Where what is typed is kept on this device until it is saved. */
	readonly draft: DraftKey;
	/** What the entity holds now. It fills the fields at first; later changes never overwrite what is typed. */
	readonly initial: Values;
	/** The version of the entity that `initial` was made of; left out for a new one. */
	readonly version?: number | undefined;
	/** The entity was there and has been removed by someone else. */
	readonly isGone?: boolean | undefined;
	/** What is wrong, by field. */
	readonly validate?: (values: Values) => Partial<Record<keyof Values, string | null>>;
	/** Saves as a change of `base`; throws what the server refused with. */
	readonly save: (values: Values, base: Base<Values>) => Promise<Saved>;
	/** `isOpen` unless the form was left while it was being saved: then nobody is to be led away from where they are. */
	readonly onSaved: (saved: Saved, isOpen: boolean) => void;
	/** The snackbar's words for a failed save. */
	readonly failureOf: (error: unknown) => string;
	/** Reads the entity that a 409 brings along. */
	readonly readCurrent?: (current: unknown) => Base<Values>;
}

/** A form that keeps what is typed, says what is wrong beside the fields and notices when someone else was faster. */
export interface EditForm<Values extends FormValues> extends Omit<Saving<Values>, 'send' | 'decide'> {
	readonly fields: UseFormReturnType<Values>;
	/** What the fields were filled with at first. */
	readonly base: Base<Values>;
	/** What someone else has done to the entity while the form was open. */
	readonly remoteChange: RemoteChange<Values> | null;
	/** Shows both states side by side, before anything is saved. */
	readonly showBoth: () => void;
	/** The fields hold what was typed before the page was reloaded. */
	readonly isRestored: boolean;
	readonly submit: (event?: FormEvent<HTMLFormElement>) => void;
	/** Saves values as a change of what someone else saved meanwhile. */
	readonly saveOver: (values: Values, theirs: Base<Values>) => void;
	/** Fills all fields with what the entity holds now. */
	readonly startAfresh: () => void;
	/** Forgets what was typed: the form is left without saving. */
	readonly discard: () => void;
	/** Whether leaving now would lose something. */
	readonly losesChanges: () => boolean;
}

export function useEditForm<Values extends FormValues, Saved>(
	options: EditFormOptions<Values, Saved>,
): EditForm<Values> {
	const present: Base<Values> = { values: options.initial, version: options.version };
	const draft = useDraft(options.draft, present);
	const [base, setBase] = useState(draft.beginning.base);
	const [isRestored, setIsRestored] = useState(draft.beginning.isRestored);
	const fields = useForm<Values>({
		initialValues: draft.beginning.values,
		validate: (values) => options.validate?.(values) ?? {},
		onValuesChange: (values) => draft.keep(base, values),
	});
	const { isLeaving, discard, save } = useEnd(options, draft.drop);
	const { send, decide, ...saving } = useSaving<Values>({ ...options, fields, save });
	const isOwnDoing = () => saving.isSaving || isLeaving.current;
	const follow = (from: Base<Values>, values: Values) => {
		setBase(from);
		if (!isSame(values, fields.getValues())) fields.setValues(values);
		draft.keep(from, values);
	};
	const fill = (from: Base<Values>, values: Values) => {
		setIsRestored(false);
		follow(from, values);
		fields.clearErrors();
	};
	const isGone = options.isGone === true;
	const remoteChange = useConflict({ base, mine: fields.values, present, isGone, isOwnDoing, follow });
	return {
		...saving,
		fields,
		base,
		remoteChange,
		showBoth: () => decide(present),
		isRestored,
		submit: fields.onSubmit(
			(values) => void send(values, base),
			(faults) => showFaults(fields, faults),
		),
		saveOver: (values, theirs) => {
			fill(theirs, values);
			void send(values, theirs);
		},
		startAfresh: () => fill(present, present.values),
		discard,
		losesChanges: () => !isLeaving.current && !isSame(base.values, fields.getValues()),
	};
}

/** The form's end: what was typed is saved or given up, so leaving asks nothing any more. */
function useEnd<Values extends FormValues, Saved>(options: EditFormOptions<Values, Saved>, dropDraft: () => void) {
	const isLeaving = useRef(false);
	const isOpen = useRef(false);
	useEffect(() => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, []);
	const discard = () => {
		isLeaving.current = true;
		dropDraft();
	};
	const save = async (values: Values, base: Base<Values>) => {
		const saved = await options.save(values, base);
		const isStillOpen = isOpen.current && !isLeaving.current;
		discard();
		options.onSaved(saved, isStillOpen);
	};
	return { isLeaving, discard, save };
}
