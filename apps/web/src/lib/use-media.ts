import { useSyncExternalStore } from 'react';

/** Under 768 px wide a phone, under 1200 a tablet, from there a desktop. */
export type Screen = 'phone' | 'tablet' | 'desktop';

const tablet = window.matchMedia('(min-width: 768px)');
const desktop = window.matchMedia('(min-width: 1200px)');
const listeners = new Set<() => void>();
/** Kept, because asking the browser may have it lay out the page. */
let screen = readScreen();

for (const query of [tablet, desktop]) {
	query.addEventListener('change', () => {
		screen = readScreen();
		for (const listener of listeners) listener();
	});
}

/** What kind of screen this is; follows when a window is resized or a tablet turned. */
export function useScreen(): Screen {
	return useSyncExternalStore(subscribe, knownScreen);
}

export function useIsPhone(): boolean {
	return useScreen() === 'phone';
}

const knownScreen = () => screen;

function readScreen(): Screen {
	if (!tablet.matches) return 'phone';
	return desktop.matches ? 'desktop' : 'tablet';
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
