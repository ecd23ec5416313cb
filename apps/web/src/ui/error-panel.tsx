import { Button } from '@mantine/core';
import { mdiAlertCircle } from '@mdi/js';
import classes from './error-panel.module.css';
import { Icon } from './icon.tsx';

/** Says what failed and lets it be tried again; `isBare` where it stands in a frame already. */
export function ErrorPanel({ message, onRetry, isBare = false }: ErrorPanelProps) {
	return (
		<div role="alert" className={classes.panel} data-bare={isBare || undefined}>
			<Icon path={mdiAlertCircle} size={20} className={classes.icon} />
			<p className={classes.message}>{message}</p>
			<Button variant="default" onClick={onRetry}>
				Try again
			</Button>
		</div>
	);
}

interface ErrorPanelProps {
	message: string;
	onRetry: () => void;
	isBare?: boolean;
}
