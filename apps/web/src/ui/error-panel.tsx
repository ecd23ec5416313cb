import { Button } from '@mantine/core';
import { mdiAlertCircle } from '@mdi/js';
import type { ReactNode } from 'react';
import classes from './error-panel.module.css';
import { Icon } from './icon.tsx';

/** Says what failed, lets it be tried again where that may help, and offers what else can be done; `isBare` where it stands in a frame already. */
export function ErrorPanel({ message, onRetry, isBare = false, children }: ErrorPanelProps) {
	return (
		<div role="alert" className={classes.panel} data-bare={isBare || undefined}>
			<Icon path={mdiAlertCircle} size={20} className={classes.icon} />
			<p className={classes.message}>{message}</p>
			{onRetry && (
				<Button variant="default" onClick={onRetry}>
					Try again
				</Button>
			)}
			{children}
		</div>
	);
}

interface ErrorPanelProps {
	message: string;
	onRetry?: (() => void) | undefined;
	isBare?: boolean;
	children?: ReactNode;
}
