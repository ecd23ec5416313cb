import { useElementScrollRestoration } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** Milliseconds after the first paint: sooner than anybody has scrolled there. */
const MAX_WAIT_MS = 300;

/**
 * Whether a phone renders what is below the fold. It does once the window is painted and the browser is idle, so that a first
 * tap is not kept waiting; at once for somebody who comes back to where they had scrolled to. Wider screens render all at once.
 */
export function useShowsBelowFold(): boolean {
	const isPhone = useIsPhone();
	const left = useElementScrollRestoration({ getElement: () => window });
	const [isPainted, setIsPainted] = useState(false);
	useEffect(() => {
		const frame = requestAnimationFrame(async () => {
			await whenIdle(MAX_WAIT_MS);
			startTransition(() => setIsPainted(true));
		});
		return () => cancelAnimationFrame(frame);
	}, []);
	return !isPhone || isPainted || (left?.scrollY ?? 0) > 0;
}
