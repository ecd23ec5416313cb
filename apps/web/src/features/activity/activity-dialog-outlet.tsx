import { LaterDialog, later } from '../../ui/later-dialog.tsx';
import { useActivityDialog } from './use-activity-dialog.ts';

const Details = later(async () => (await import('./activity-details-dialog.tsx')).ActivityDetailsDialog);

/** Shows the details of the activity that the address names, whatever page is under them. */
export function ActivityDialogOutlet() {
	const { activityId, close } = useActivityDialog();
	return (
		<LaterDialog opened={activityId !== null}>
			{(opened) => <Details activityId={opened ? activityId : null} onClose={close} />}
		</LaterDialog>
	);
}
