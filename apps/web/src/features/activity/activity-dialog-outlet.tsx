import { lazy } from 'react';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { useActivityDialog } from './use-activity-dialog.ts';

const Details = lazy(async () => ({ default: (await import('./activity-details-dialog.tsx')).ActivityDetailsDialog }));

/** Shows the details of the activity that the address names, whatever page is under them. */
export function ActivityDialogOutlet() {
	const { activityId, close } = useActivityDialog();
	return (
		<LazyDialog opened={activityId !== null}>
			{(opened) => <Details activityId={opened ? activityId : null} onClose={close} />}
		</LazyDialog>
	);
}
