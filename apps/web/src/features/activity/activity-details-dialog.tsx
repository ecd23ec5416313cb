import { useEffect } from 'react';
import { messageOf } from '../../api/errors.ts';
import { useRight } from '../../api/session.ts';
import { TypeLabel } from '../../entities/activity/type-label.tsx';
import { notify } from '../../ui/notify.tsx';
import { dropSecondClick } from '../../ui/second-click.ts';
import { SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useLastDefined } from '../../ui/use-last-defined.ts';
import { useDelayed } from '../delay/open-delay.ts';
import { ActivityDetails } from './activity-details.tsx';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';
import { ActivityTopActions } from './activity-top-actions.tsx';
import { MoreButtons } from './more-buttons.tsx';
import { hasOperations, OperateButtons } from './operate-buttons.tsx';
import { useActivity } from './use-activity.ts';
import { useActivityActions } from './use-activity-actions.tsx';
import { useCancelling } from './use-cancelling.tsx';

/** Everything about an activity, and what can be done with it (ACT-05 to ACT-10). Closed while `activityId` is null. */
export function ActivityDetailsDialog({ activityId, onClose }: ActivityDetailsDialogProps) {
	const isOpen = activityId !== null;
	const shownId = useLastDefined(activityId ?? undefined) ?? 0;
	const actions = useActivityActions(onClose);
	const cancelling = useCancelling();
	const { activity, error } = useActivity(shownId, isOpen && shownId !== actions.removedId);
	const latest = useLastDefined(activity);
	const mayOperate = useRight('activity:operate');

	useEffect(() => {
		if (!isOpen || error === null) return;
		notify.error(messageOf(error, texts.unknownError));
		onClose(shownId);
	}, [isOpen, error, shownId, onClose]);

	const current = latest?.id === shownId ? latest : null;
	const isDelaying = useDelayed() !== null;
	const canOperate = current !== null && mayOperate && hasOperations(current);
	return (
		// A row becomes its details under the finger, Start becomes Done, and a question goes from over them.
		<div onClickCapture={dropSecondClick}>
			<SheetOrModal
				opened={isOpen}
				isInAddress
				// Escape closes the question on top first.
				onClose={() => !actions.isAsking && !cancelling.isAsking && !isDelaying && onClose()}
				title={current ? <TypeLabel type={current.activityType} /> : 'Activity'}
				actions={current && <ActivityTopActions activity={current} actions={actions} />}
				footer={canOperate && <OperateButtons activity={current} actions={actions} />}
			>
				{current ? (
					<ActivityDetails key={current.id} activity={current}>
						<MoreButtons activity={current} onCancel={cancelling.cancel} onRestore={cancelling.restore} />
					</ActivityDetails>
				) : (
					<SkeletonRows count={5} />
				)}
			</SheetOrModal>
			{actions.question}
			{cancelling.dialog}
		</div>
	);
}

interface ActivityDetailsDialogProps {
	activityId: number | null;
	/** With the id of the activity that is done with, or without one whichever is shown. */
	onClose: (id?: number) => void;
}
