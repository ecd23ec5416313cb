import { useSyncExternalStore } from 'react';

/** Under 768 px wide a phone, under 1200 a tablet, from there a desktop. */
export type Screen = 'phone' | 'tablet' | 'desktop';

const TABLET = '(min-width: 768px)';
const DESKTOP = '(min-width: 1200px)';

/** What kind of screen this is; follows when a window is resized or a tablet turned. */
export function useScreen(): Screen {
	return useSyncExternalStore(subscribe, readScreen);
}

export function useIsPhone(): boolean {
	return useScreen() === 'phone';
}

function readScreen(): Screen {
	if (!window.matchMedia(TABLET).matches) return 'phone';
	return window.matchMedia(DESKTOP).matches ? 'desktop' : 'tablet';
}

function subscribe(listener: () => void): () => void {
	const queries = [window.matchMedia(TABLET), window.matchMedia(DESKTOP)];
	for (const query of queries) query.addEventListener('change', listener);
	return () => {
		for (const query of queries) query.removeEventListener('change', listener);
	};
}
