import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './row-buttons.module.css';

/** What can be done with a row, at its end. */
export function RowButtons({ children }: { children: ReactNode }) {
	return <div className={classes.buttons}>{children}</div>;
}

/** One of {@link RowButtons}. */
export function RowButton({ label, of, icon, onClick }: RowButtonProps) {
	return (
		<Tooltip label={label}>
			<ActionIcon
				variant="subtle"
				color="gray"
				c="var(--cl-text2)"
				size={32}
				aria-label={`${label}: ${of}`}
				onClick={onClick}
			>
				<Icon path={icon} size={20} />
			</ActionIcon>
		</Tooltip>
	);
}

interface RowButtonProps {
	label: string;
	/** Names the row for screen readers. */
	of: string;
	/** A path of @mdi/js. */
	icon: string;
	onClick: () => void;
}

/** Pixels that so many buttons take, wide enough for fingers. */
export function rowButtonsWidth(count: number): number {
	return 44 * count;
}
