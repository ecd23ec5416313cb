import { Menu, type MenuProps } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Reference } from './reference.tsx';

/**
 * The library's menu, made when it opens: with the screen, and in each row of a list, it would take longer than its button
 * (decision 0010).
 */
export function LazyMenu({ button, children, ...menu }: LazyMenuProps) {
	const target = useRef<HTMLButtonElement>(null);
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const change = (opened: boolean) => {
		setOpen(opened);
		if (!opened) target.current?.focus({ preventScroll: true });
	};
	return (
		<>
			{button({
				ref: target,
				id,
				'aria-haspopup': 'menu',
				'aria-expanded': isOpen,
				'aria-controls': isOpen ? `${id}-dropdown` : undefined,
				onClick: () => change(!isOpen),
			})}
			{isOpen && (
				<Menu opened onChange={change} id={id} returnFocus={false} {...menu}>
					<Menu.Target>
						<Reference to={target} />
					</Menu.Target>
					<Menu.Dropdown>{children}</Menu.Dropdown>
				</Menu>
			)}
		</>
	);
}

interface LazyMenuProps
	extends Pick<MenuProps, 'closeOnItemClick' | 'position' | 'withinPortal' | 'withInitialFocusPlaceholder'> {
	/** Draws the button, with what it is given. */
	button: (props: MenuButtonProps) => ReactNode;
	/** The items. */
	children: ReactNode;
}

interface MenuButtonProps {
	ref: Ref<HTMLButtonElement>;
	id: string;
	'aria-haspopup': 'menu';
	'aria-expanded': boolean;
	'aria-controls': string | undefined;
	onClick: () => void;
}
