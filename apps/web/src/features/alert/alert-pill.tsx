import type { Alert } from '@crossload/contract';
import { mdiAlertCircle, mdiChevronRight } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './alert-pill.module.css';
import { SHORT_KIND_TEXTS, ALERT_TEXTS as texts } from './alert-texts.ts';
import { untaken, worstOf } from './concerning.ts';
import { useMyAlerts } from './use-my-alerts.ts';

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

/** The same on a phone's dashboard. */
export function AlertStrip() {
	const worst = useWorstAlert();
	if (worst === null) return <p className={classes.none}>{texts.none}</p>;
	if (worst === undefined) return null;
	return (
		<Link to="/alerts" className={classes.strip} title={worst.alert.text}>
			<WorstAlertLine {...worst} />
		</Link>
	);
}

/** The most urgent alert, and how many alerts nobody has taken. */
interface WorstAlert {
	readonly alert: Alert;
	readonly count: number;
}

/** The worst of the user's alerts that nobody has taken; null for none, undefined until that is known. */
function useWorstAlert(): WorstAlert | null | undefined {
	const alerts = useMyAlerts();
	const alert = alerts && worstOf(alerts);
	return alerts && (alert ? { alert, count: untaken(alerts).length } : null);
}

/** The worst of so many alerts in words, on one line. */
function WorstAlertLine({ alert, count }: WorstAlert) {
	const { kind, band, vehicle, position, stage } = alert;
	const about = (band ?? vehicle ?? position)?.name;
	return (
		<>
			<Icon path={mdiAlertCircle} size={18} />
			<span className={classes.kind}>{SHORT_KIND_TEXTS[kind]}</span>
			{about && <b className={classes.about}>{about}</b>}
			{stage && <StageChip stage={stage} isShort />}
			{count > 1 && <span className={classes.count}>{texts.oneOf(count)}</span>}
			<span className="visually-hidden">{texts.counted(count)}</span>
			<Icon path={mdiChevronRight} size={18} />
		</>
	);
}
