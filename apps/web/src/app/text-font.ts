import { within } from '../lib/within.ts';

/** In milliseconds. */
const A_MOMENT = 100;

/**
 * Waits a moment for the text font if start.js has sent for it: a page that is laid out before it is there is laid out
 * twice.
 */
export async function textFontReady(): Promise<void> {
	if (!document.head.querySelector('link[rel="preload"][as="font"]')) return;
	const coming = document.fonts.load("1rem 'Inter Variable'").catch(() => []);
	await within(A_MOMENT, coming);
}
