import { mdiAlertCircle, mdiChevronRight } from '@mdi/js';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './alert-pill.module.css';
import { SHORT_KIND_TEXTS, ALERT_TEXTS as texts } from './alert-texts.ts';
import type { WorstAlert } from './use-worst-alert.ts';

/** The worst of so many alerts in words, on one line. */
export function WorstAlertLine({ alert, count }: WorstAlert) {
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
