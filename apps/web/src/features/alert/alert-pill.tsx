import classes from './alert-pill.module.css';
import { untaken, worstOf } from './concerning.ts';
import { useMyAlerts } from './use-my-alerts.ts';
import { WorstAlert } from './worst-alert.tsx';

/** The worst of what nobody has taken, in the top bar; a tap shows all of it. */
export function AlertPill({ onOpen }: { onOpen: () => void }) {
	const alerts = useMyAlerts() ?? [];
	const alert = worstOf(alerts);
	if (!alert) return null;
	return (
		<button type="button" className={classes.pill} aria-haspopup="dialog" title={alert.text} onClick={onOpen}>
			<WorstAlert alert={alert} count={untaken(alerts).length} />
		</button>
	);
}
