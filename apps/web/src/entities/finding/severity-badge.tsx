import type { Severity } from '@crossload/domain';
import { mdiAlertOctagon, mdiHelp, mdiTimerSand } from '@mdi/js';
import { Icon, type IconSize } from '../../ui/icon.tsx';
import classes from './severity-badge.module.css';

const ICONS = { impossible: mdiAlertOctagon, tight: mdiTimerSand, missing: mdiHelp } as const;

/** How bad a finding is, in words. */
export const SEVERITY_NAMES = { impossible: 'Impossible', tight: 'Tight', missing: 'Missing' } as const;

/** The shape of a severity, where its word stands elsewhere. */
export function SeverityIcon({ severity, size, className }: SeverityIconProps) {
	return <Icon path={ICONS[severity]} size={size} className={className} />;
}

interface SeverityIconProps {
	severity: Severity;
	size: IconSize;
	className?: string | undefined;
}

/** How bad a finding is, or how many are so bad: a shape and a word, never a colour, which says what happens (late, running, done). */
export function SeverityBadge({
	severity,
	word = SEVERITY_NAMES[severity],
	count,
	isShort = false,
}: SeverityBadgeProps) {
	return (
		<span className={classes.badge} data-severity={severity}>
			<SeverityIcon severity={severity} size={14} />
			{count === undefined ? word : count}
			{count !== undefined && <span className={isShort ? 'visually-hidden' : undefined}>{` ${severity}`}</span>}
		</span>
	);
}

interface SeverityBadgeProps {
	severity: Severity;
	/** In place of the severity's own name. */
	word?: string;
	count?: number;
	/** On phones the shape alone says how bad. */
	isShort?: boolean;
}
