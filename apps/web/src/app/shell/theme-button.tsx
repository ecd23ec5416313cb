import { ActionIcon } from '@mantine/core';
import { Icon } from '../../ui/icon.tsx';
import classes from './top-bar.module.css';
import { useThemeSwitch } from './use-theme-switch.ts';

/** Switches between the dark and the light theme; it shows the one it leads to. */
export function ThemeButton() {
	const { label, icon, toggle } = useThemeSwitch();
	return (
		<ActionIcon variant="subtle" size={36} className={classes.quiet} aria-label={label} title={label} onClick={toggle}>
			<Icon path={icon} size={20} />
		</ActionIcon>
	);
}
