import { useSyncExternalStore } from 'react';
import { Listeners } from './listeners.ts';
import { MEDIA_QUERIES } from './media-queries.ts';
import { isPrinting, onPrinting } from './use-is-printing.ts';

/** Under 768 px wide a phone, under 1200 a tablet, from there a desktop. */
export type Screen = 'phone' | 'tablet' | 'desktop';

const tablet = window.matchMedia(MEDIA_QUERIES['not-phone']);
const desktop = window.matchMedia(MEDIA_QUERIES.desktop);
const wide = window.matchMedia(MEDIA_QUERIES['all-columns']);
const touch = window.matchMedia(MEDIA_QUERIES.touch);
const listeners = new Listeners();
/** Kept, because asking the browser may have it lay out the page. */
let known = readMedia();

for (const query of [tablet, desktop, wide, touch]) query.addEventListener('change', handleChange);
onPrinting(handleChange);

/** Paper is as narrow as a phone, and no other screen: what is printed is what was on the screen (SHEET-05). */
function handleChange() {
	if (isPrinting()) return;
	known = readMedia();
	listeners.notify();
}

/** What kind of screen this is; changes when a window is resized or a tablet turned. */
export function useScreen(): Screen {
	return useSyncExternalStore(listeners.subscribe, () => known.screen);
}

export function useIsPhone(): boolean {
	return useScreen() === 'phone';
}

/** From 1600 px on, as in the production office: room for every column of a list. */
export function useIsWide(): boolean {
	return useSyncExternalStore(listeners.subscribe, () => known.isWide);
}

/** Whether the pointer is a finger, as on a tablet or a phone. */
export function useIsTouch(): boolean {
	return useSyncExternalStore(listeners.subscribe, () => known.isTouch);
}

function readMedia() {
	return { screen: readScreen(), isWide: wide.matches, isTouch: touch.matches };
}

function readScreen(): Screen {
	if (!tablet.matches) return 'phone';
	return desktop.matches ? 'desktop' : 'tablet';
}
