import type { Activity } from '@crossload/contract';
import type { Remedy } from '@crossload/domain';
import { useCallback } from 'react';
import { failureText } from '../../api/errors.ts';
import { useBatch } from '../../api/plan/batch.ts';
import { notify } from '../../ui/notify.tsx';
import { useUndo } from '../changes/use-undo.ts';
import { CHECK_TEXTS as texts } from './check-texts.ts';
import { updatesOf } from './remedy.ts';

/** Applies a remedy as one step that can be undone; says so, or why it could not be. */
export function useApplyRemedy(activities: readonly Activity[]) {
	const { mutateAsync: send, isPending } = useBatch();
	const undo = useUndo();
	const apply = useCallback(
		async (remedy: Remedy) => {
			try {
				const { revision } = await send({ update: updatesOf(remedy, activities) });
				notify.success(texts.applied(remedy.label), () => undo(revision));
			} catch (error) {
				notify.error(failureText(texts.applyFailed, error));
			}
		},
		[send, undo, activities],
	);
	return { apply, isPending };
}
