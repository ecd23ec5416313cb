import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SheetBody, SheetFooter, SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import classes from './alert-dialog.module.css';
import { AlertList } from './alert-list.tsx';
import { ALERT_TEXTS as texts } from './alert-texts.ts';
import { useMyAlerts } from './use-my-alerts.ts';

/** What concerns the user, over any screen. */
export function AlertDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
	const alerts = useMyAlerts();
	return (
		<SheetOrModal opened={opened} onClose={onClose} title={texts.title} hasOwnBody>
			<SheetBody>
				{alerts === undefined && <SkeletonRows count={4} />}
				{alerts?.length === 0 && <EmptyState text={texts.none} />}
				{alerts && alerts.length > 0 && <AlertList alerts={alerts} label={texts.title} onLeave={onClose} />}
			</SheetBody>
			<SheetFooter>
				<Link to="/alerts" className={classes.all} onClick={onClose}>
					{texts.all}
				</Link>
			</SheetFooter>
		</SheetOrModal>
	);
}
