import type { Alert } from '@crossload/contract';
import { ActionIcon, Button } from '@mantine/core';
import { mdiTuneVariant } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { usePersisted } from '../../lib/persisted.ts';
import { SEEN_ALERTS } from '../../lib/personal-settings.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SheetBody, SheetFooter, SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ALERT_BELL_ID } from './alert-bell-texts.ts';
import classes from './alert-dialog.module.css';
import { AlertList } from './alert-list.tsx';
import { AlertSettingsPanel } from './alert-settings-panel.tsx';
import { ALERT_TEXTS as texts } from './alert-texts.ts';
import { useMyAlerts } from './use-my-alerts.ts';

/** What concerns the user, over any screen, below the bell; their settings stand beside it, or where there is no room in its place. */
export function AlertDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
	const alerts = useMyAlerts();
	const { unseen, markSeen } = useSeenAlerts(alerts);
	const hasAlerts = alerts !== undefined && alerts.length > 0;
	const [hasSettings, setSettings] = useState(false);
	const tune = useRef<HTMLButtonElement>(null);
	// The dots stay as long as the list is open.
	const close = () => {
		markSeen();
		onClose();
	};
	const actions = (
		<>
			{unseen.size > 0 && (
				<Button
					variant="subtle"
					size="compact-md"
					onClick={() => {
						markSeen();
						// This button goes away with it.
						tune.current?.focus();
					}}
				>
					{texts.allSeen}
				</Button>
			)}
			<ActionIcon
				ref={tune}
				variant="subtle"
				size={36}
				className={classes.tune ?? ''}
				aria-label={texts.settings}
				aria-pressed={hasSettings}
				onClick={() => setSettings(!hasSettings)}
			>
				<Icon path={mdiTuneVariant} size={20} />
			</ActionIcon>
		</>
	);
	return (
		<SheetOrModal
			opened={opened}
			onClose={close}
			below={ALERT_BELL_ID}
			title={
				<>
					{texts.title}
					{hasAlerts && <span className={classes.count}>{texts.openCount(alerts.length)}</span>}
				</>
			}
			actions={actions}
			{...(hasSettings && { size: 'wide' as const })}
			hasOwnBody
		>
			<SheetBody>
				<div className={classes.sides} data-settings={hasSettings || undefined}>
					{hasSettings && <AlertSettingsPanel />}
					<div className={classes.alerts}>
						{alerts === undefined && <SkeletonRows count={4} />}
						{alerts?.length === 0 && <EmptyState text={texts.none} />}
						{hasAlerts && <AlertList alerts={alerts} label={texts.title} unseen={unseen} onLeave={close} />}
					</div>
				</div>
			</SheetBody>
			<SheetFooter>
				<Link to="/alerts" className={classes.all} onClick={close}>
					{texts.all}
				</Link>
			</SheetFooter>
		</SheetOrModal>
	);
}

/** The ids of the open alerts that this device has not shown before, and what marks all of them as seen (ALRT-04). */
function useSeenAlerts(alerts: readonly Alert[] | undefined) {
	const [seen, setSeen] = usePersisted<readonly number[]>(SEEN_ALERTS, parseIds, NONE);
	const ids = alerts?.map(({ id }) => id) ?? [];
	return {
		unseen: new Set(ids.filter((id) => !seen.includes(id))),
		// Those that are over go from the list with it, so that it stays short.
		markSeen: () => alerts && setSeen(ids),
	};
}

const NONE: readonly number[] = [];

function parseIds(stored: unknown): readonly number[] | null {
	return Array.isArray(stored) && stored.every((id) => typeof id === 'number') ? stored : null;
}
