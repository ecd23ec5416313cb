import { useEffect, useState } from 'react';

/** Milliseconds after which it is fetched: what the first screen asks for comes first. */
const AFTER_FIRST_SCREEN = 600;

/**
 * What `load` brings, once it is there: fetched after the first screen, or at once when something wants it before, and from
 * then on drawn in the task that asks for it, as React.lazy would not. `hasFailed` says that what wants it does so in vain;
 * the next that `wanted` is tries again.
 */
export function useLoadedLater<T>(load: () => Promise<T>, wanted: unknown) {
	const [loaded, setLoaded] = useState<T | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const isLoaded = loaded !== null;
	useEffect(() => {
		if (isLoaded) return;
		setHasFailed(false);
		const fetch = () =>
			load().then(
				(brought) => setLoaded(() => brought),
				() => setHasFailed(Boolean(wanted)),
			);
		const timer = setTimeout(fetch, wanted ? 0 : AFTER_FIRST_SCREEN);
		return () => clearTimeout(timer);
	}, [isLoaded, load, wanted]);
	return { loaded, hasFailed };
}
