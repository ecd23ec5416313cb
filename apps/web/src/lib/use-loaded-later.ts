import { useEffect, useState } from 'react';

/** Milliseconds after which it is fetched: the requests of the first screen come first. */
const AFTER_FIRST_SCREEN = 600;

/**
 * What `load` resolves with: fetched after the first screen, or at once as soon as it is `wanted`. From then on it is rendered in
 * the task that wants it, where React.lazy would be a task late. `hasFailed`: it is wanted and could not be fetched; another
 * `wanted` tries again.
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
				(result) => setLoaded(() => result),
				() => setHasFailed(Boolean(wanted)),
			);
		const timer = setTimeout(fetch, wanted ? 0 : AFTER_FIRST_SCREEN);
		return () => clearTimeout(timer);
	}, [isLoaded, load, wanted]);
	return { loaded, hasFailed };
}
