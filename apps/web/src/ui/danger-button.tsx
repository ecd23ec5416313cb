import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** Red by word and edge: filled red would have to hold white text in one theme and black in the other. */
export function DangerButton({ onClick, children, ...look }: DangerButtonProps) {
	return (
		<Button
			variant="default"
			style={{ color: 'var(--cl-late)', borderColor: 'var(--cl-late)' }}
			onClick={onClick}
			{...look}
		>
			{children}
		</Button>
	);
}

interface DangerButtonProps extends Omit<ButtonProps, 'variant' | 'color' | 'style'> {
	onClick: () => void;
	children: ReactNode;
}
