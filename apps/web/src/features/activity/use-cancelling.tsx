import type { Activity } from '@crossload/contract';
import { lazy, type ReactNode, useCallback } from 'react';
import { useCancelActivity, useRestoreActivity } from '../../api/activities.ts';
import { failureText } from '../../api/errors.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { activityName } from './activity-name.ts';
import { CANCEL_TEXTS as texts } from './cancel-texts.ts';

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

interface Cancelling {
	/** Asks for the reason, then cancels; it can be undone. */
	readonly cancel: (activity: Activity) => void;
	readonly restore: (activity: Activity) => void;
	readonly isAsking: boolean;
	/** To be rendered. */
	readonly dialog: ReactNode;
}

/** Cancelling an activity, and having it take place after all (CXL-01). */
export function useCancelling(): Cancelling {
	const { isOpen, subject: activity, open, close } = useDialog<Activity>();
	const { mutateAsync: send } = useCancelActivity();
	const { mutateAsync: sendRestoration } = useRestoreActivity();
	const announce = useAnnounceSaved();
	const restore = useCallback(
		({ id }: Pick<Activity, 'id'>) =>
			void sendRestoration(id).then(
				(restored) => announce(texts.restored, restored),
				(error: unknown) => notify.error(failureText(texts.restoreFailed, error)),
			),
		[sendRestoration, announce],
	);
	const dialog = activity && (
		<LazyDialog opened={isOpen}>
			{(opened) => (
				<CancelDialog
					opened={opened}
					onClose={close}
					title={texts.cancelTheActivity(activityName(activity))}
					submit={texts.cancelActivity}
					cancel={async (reason) => {
						announce(texts.cancelled, await send({ id: activity.id, reason }));
					}}
				/>
			)}
		</LazyDialog>
	);
	return { cancel: open, restore, isAsking: isOpen, dialog };
}
