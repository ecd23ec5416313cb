import classes from './alert-pill.module.css';
import { useWorstAlert } from './use-worst-alert.ts';
import { WorstAlertLine } from './worst-alert-line.tsx';

/** The worst of what nobody has taken, in the top bar; a tap shows all of it. */
export function AlertPill({ onOpen }: { onOpen: () => void }) {
	const worst = useWorstAlert();
	if (!worst) return null;
	return (
		<button type="button" className={classes.pill} aria-haspopup="dialog" title={worst.alert.text} onClick={onOpen}>
			<WorstAlertLine {...worst} />
		</button>
	);
}
