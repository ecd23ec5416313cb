import {
	type CSSVariablesResolver,
	createTheme,
	localStorageColorSchemeManager,
	type MantineColorsTuple,
	virtualColor,
} from '@mantine/core';

/** Where the chosen colour scheme is kept; public/start.js reads it before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

const dark: MantineColorsTuple = [
	'#e9edf0',
	'#b4bdc5',
	'#94a0aa',
	'#6e7a85',
	'#2a3136',
	'#22282d',
	'#1d2226',
	'#0f1214',
	'#0a0c0e',
	'#060708',
];
const gray: MantineColorsTuple = [
	'#f7f8f9',
	'#f1f3f4',
	'#e9edef',
	'#d3d9dd',
	'#b7c0c7',
	'#76838e',
	'#55616b',
	'#3c4750',
	'#262e35',
	'#12171b',
];
/** Hi-vis yellow down to ink. */
const signal: MantineColorsTuple = [
	'#fbffe0',
	'#f3fbb0',
	'#eaf77e',
	'#dff24a',
	'#c9dd2e',
	'#a3b51c',
	'#7a8913',
	'#525d0f',
	'#2f370f',
	'#1c2126',
];

const radius = 'var(--cl-radius)';

/**
 * A dialog keeps the page under it from scrolling by dealing with wheel and touch. Taking the scroll bar away as well would
 * set a variable on the body, and the browser would style every element of the page again. mantine.css has
 * it appear: Mantine's own transition draws it two frames later, and twice.
 */
const dialog = { removeScrollProps: { removeScrollBar: false }, transitionProps: { duration: 0 } };

/** As theme.css declares it. */
export const TEXT_FONT = "'Inter Variable'";

export const theme = createTheme({
	// The accent is judged for contrast per scheme only if it is a virtual colour: yellow in dark, ink in light.
	colors: { dark, gray, signal, accent: virtualColor({ name: 'accent', dark: 'signal', light: 'signal' }) },
	primaryColor: 'accent',
	primaryShade: { light: 9, dark: 3 },
	autoContrast: true,
	luminanceThreshold: 0.179,
	white: '#ffffff',
	black: '#12171b',
	fontFamily: `${TEXT_FONT}, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif`,
	fontSizes: {
		xs: 'var(--cl-font-size-12)',
		sm: 'var(--cl-font-size-13)',
		md: 'var(--cl-font-size-14)',
		lg: 'var(--cl-font-size-15)',
		xl: 'var(--cl-font-size-16)',
	},
	lineHeights: { xs: '1.334', sm: '1.385', md: '1.429', lg: '1.467', xl: '1.5' },
	spacing: {
		xs: 'var(--cl-space-8)',
		sm: 'var(--cl-space-12)',
		md: 'var(--cl-space-16)',
		lg: 'var(--cl-space-20)',
		xl: 'var(--cl-space-24)',
	},
	radius: { xs: radius, sm: radius, md: radius, lg: radius, xl: radius },
	defaultRadius: radius,
	shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
	respectReducedMotion: true,
	cursorType: 'pointer',
	components: {
		// A list of choices is made when it is opened, not with every screen that has one.
		Combobox: { defaultProps: { keepMounted: false } },
		// What opens over the page has a landmark of its own in index.html, so that screen readers find it.
		Portal: { defaultProps: { target: '#overlays' } },
		Modal: { defaultProps: dialog },
		ModalRoot: { defaultProps: dialog },
		DrawerRoot: { defaultProps: dialog },
		// A dialog's heading line is no second banner of the page.
		ModalHeader: { defaultProps: { role: 'presentation' } },
		DrawerHeader: { defaultProps: { role: 'presentation' } },
		ModalCloseButton: { defaultProps: { 'aria-label': 'Close' } },
		DrawerCloseButton: { defaultProps: { 'aria-label': 'Close' } },
	},
});

/** What Mantine colours by itself follows the tokens of theme.css. */
const followTokens = {
	'--mantine-color-text': 'var(--cl-text)',
	'--mantine-color-body': 'var(--cl-surface)',
	'--mantine-color-dimmed': 'var(--cl-dim)',
	'--mantine-color-error': 'var(--cl-error)',
	'--mantine-color-success': 'var(--cl-done)',
	'--mantine-color-placeholder': 'var(--cl-dim)',
	'--mantine-color-anchor': 'var(--cl-text)',
	'--mantine-color-default': 'var(--cl-raise)',
	'--mantine-color-default-hover': 'var(--cl-hover)',
	'--mantine-color-default-color': 'var(--cl-text)',
	'--mantine-color-default-border': 'var(--cl-line)',
	'--mantine-color-disabled': 'var(--cl-raise)',
	'--mantine-color-disabled-color': 'var(--cl-strong)',
	'--mantine-color-disabled-border': 'var(--cl-line)',
};

export const resolveCssVariables: CSSVariablesResolver = () => ({
	variables: {},
	light: followTokens,
	dark: followTokens,
});
