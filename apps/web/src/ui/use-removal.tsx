import { type ReactNode, useCallback } from 'react';
import { notify } from '../lib/notify.ts';
import { useConfirm } from './confirm-dialog.tsx';

/** What goes, what is asked before, and what is said afterwards. */
interface Removal {
	/** What will go, named. */
	readonly what: string;
	readonly question: ReactNode;
	readonly send: () => Promise<unknown>;
	readonly done: string;
	readonly failed: (error: unknown) => string;
}

/** Asks, removes, and returns whether it is gone. The second is the question, to be rendered. */
function useRemoval(): readonly [(removal: Removal) => Promise<boolean>, ReactNode] {
	const [confirm, dialog] = useConfirm();
	const remove = useCallback(
		async ({ what, question, send, done, failed }: Removal) => {
			if (!(await confirm({ title: what, text: question, confirm: 'Delete', isDangerous: true }))) return false;
			try {
				await send();
			} catch (error) {
				notify.error(failed(error));
				return false;
			}
			notify.success(done);
			return true;
		},
		[confirm],
	);
	return [remove, dialog];
}

interface RowRemoval<Row extends NamedRow> {
	readonly send: (id: number) => Promise<unknown>;
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
export function useRowRemoval<Row extends NamedRow>(
	removal: RowRemoval<Row>,
): readonly [(row: Row) => Promise<boolean>, ReactNode] {
	const { send, ask, done, failed } = removal;
	const [remove, question] = useRemoval();
	const removeRow = useCallback(
		(row: Row) => remove({ what: row.name, question: ask(row), send: () => send(row.id), done, failed }),
		[remove, send, ask, done, failed],
	);
	return [removeRow, question];
}
