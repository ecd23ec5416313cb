import { ActivityDetailsDialog } from './activity-details-dialog.tsx';
import { useActivityDialog } from './use-activity-dialog.ts';

/** Shows the details of the activity that the address names, whatever page is under them. */
export function ActivityDialogOutlet() {
	const { activityId, close } = useActivityDialog();
	return <ActivityDetailsDialog activityId={activityId} onClose={close} />;
}
