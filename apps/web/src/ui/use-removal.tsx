import { type ReactNode, useCallback } from 'react';
import { notify } from '../lib/notify.ts';
import { useConfirm } from './confirm-dialog.tsx';

/** What goes, what is asked before, and what is said afterwards. */
export interface Removal {
	/** What will go, named. */
	readonly what: string;
	readonly question: ReactNode;
	readonly send: () => Promise<unknown>;
	readonly done: string;
	readonly failed: (error: unknown) => string;
}

/** Asks, removes, and tells how it went: true when it is gone. The second is the question, to be rendered. */
export function useRemoval(): readonly [(removal: Removal) => Promise<boolean>, ReactNode] {
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
