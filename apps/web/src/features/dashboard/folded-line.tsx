import { type ActivityTimes, activityStatus, type Instant } from '@crossload/domain';
import { mdiChevronDown } from '@mdi/js';
import { STATUS_ICONS } from '../../entities/activity/activity-icons.ts';
import { formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import classes from './folded-line.module.css';

/** `5 late since 14:25`: one line for what makes room for what comes next; it opens and closes their rows (USE-03). */
export function FoldedLine({ folded, isOpen, onToggle }: FoldedLineProps) {
	const now = useNow();
	const late = folded.filter((activity) => activityStatus(activity, now) === 'late');
	const running = folded.filter((activity) => activityStatus(activity, now) === 'running');
	return (
		<button type="button" className={classes.line} aria-expanded={isOpen} onClick={onToggle}>
			{late.length > 0 && (
				<span className={classes.late}>
					<Icon path={STATUS_ICONS.late} size={16} />
					{texts.late(late.length) + sinceText(late, now)}
				</span>
			)}
			{late.length > 0 && running.length > 0 && <span className="visually-hidden">, </span>}
			{running.length > 0 && (
				<span className={classes.running}>
					<Icon path={STATUS_ICONS.running} size={16} />
					{texts.running(running.length) + (late.length > 0 ? '' : sinceText(running, now))}
				</span>
			)}
			<Icon path={mdiChevronDown} className={classes.chevron} />
		</button>
	);
}

interface FoldedLineProps {
	/** By their planned time. */
	folded: readonly ActivityTimes[];
	isOpen: boolean;
	onToggle: () => void;
}

function sinceText([first]: readonly ActivityTimes[], now: Instant): string {
	const since = first?.start ?? first?.planned_start ?? first?.planned_end ?? null;
	return since === null ? '' : texts.since(formatNear(since, now));
}
