import { failureText } from '../../api/errors.ts';
import type { Outcome } from '../../api/sync/enqueue.ts';
import { notify } from '../../ui/notify.tsx';
import { GATE_TEXTS as texts } from './gate-texts.ts';

/** Says that something was noted at the gate, sent or waiting for the network, and offers to take it back. */
export function notifyNoted(outcome: Outcome, done: string, undo: () => Promise<unknown>): void {
	const takeBack = () =>
		void undo().then(
			() => notify.success(texts.undone),
			(error: unknown) => notify.error(failureText(texts.undoFailed, error)),
		);
	if (outcome === 'sent') notify.success(done, takeBack);
	else if (outcome === 'stored') notify.info(texts.noted, { label: texts.undo, onClick: takeBack });
	else notify.warning(texts.unstored);
}
