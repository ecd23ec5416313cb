/** In milliseconds. */
const A_MOMENT = 100;

/**
 * Waits a moment for the text font if start.js has sent for it: a page that is laid out before it is there is laid out
 * twice.
 */
export async function textFontReady(): Promise<void> {
	if (!document.head.querySelector('link[rel="preload"][as="font"]')) return;
	const moment = new Promise((resolve) => setTimeout(resolve, A_MOMENT));
	await Promise.race([document.fonts.load("1rem 'Inter Variable'").catch(() => undefined), moment]);
}
