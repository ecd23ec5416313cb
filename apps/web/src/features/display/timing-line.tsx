import type { Activity } from '@crossload/contract';
import { activityStatus, timingOf } from '@crossload/domain';
import { STATUS_ICONS } from '../../entities/activity/activity-icons.ts';
import { formatTiming } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import classes from './display.module.css';

/** How an activity stands: 'since 17:08', '5 min late', with its shape and colour; `text` says it in other words. */
export function TimingLine({ activity, text }: { activity: Activity; text?: string }) {
	const now = useNow();
	const status = activityStatus(activity, now);
	const timing = timingOf(activity, now);
	const isOverdue = timing !== null && /^(?:late|over)/.test(timing.kind);
	return (
		<span className={classes.timing} data-status={isOverdue ? 'late' : status}>
			{status !== 'planned' && status !== 'cancelled' && <DisplayIcon path={STATUS_ICONS[status]} />}
			{text ?? (timing && formatTiming(timing, now))}
		</span>
	);
}

/** An icon as high as the text around it; a path of @mdi/js. */
export function DisplayIcon({ path }: { path: string }) {
	return (
		<svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden fill="currentColor" style={{ flex: 'none' }}>
			<path d={path} />
		</svg>
	);
}
