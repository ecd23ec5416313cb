/** Resolves when the browser has nothing else to do, at the latest after `latestMs`; in Safari, which does not say so, in a task of its own. */
export function whenIdle(latestMs: number): Promise<unknown> {
	return new Promise((resolve) => {
		if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: latestMs });
		else setTimeout(resolve);
	});
}
