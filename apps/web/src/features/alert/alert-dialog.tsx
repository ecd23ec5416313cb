import { ActionIcon } from '@mantine/core';
import { mdiTuneVariant } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SheetBody, SheetFooter, SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import classes from './alert-dialog.module.css';
import { AlertList } from './alert-list.tsx';
import { AlertSettingsPanel } from './alert-settings-panel.tsx';
import { ALERT_TEXTS as texts } from './alert-texts.ts';
import { useMyAlerts } from './use-my-alerts.ts';

/** What concerns the user, over any screen; what they want to hear of stands beside it, or where there is no room in its place. */
export function AlertDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
	const alerts = useMyAlerts();
	const [hasSettings, setSettings] = useState(false);
	const settingsButton = (
		<ActionIcon
			variant="subtle"
			size={36}
			className={classes.tune ?? ''}
			aria-label={texts.settings}
			aria-pressed={hasSettings}
			onClick={() => setSettings(!hasSettings)}
		>
			<Icon path={mdiTuneVariant} size={20} />
		</ActionIcon>
	);
	return (
		<SheetOrModal
			opened={opened}
			onClose={onClose}
			title={texts.title}
			actions={settingsButton}
			{...(hasSettings && { size: 'wide' as const })}
			hasOwnBody
		>
			<SheetBody>
				<div className={classes.sides} data-settings={hasSettings || undefined}>
					{hasSettings && <AlertSettingsPanel />}
					<div className={classes.alerts}>
						{alerts === undefined && <SkeletonRows count={4} />}
						{alerts?.length === 0 && <EmptyState text={texts.none} />}
						{alerts && alerts.length > 0 && <AlertList alerts={alerts} label={texts.title} onLeave={onClose} />}
					</div>
				</div>
			</SheetBody>
			<SheetFooter>
				<Link to="/alerts" className={classes.all} onClick={onClose}>
					{texts.all}
				</Link>
			</SheetFooter>
		</SheetOrModal>
	);
}
