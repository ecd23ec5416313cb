import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { FieldViews } from './form/conflict-dialog.tsx';
import type { Base, FormValues } from './form/merge.ts';
import type { Leave } from './use-leaving.tsx';

/** What a short form over the page needs to know. */
export interface FormDialogProps<Values extends FormValues, Saved = unknown> {
	readonly opened: boolean;
	readonly onClose: () => void;
	readonly title: string;
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
