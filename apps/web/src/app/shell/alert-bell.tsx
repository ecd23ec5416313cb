import { mdiBellOutline } from '@mdi/js';
import { ALERT_BELL_ID, ALERT_BELL_TEXTS as texts } from '../../features/alert/alert-bell-texts.ts';
import { untaken } from '../../features/alert/concerning.ts';
import { useMyAlerts } from '../../features/alert/use-my-alerts.ts';
import { useNewAlerts } from '../../features/alert/use-new-alerts.ts';
import { useTabCount } from '../../lib/use-tab-title.ts';
import classes from './alert-bell.module.css';
import { BarButton } from './bar-button.tsx';

/** How many alerts concern the user and nobody has taken, and the way to them (ALRT-04). */
export function AlertBell({ onOpen }: { onOpen: () => void }) {
	const alerts = useMyAlerts();
	const words = useNewAlerts(alerts);
	const count = untaken(alerts ?? []).length;
	useTabCount(count);
	return (
		<>
			<BarButton id={ALERT_BELL_ID} label={texts.bell(count)} icon={mdiBellOutline} opensDialog onClick={onOpen}>
				{count > 0 && (
					<span className={classes.count} aria-hidden>
						{count}
					</span>
				)}
			</BarButton>
			<span aria-live="polite" className="visually-hidden">
				{words}
			</span>
		</>
	);
}
