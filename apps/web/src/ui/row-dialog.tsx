import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useIsPhone } from '../lib/use-media.ts';
import { DangerButton } from './danger-button.tsx';
import type { FormValues } from './form/merge.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import type { Dialog } from './use-dialog.ts';
import type { Leave } from './use-leaving.tsx';

interface ManagedRow {
	readonly id: number;
	readonly version: number;
}

interface RowDialogProps<Row extends ManagedRow, Values extends FormValues, Saved>
	extends Pick<FormDialogProps<Values>, 'validate' | 'views' | 'isOffline' | 'size'> {
	/** About a row to change, or null for a new one. */
	readonly dialog: Dialog<Row | null>;
	/** What the fields hold of a row, or of a new one. */
	readonly valuesOf: (row: Row | null) => Values;
	/** Saves a change of the row, or a new one; throws what the server refused with. */
	readonly save: (values: Values, row: Row | null, version: number | undefined) => Promise<Saved>;
	/** Says so in the snackbar. */
	readonly announce: (message: string, saved: Saved) => void;
	/** After the snackbar has said so. */
	readonly onSaved?: (row: Row | null) => void;
	readonly onDelete: (row: Row) => void;
	readonly texts: {
		readonly add: string;
		readonly edit: string;
		readonly save: string;
		readonly delete: string;
		readonly created: string;
		readonly updated: string;
		readonly saveFailed: string;
	};
	/** On a phone they may offer what else can be done with the row, through `leave`. */
	readonly children: (fields: UseFormReturnType<Values>, row: Row | null, leave: Leave) => ReactNode;
}

/** The dialog of a managed list: adds a row, or changes the one it is about. On a phone it deletes it too. */
export function RowDialog<Row extends ManagedRow, Values extends FormValues, Saved = unknown>(
	props: RowDialogProps<Row, Values, Saved>,
) {
	const { dialog, valuesOf, save, announce, onSaved, onDelete, texts, children, ...form } = props;
	const row = dialog.subject ?? null;
	const isPhone = useIsPhone();
	const deleteButton = (leave: Leave) =>
		isPhone && row && <DangerButton onClick={() => leave(() => onDelete(row))}>{texts.delete}</DangerButton>;
	return (
		<FormDialog<Values, Saved>
			{...form}
			opened={dialog.isOpen}
			onClose={dialog.close}
			title={row ? texts.edit : texts.add}
			initial={valuesOf(row)}
			version={row?.version}
			save={(values, { version }) => save(values, row, version)}
			onSaved={(saved) => {
				announce(row ? texts.updated : texts.created, saved);
				onSaved?.(row);
			}}
			saveFailed={texts.saveFailed}
			readCurrent={(current) => {
				const theirs = current as Row;
				return { values: valuesOf(theirs), version: theirs.version };
			}}
			submit={texts.save}
			aside={deleteButton}
		>
			{(fields, leave) => children(fields, row, leave)}
		</FormDialog>
	);
}
