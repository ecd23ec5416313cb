import type { Activity, BatchUpdate } from '@crossload/contract';
import type { PlanMove, Remedy } from '@crossload/domain';
import { useCallback } from 'react';
import { failureText } from '../../api/errors.ts';
import { useBatch } from '../../api/plan/batch.ts';
import { notify } from '../../ui/notify.tsx';
import { useUndo } from '../changes/use-undo.ts';
import { CHECK_TEXTS as texts } from './check-texts.ts';

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

/** The changes that a remedy makes, each of the version that is shown. */
function updatesOf({ moves }: Remedy, activities: readonly Activity[]): BatchUpdate[] {
	return moves.flatMap((move) => {
		const activity = activities.find(({ id }) => id === move.id);
		return activity ? [{ ...differencesOf(move, activity), version: activity.version }] : [];
	});
}

/** A point has no start of its own, so that one is not sent. */
function differencesOf({ planned_start, planned_end, ...move }: PlanMove, present: Activity) {
	return {
		...move,
		...(planned_start === undefined || planned_start === present.planned_start ? {} : { planned_start }),
		...(planned_end === undefined || planned_end === present.planned_end ? {} : { planned_end }),
	};
}
