import {
	type ActivityState,
	type ActivityStatus,
	type ActivityTimes,
	activityState,
	activityStatus,
} from '@crossload/domain';
import { useAtNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { STATUS_ICONS } from './activity-icons.ts';
import classes from './status.module.css';
import { STATUS_NAMES, STATUS_SHORT } from './status-texts.ts';

/** An activity's status in lists, turning by itself; the short word stands, the full one is its name and tooltip. */
export function StatusLabel({ activity }: { activity: ActivityTimes }) {
	const status = useAtNow((now) => activityStatus(activity, now));
	const name = STATUS_NAMES[status];
	const short = STATUS_SHORT[status];
	if (name === short) return <StatusWord status={status} word={short} />;
	return (
		// The browser's own tooltip: every row of a long list has one, and the library's costs thirty hooks each.
		<span className={classes.status} data-status={status} title={name} data-above>
			<Icon path={STATUS_ICONS[status]} className={classes.icon} />
			<span aria-hidden>{short}</span>
			<span className="visually-hidden">{name}</span>
		</span>
	);
}

/** An activity's status in details: Planned, Running or Done, of what really happened. */
export function StateLabel({ activity }: { activity: ActivityTimes }) {
	const state: ActivityState = activityState(activity);
	return <StatusWord status={state} word={STATUS_SHORT[state]} />;
}

/** The icon of a status alone, for where its word stands nearby; the full name is there for screen readers. */
export function StatusIcon({ status, size = 16 }: { status: ActivityStatus; size?: number }) {
	return (
		<span className={classes.status} data-status={status}>
			<Icon path={STATUS_ICONS[status]} size={size} className={classes.icon} />
			<span className="visually-hidden">{STATUS_NAMES[status]}</span>
		</span>
	);
}

function StatusWord({ status, word }: { status: ActivityStatus; word: string }) {
	return (
		<span className={classes.status} data-status={status}>
			<Icon path={STATUS_ICONS[status]} className={classes.icon} />
			<span>{word}</span>
		</span>
	);
}
