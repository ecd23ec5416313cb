import { type ReactNode, useCallback } from 'react';
import { notify } from '../lib/notify.ts';
import { useConfirm } from './confirm-dialog.tsx';

/** What goes, what is asked before, and what is said afterwards. */
interface Removal<Removed> {
	/** What will go, named. */
	readonly what: string;
	readonly question: ReactNode;
	readonly send: () => Promise<Removed>;
	/** Says so in the snackbar. */
	readonly announce: (removed: Removed) => void;
	readonly failed: (error: unknown) => string;
}

/** Asks, removes, and returns whether it is gone. The second is the question, to be rendered. */
function useRemoval<Removed>(): readonly [(removal: Removal<Removed>) => Promise<boolean>, ReactNode] {
	const [confirm, dialog] = useConfirm();
	const remove = useCallback(
		async ({ what, question, send, announce, failed }: Removal<Removed>) => {
			if (!(await confirm({ title: what, text: question, confirm: 'Delete', isDangerous: true }))) return false;
			let removed: Removed;
			try {
				removed = await send();
			} catch (error) {
				notify.error(failed(error));
				return false;
			}
			announce(removed);
			return true;
		},
		[confirm],
	);
	return [remove, dialog];
}

interface RowRemoval<Row extends NamedRow, Removed> {
	readonly send: (id: number) => Promise<Removed>;
	/** Says in the snackbar what is `done`. */
	readonly announce: (message: string, removed: Removed) => void;
	readonly ask: (row: Row) => ReactNode;
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
	const [remove, question] = useRemoval<Removed>();
	const removeRow = useCallback(
		(row: Row) =>
			remove({
				what: row.name,
				question: ask(row),
				send: () => send(row.id),
				announce: (removed) => announce(done, removed),
				failed,
			}),
		[remove, send, announce, ask, done, failed],
	);
	return [removeRow, question];
}
