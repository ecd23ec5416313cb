import { Link } from '@tanstack/react-router';
import pill from './alert-pill.module.css';
import classes from './alert-strip.module.css';
import { ALERT_TEXTS as texts } from './alert-texts.ts';
import { untaken, worstOf } from './concerning.ts';
import { useMyAlerts } from './use-my-alerts.ts';
import { WorstAlert } from './worst-alert.tsx';

/** The worst of what nobody has taken, on a phone's dashboard; a tap shows all of it. */
export function AlertStrip() {
	const alerts = useMyAlerts();
	const alert = alerts && worstOf(alerts);
	if (!alert) return alerts && <p className={classes.none}>{texts.none}</p>;
	return (
		<Link to="/alerts" className={`${pill.pill} ${classes.strip}`} title={alert.text}>
			<WorstAlert alert={alert} count={untaken(alerts).length} />
		</Link>
	);
}
