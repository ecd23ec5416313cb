import { mdiTrayRemove } from '@mdi/js';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { Icon } from './icon.tsx';

/** Says that there is nothing, and offers what to do next. */
export function EmptyState({ text, icon = mdiTrayRemove, action }: EmptyStateProps) {
	return (
		<div className={classes.empty}>
			<Icon path={icon} size={28} />
			<p className={classes.text}>{text}</p>
			{action}
		</div>
	);
}

interface EmptyStateProps {
	text: string;
	/** A path of @mdi/js. */
	icon?: string;
	action?: ReactNode;
}
