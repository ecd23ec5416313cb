import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './top-bar.module.css';

/** An icon of the top bar, named when it is pointed at. */
export function BarButton({ label, icon, opensDialog = false, children, ...button }: BarButtonProps) {
	return (
		<ActionIcon
			variant="subtle"
			size={useIsPhone() ? 44 : 36}
			className={classes.quiet}
			aria-label={label}
			aria-haspopup={opensDialog ? 'dialog' : undefined}
			title={label}
			{...button}
		>
			<Icon path={icon} size={20} />
			{children}
		</ActionIcon>
	);
}

interface BarButtonProps {
	id?: string;
	label: string;
	icon: string;
	opensDialog?: boolean;
	onClick: () => void;
	/** Over the icon. */
	children?: ReactNode;
}
