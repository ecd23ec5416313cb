/** Resolves when the browser has nothing else to do, at the latest after so many milliseconds; Safari does not say when. */
export function whenIdle(latestMs: number): Promise<unknown> {
	return new Promise((resolve) => {
		if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: latestMs });
		else setTimeout(resolve);
	});
}
