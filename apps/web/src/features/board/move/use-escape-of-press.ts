import { useEffect } from 'react';
import { useStableHandler } from '../../../ui/use-stable-handler.ts';

/** Esc gives up what a pressed pointer has begun, wherever the focus is (BRD-04). */
export function useEscapeOfPress(isPressed: boolean, onEscape: () => void): void {
	const handleEscape = useStableHandler(onEscape);
	useEffect(() => {
		if (!isPressed) return undefined;
		const handleKey = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return;
			event.preventDefault();
			event.stopPropagation();
			handleEscape();
		};
		window.addEventListener('keydown', handleKey, { capture: true });
		return () => window.removeEventListener('keydown', handleKey, { capture: true });
	}, [isPressed, handleEscape]);
}
