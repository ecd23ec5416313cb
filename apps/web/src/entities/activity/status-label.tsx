import { type ActivityStatus, type ActivityTimes, activityStatus } from '@crossload/domain';
import { useNow } from '../../lib/now.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import { STATUS_ICONS } from './activity-icons.ts';
import classes from './status.module.css';
import { STATUS_NAMES, STATUS_SHORT } from './status-texts.ts';

/** An activity's status in lists, turning by itself; the short word is shown, the full one is its name and tooltip. */
export function StatusLabel({ activity }: { activity: ActivityTimes }) {
	const status = activityStatus(activity, useNow());
	const name = STATUS_NAMES[status];
	const short = STATUS_SHORT[status];
	if (name === short) return <StatusWord status={status} />;
	return (
		<span className={classes.status} data-status={status} data-above {...withTooltip(name)}>
			<Icon path={STATUS_ICONS[status]} className={classes[status]} />
			<span aria-hidden>{short}</span>
			<span className="visually-hidden">{name}</span>
		</span>
	);
}

/** The icon of a status alone, for where its word stands nearby; the full name is there for screen readers. */
export function StatusIcon({ status, size = 16 }: { status: ActivityStatus; size?: IconSize }) {
	return (
		<>
			<Icon path={STATUS_ICONS[status]} size={size} className={`${classes.alone} ${classes[status]}`} />
			<span className="visually-hidden">{STATUS_NAMES[status]}</span>
		</>
	);
}

/** A status by its icon and word. */
export function StatusWord({ status }: { status: ActivityStatus }) {
	return (
		<span className={classes.status} data-status={status}>
			{/* The longest word has no room for an icon beside it. */}
			{status !== 'cancelled' && <Icon path={STATUS_ICONS[status]} className={classes[status]} />}
			{STATUS_SHORT[status]}
		</span>
	);
}
