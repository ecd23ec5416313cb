import { type ReactNode, useCallback } from 'react';
import { useConfirm } from './confirm-dialog.tsx';
import { notify } from './notify.tsx';

interface RowRemoval<Row extends NamedRow, Removed> {
	readonly send: (id: number) => Promise<Removed>;
	/** Says in the snackbar what is `done`. */
	readonly announce: (message: string, removed: Removed) => void;
	/** The question, or what makes it of a row. */
	readonly ask: string | ((row: Row) => string);
	readonly done: string;
	readonly failed: (error: unknown) => string;
}

interface NamedRow {
	readonly id: number;
	readonly name: string;
}

/**
 * The removal of a managed list's rows: true when the row is gone. The second is the question, to be rendered. The
 * function stays the same as long as what it is given does, for columns are made with it.
 */
export function useRowRemoval<Row extends NamedRow, Removed = unknown>(
	removal: RowRemoval<Row, Removed>,
): readonly [(row: Row) => Promise<boolean>, ReactNode] {
	const { send, announce, ask, done, failed } = removal;
	const [confirm, question] = useConfirm();
	const remove = useCallback(
		async (row: Row) => {
			const text = typeof ask === 'string' ? ask : ask(row);
			if (!(await confirm({ title: row.name, text, confirm: 'Delete', isDangerous: true }))) return false;
			try {
				announce(done, await send(row.id));
				return true;
			} catch (error) {
				notify.error(failed(error));
				return false;
			}
		},
		[confirm, send, announce, ask, done, failed],
	);
	return [remove, question];
}
