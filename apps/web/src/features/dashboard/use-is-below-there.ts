import { useElementScrollRestoration } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** Nobody has scrolled there sooner. */
const SOON = 300;

/**
 * Whether the cards below a phone's window are there. They come once the window is painted and what was tapped has been
 * responded to; at once where all of them are in the window, and for somebody who comes back to where they had scrolled to.
 */
export function useIsBelowThere(): boolean {
	const isPhone = useIsPhone();
	const left = useElementScrollRestoration({ getElement: () => window });
	const [isPainted, setIsPainted] = useState(false);
	useEffect(() => {
		const frame = requestAnimationFrame(async () => {
			await whenIdle(SOON);
			startTransition(() => setIsPainted(true));
		});
		return () => cancelAnimationFrame(frame);
	}, []);
	return !isPhone || isPainted || (left?.scrollY ?? 0) > 0;
}
