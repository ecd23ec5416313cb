import { BarButton } from './bar-button.tsx';
import { useThemeSwitch } from './use-theme-switch.ts';

/** Switches between the dark and the light theme; it shows the one it leads to. */
export function ThemeButton() {
	const { label, icon, toggle } = useThemeSwitch();
	return <BarButton label={label} icon={icon} onClick={toggle} />;
}
