import type { Activity } from '@crossload/contract';
import { useCallback } from 'react';
import { useSaveActivity } from '../../api/activities.ts';
import { messageOf } from '../../api/errors.ts';
import { useRight } from '../../api/session.ts';
import { notify } from '../../ui/notify.tsx';
import { UNDO_TEXTS } from '../changes/undo-texts.ts';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';

/** What a Start or a Done has set. */
export type ActualTime = 'start' | 'end';

/** The way back from a Start or a Done that was tapped by mistake; undefined for those who may not change activities. */
export function useActivityUndo(): (activity: Activity, set: ActualTime) => (() => void) | undefined {
	const mayWrite = useRight('activity:write');
	const { mutateAsync: save } = useSaveActivity();
	return useCallback(
		({ id, version }, set) => {
			if (!mayWrite) return undefined;
			// What was done is the next version: what someone else does to it after that is not to be undone.
			const body = { [set]: null, version: version + 1 };
			return () =>
				void save({ id, body }).then(
					() => notify.success(UNDO_TEXTS.undone),
					(error: unknown) => notify.error(messageOf(error, texts.undoFailed)),
				);
		},
		[mayWrite, save],
	);
}
