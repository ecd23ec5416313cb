import { useMantineColorScheme } from '@mantine/core';
import { mdiWeatherNight, mdiWeatherSunny } from '@mdi/js';
import { useEffect } from 'react';

/** Colour of the browser's own bar: that of the app's bar. */
const BAR_COLORS = { dark: '#161a1d', light: '#ffffff' } as const;

/** The theme that is not on, and how to switch to it; the choice is remembered (SHELL-04). */
export function useThemeSwitch() {
	const { colorScheme, setColorScheme } = useMantineColorScheme();
	const current = colorScheme === 'light' ? 'light' : 'dark';
	const other = current === 'light' ? 'dark' : 'light';
	useEffect(() => {
		document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLORS[current]);
	}, [current]);
	return {
		label: other === 'light' ? 'Light theme' : 'Dark theme',
		icon: other === 'light' ? mdiWeatherSunny : mdiWeatherNight,
		toggle: () => setColorScheme(other),
	};
}
