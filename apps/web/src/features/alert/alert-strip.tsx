import { Link } from '@tanstack/react-router';
import pill from './alert-pill.module.css';
import classes from './alert-strip.module.css';
import { ALERT_TEXTS as texts } from './alert-texts.ts';
import { useWorstAlert } from './use-worst-alert.ts';
import { WorstAlertLine } from './worst-alert-line.tsx';

/** The worst of what nobody has taken, on a phone's dashboard; a tap shows all of it. */
export function AlertStrip() {
	const worst = useWorstAlert();
	if (worst === null) return <p className={classes.none}>{texts.none}</p>;
	if (worst === undefined) return null;
	return (
		<Link to="/alerts" className={`${pill.pill} ${classes.strip}`} title={worst.alert.text}>
			<WorstAlertLine {...worst} />
		</Link>
	);
}
