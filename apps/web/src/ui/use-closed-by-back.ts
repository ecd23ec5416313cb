import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useStableHandler } from './use-stable-handler.ts';

/** What lies over the page, the topmost last. */
const layers: symbol[] = [];

/**
 * The browser's Back closes what lies on top, as Escape does, instead of changing the page beneath it. What the address
 * opens is closed by the address: with `isInAddress` it only counts as a layer.
 */
export function useClosedByBack(opened: boolean, onClose: () => void, isInAddress = false): void {
	const { history } = useRouter();
	const close = useStableHandler(onClose);
	useLayoutEffect(() => {
		if (!opened) return;
		const layer = Symbol();
		layers.push(layer);
		const unblock = history.block({
			enableBeforeUnload: false,
			blockerFn: ({ action }) => {
				if (isInAddress || action !== 'BACK' || layers.at(-1) !== layer) return false;
				close();
				return true;
			},
		});
		return () => {
			unblock();
			layers.splice(layers.indexOf(layer), 1);
		};
	}, [opened, isInAddress, history, close]);
}
