import { ActionIcon } from '@mantine/core';
import { mdiBellOutline } from '@mdi/js';
import { ALERT_BELL_ID, ALERT_BELL_TEXTS as texts } from '../../features/alert/alert-bell-texts.ts';
import { untaken } from '../../features/alert/concerning.ts';
import { useMyAlerts } from '../../features/alert/use-my-alerts.ts';
import { useNewAlerts } from '../../features/alert/use-new-alerts.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { useTabCount } from '../../lib/use-tab-title.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './alert-bell.module.css';
import bar from './top-bar.module.css';

/** How many alerts concern the user and nobody has taken, and the way to them (ALRT-04). */
export function AlertBell({ onOpen }: { onOpen: () => void }) {
	const alerts = useMyAlerts();
	const words = useNewAlerts(alerts);
	const count = untaken(alerts ?? []).length;
	useTabCount(count);
	return (
		<>
			<ActionIcon
				id={ALERT_BELL_ID}
				variant="subtle"
				size={useIsPhone() ? 44 : 36}
				className={`${bar.quiet} ${classes.bell}`}
				aria-label={texts.bell(count)}
				aria-haspopup="dialog"
				title={texts.bell(count)}
				onClick={onOpen}
			>
				<Icon path={mdiBellOutline} size={20} />
				{count > 0 && (
					<span className={classes.count} aria-hidden>
						{count}
					</span>
				)}
			</ActionIcon>
			<span aria-live="polite" className="visually-hidden">
				{words}
			</span>
		</>
	);
}
