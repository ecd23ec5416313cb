import { mdiAlertCircle, mdiChevronRight } from '@mdi/js';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './alert-pill.module.css';
import { SHORT_KIND_TEXTS, ALERT_TEXTS as texts } from './alert-texts.ts';
import { untaken, worstOf } from './concerning.ts';
import { useMyAlerts } from './use-my-alerts.ts';

/** The worst of what nobody has taken, in the top bar; a tap shows all of it. */
export function AlertPill({ onOpen }: { onOpen: () => void }) {
	const alerts = useMyAlerts() ?? [];
	const alert = worstOf(alerts);
	if (!alert) return null;
	const { kind, band, vehicle, position, stage, text } = alert;
	const count = untaken(alerts).length;
	const about = (band ?? vehicle ?? position)?.name;
	return (
		<button type="button" className={classes.pill} aria-haspopup="dialog" title={text} onClick={onOpen}>
			<Icon path={mdiAlertCircle} size={18} />
			<span className={classes.kind}>{SHORT_KIND_TEXTS[kind]}</span>
			{about && <b className={classes.about}>{about}</b>}
			{stage && <StageChip stage={stage} isShort />}
			{count > 1 && <span className={classes.count}>{texts.oneOf(count)}</span>}
			<span className="visually-hidden">{texts.counted(count)}</span>
			<Icon path={mdiChevronRight} size={18} />
		</button>
	);
}
